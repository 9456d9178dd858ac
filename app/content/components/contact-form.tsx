import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { answerTargetDays } from '#app/cases/kinds.ts'
import { t, words } from '#app/platform/language/words.ts'

const labels = words({ name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' })

type ContactFormProps = {
	problem: FormProblem | undefined
	/** When the form was handed out, signed. A refused form keeps the stamp that it came with. */
	stamp: string
	sender: { name: string; email: string | null } | null
	maxLengths: { subject: number; message: number }
}

export function ContactForm({ problem, stamp, sender, maxLengths }: ContactFormProps) {
	const field = (name: keyof typeof labels, stored?: string | null) => ({
		name,
		label: labels[name],
		defaultValue: fieldValue(problem, name, stored),
		error: problem?.fields?.[name],
	})
	return (
		<Form method="post" action="/contact" className="grid gap-5" noValidate>
			<ErrorSummary problem={problem} labels={labels} />
			<TextField {...field('name', sender?.name)} autoComplete="name" />
			<TextField
				{...field('email', sender?.email)}
				type="email"
				autoComplete="email"
				hint={t`We aim to reply to this address within ${{ days: answerTargetDays }} working days.`}
			/>
			<TextField {...field('subject')} optional maxLength={maxLengths.subject} />
			<TextArea {...field('message')} rows={7} maxLength={maxLengths.message} />
			<div className="contact-trap" aria-hidden="true">
				<label htmlFor="website">{t`Leave this empty`}</label>
				<input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
			</div>
			<input type="hidden" name="stamp" value={fieldValue(problem, 'stamp') || stamp} />
			<Button className="justify-self-start">{t`Send message`}</Button>
		</Form>
	)
}
