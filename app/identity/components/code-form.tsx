import { Form } from 'react-router'
import type { FormProblem } from '#app/platform/http/form.ts'
import { CodeField } from '#app/ui/fields/code-field.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { t } from '#app/platform/language/words.ts'

const focused = { autoFocus: true }

type CodeFormProps = {
	problem: FormProblem | undefined
	action: string
	hint: string
	button: string
	/** The code is all that this page asks for. */
	isOnlyField?: boolean
}

/** The six digits of an authenticator app, sent as soon as they are there, or a recovery code. */
export function CodeForm({ problem, action, hint, button, isOnlyField }: CodeFormProps) {
	return (
		<Form method="post" action={action} className="grid gap-5" noValidate>
			<ErrorSummary problem={problem?.form ? { form: problem.form } : undefined} />
			<CodeField
				name="code"
				label={t`Code`}
				hint={hint}
				orRecoveryCode
				error={problem?.fields?.['code']}
				{...(isOnlyField ? focused : {})}
			/>
			<SubmitButton action={action} className="justify-self-start" pendingLabel={t`Checking...`}>
				{button}
			</SubmitButton>
		</Form>
	)
}
