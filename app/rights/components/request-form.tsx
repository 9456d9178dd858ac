import { Form } from 'react-router'
import type { RightsKind } from '#app/cases/kinds.ts'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { rightsKindTexts } from '../status.ts'

type RequestFormProps = {
	kind: RightsKind
	problem: FormProblem | undefined
	/** When the form was handed out, signed. A refused form keeps the stamp that it came with. */
	stamp: string
	sender: { name: string; email: string | null } | null
	maxLengths: { about: number; message: number; nomineeContact: number }
}

export function RequestForm({ kind, problem, stamp, sender, maxLengths }: RequestFormProps) {
	const { about, needsAbout } = rightsKindTexts[kind]
	const labels = {
		name: 'Your name',
		contact: 'Email or mobile number',
		about: about ?? '',
		nomineeName: 'Name of your nominee',
		nomineeContact: 'Email or phone number of your nominee',
		message: kind === 'order' ? 'What the order says' : 'Details',
	}
	const field = (name: keyof typeof labels, stored?: string | null) => ({
		name,
		label: labels[name],
		defaultValue: fieldValue(problem, name, stored),
		error: problem?.fields?.[name],
	})
	return (
		<Form method="post" action={`/grievances?kind=${kind}`} className="grid gap-5" noValidate>
			<ErrorSummary problem={problem} labels={labels} />
			<input type="hidden" name="kind" value={kind} />
			<TextField {...field('name', sender?.name)} autoComplete="name" />
			<TextField
				{...field('contact', sender?.email)}
				hint="The receipt with your number and the answer go here."
				autoComplete="email"
			/>
			{about === undefined ? null : (
				<TextField {...field('about')} optional={!needsAbout} maxLength={maxLengths.about} />
			)}
			{kind === 'nominee' ? (
				<>
					<TextField {...field('nomineeName')} />
					<TextField {...field('nomineeContact')} maxLength={maxLengths.nomineeContact} />
				</>
			) : null}
			<TextArea {...field('message')} rows={7} maxLength={maxLengths.message} />
			<div className="contact-trap" aria-hidden="true">
				<label htmlFor="website">Leave this empty</label>
				<input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
			</div>
			<input type="hidden" name="stamp" value={fieldValue(problem, 'stamp') || stamp} />
			<Button className="justify-self-start">Send</Button>
		</Form>
	)
}
