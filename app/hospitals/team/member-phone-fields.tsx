import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { CodeField } from '#app/ui/fields/code-field.tsx'
import { PhoneField } from '#app/ui/fields/phone-field.tsx'

type MemberPhoneFieldsProps = { hint: string; problem: FormProblem | undefined; current?: string }

/** The member's own number; the code as soon as one was sent. */
export function MemberPhoneFields({ hint, problem, current = '' }: MemberPhoneFieldsProps) {
	const { phone, code } = problem?.fields ?? {}
	return (
		<>
			<PhoneField
				name="phone"
				label="Your mobile number"
				hint={hint}
				defaultValue={fieldValue(problem, 'phone', current)}
				error={phone}
			/>
			{code ? <CodeField name="code" label="Code" autoSubmit error={code} /> : null}
		</>
	)
}

/** What is asked for is no mistake. */
export const phoneProblemTitle = (problem: FormProblem | undefined) =>
	problem?.fields?.['code'] ? 'Confirm your mobile number' : undefined
