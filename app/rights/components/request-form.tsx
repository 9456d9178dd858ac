import { Form } from 'react-router'
import type { RightsKind } from '#app/cases/kinds.ts'
import { documentFieldProps } from '#app/platform/files/document-rule.ts'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { FileField } from '#app/ui/fields/file-field.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { rightsKindTexts } from '../status.ts'
import { t } from '#app/platform/language/words.ts'

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
		name: t`Your name`,
		contact: t`Email or mobile number`,
		about: about ?? '',
		nomineeName: t`Name of your nominee`,
		nomineeContact: t`Email or phone number of your nominee`,
		message: kind === 'order' ? t`What the order says` : t`Details`,
		document: t`The order`,
	}
	const withFile = kind === 'order' ? ({ encType: 'multipart/form-data', 'data-upload': '' } as const) : {}
	const field = (name: keyof typeof labels, stored?: string | null) => ({
		name,
		label: labels[name],
		defaultValue: fieldValue(problem, name, stored),
		error: problem?.fields?.[name],
	})
	return (
		<Form method="post" action={`/grievances?kind=${kind}`} className="grid gap-5" noValidate {...withFile}>
			<ErrorSummary problem={problem} labels={labels} />
			<input type="hidden" name="kind" value={kind} />
			<TextField {...field('name', sender?.name)} autoComplete="name" />
			<TextField
				{...field('contact', sender?.email)}
				hint={t`The receipt with your number and the answer go here.`}
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
			{kind === 'order' ? (
				<FileField
					{...documentFieldProps}
					name="document"
					label={labels.document}
					optional
					error={problem?.fields?.['document']}
				/>
			) : null}
			<div className="contact-trap" aria-hidden="true">
				<label htmlFor="website">{t`Leave this empty`}</label>
				<input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
			</div>
			<input type="hidden" name="stamp" value={fieldValue(problem, 'stamp') || stamp} />
			<Button className="justify-self-start">{t.of('button')`Send`}</Button>
		</Form>
	)
}
