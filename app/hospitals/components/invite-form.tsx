import { Form } from 'react-router'
import { memberRoleAbilities, memberRoleNames, memberRoles } from '../team/member-roles.ts'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { Checkbox } from '#app/ui/fields/checkbox.tsx'
import { RadioGroup } from '#app/ui/fields/choice-group.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { type SiteChoice, SiteChoiceFields, siteChoiceLabels } from './site-choice-fields.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'

const labels = { email: 'Email', seat: 'Role', ...siteChoiceLabels, anyway: 'Confirm address' }

type Props = { problem: FormProblem | undefined; choices: readonly SiteChoice[] }

export function InviteForm({ problem: refused, choices }: Props) {
	const problem = useTyped(refused)
	return (
		<Form method="post" className="grid gap-5" noValidate>
			<ErrorSummary problem={problem} labels={labels} />
			<TextField
				name="email"
				type="email"
				label={labels.email}
				hint="Use their hospital email address if possible. They will log in with it."
				autoComplete="off"
				defaultValue={fieldValue(problem, 'email')}
				error={problem?.fields?.['email']}
			/>
			<RadioGroup
				name="seat"
				label={labels.seat}
				options={memberRoles
					.toReversed()
					.map((seat) => ({ value: seat, label: memberRoleNames[seat], hint: `Can ${memberRoleAbilities[seat]}.` }))}
				defaultValue={fieldValue(problem, 'seat', 'recruiter')}
				error={problem?.fields?.['seat']}
			/>
			<SiteChoiceFields problem={problem} choices={choices} sites={null} />
			<Checkbox
				name="anyway"
				label="This address is correct, although it is not on our hospital’s domain"
				hint="Needed only for addresses such as Gmail. Anyone with access to that mailbox can act for your hospital."
				defaultChecked={fieldValue(problem, 'anyway') === 'on'}
			/>
			<SubmitButton className="justify-self-start" pendingLabel="Sending...">
				Send invitation
			</SubmitButton>
		</Form>
	)
}
