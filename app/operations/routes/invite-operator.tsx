import { invitationDays } from '#app/durations.ts'
import { Form } from 'react-router'
import { operatorRoles } from '#app/identity/operators/operator-role.ts'
import { mailLimitReached } from '#app/hospitals/labels.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { forbidden, invalid, tooMany } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { requestFacts } from '#app/platform/http/request-context.server.ts'
import { RadioGroup } from '#app/ui/fields/choice-group.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { OperatorInvitation } from '../people/account-schema.server.ts'
import { inviteOperator } from '../team/invitations.server.ts'
import { operatorRoleNames, operatorTasks } from '../policy.ts'
import { operatorTeamPath } from '../team/team-path.ts'
import { requireProvenLead } from '../team/team-route.server.ts'
import type { Route } from './+types/invite-operator.ts'

const here = '/operator/team/invitations/new'

export async function loader({ context, request }: Route.LoaderArgs) {
	await requireProvenLead(context, request, here)
	return null
}

export async function action({ context, request }: Route.ActionArgs) {
	const lead = await requireProvenLead(context, request, here)
	const form = await parseForm(request, OperatorInvitation)
	if (!form.ok) return invalid(form.problem)

	const { email, duty: role } = form.value
	const invited = await inviteOperator(lead, { email, role }, context.get(requestFacts).clientAddress)
	if (invited.ok)
		return redirectWith(operatorTeamPath, {
			title: 'Invitation sent',
			detail: `${email} has ${invitationDays} days to accept.`,
		})
	const { values } = form
	if (invited.failure === 'not-lead') throw forbidden('You are no longer a lead.')
	if (invited.failure === 'too-many-mails')
		return tooMany({ form: mailLimitReached(invited.seconds), values }, invited.seconds)
	return invalid({
		fields: { email: ['This email address already has an account. Use another address for the operator account.'] },
		values,
	})
}

// The page says it: only it knows whether something is wrong.
const labels = { email: 'Email', duty: 'Role' }

export default function InviteOperator({ actionData }: Route.ComponentProps) {
	const refused: FormProblem | undefined = actionData
	const problem = useTyped(refused)
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={actionData}>Invite an operator</PageTitle>
			<PageHeader
				back={{ to: operatorTeamPath, label: 'Operators' }}
				title="Invite an operator"
				lead={`We will email them a link. It works once and is valid for ${invitationDays} days.`}
			/>
			<Form method="post" className="grid gap-5" noValidate>
				<ErrorSummary problem={problem} labels={labels} />
				<TextField
					name="email"
					type="email"
					label={labels.email}
					autoComplete="off"
					defaultValue={fieldValue(problem, 'email')}
					error={problem?.fields?.['email']}
				/>
				<RadioGroup
					name="duty"
					label={labels.duty}
					options={operatorRoles.map((role) => ({
						value: role,
						label: operatorRoleNames[role],
						hint: `Can ${operatorTasks[role]}.`,
					}))}
					defaultValue={fieldValue(problem, 'duty', 'check')}
					error={problem?.fields?.['duty']}
				/>
				<SubmitButton className="justify-self-start" pendingLabel="Sending...">
					Send invitation
				</SubmitButton>
			</Form>
		</main>
	)
}
