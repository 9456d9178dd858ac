import { KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { FormProblem } from '#app/platform/http/form.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { t } from '#app/platform/language/words.ts'

type PasskeyFormProps = {
	action: string
	/** Answers a POST with what the device is asked. */
	options: string
	/** Makes a new key instead of using one. */
	adds?: boolean
	variant?: 'primary' | 'secondary'
	problem?: FormProblem | undefined
	/** The words on the button. */
	children: ReactNode
	/** Fields that go with it. */
	fields?: ReactNode
}

/** A button that has the device sign with a passkey. Without a script there is no such thing, and it says so. */
export function PasskeyForm({ action, options, adds, variant, problem, children, fields }: PasskeyFormProps) {
	return (
		<Form
			method="post"
			action={action}
			className={variant ? 'grid gap-3' : 'grid justify-items-start gap-3'}
			noValidate
			data-passkey={adds ? 'add' : 'use'}
			data-options={options}
		>
			<ErrorSummary problem={problem} />
			{fields}
			<input type="hidden" name="credential" defaultValue="" />
			<Button variant={variant} className="no-js:hidden">
				<KeyRound size={18} aria-hidden="true" /> {children}
			</Button>
			<output data-passkey-status="" className="text-sm text-ink-2" />
			<p className="hidden text-sm text-ink-2 no-js:block">
				{t`Passkeys need JavaScript, which is turned off in this browser.`}
			</p>
		</Form>
	)
}
