import { Form } from 'react-router'
import { documentFieldProps } from '#app/platform/files/document-rule.ts'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { RadioGroup } from '#app/ui/fields/choice-group.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { FileField } from '#app/ui/fields/file-field.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { documentKinds, documentNames, documentPurposes } from '../checks/documents.ts'

const action = '/hospital/documents'

/** Uploads a document by which we check the hospital; one of its kind that is there is replaced. */
export function DocumentForm({ problem, first }: { problem?: FormProblem | undefined; first?: string | undefined }) {
	return (
		<Form
			method="post"
			action={action}
			encType="multipart/form-data"
			noValidate
			data-upload=""
			className="grid max-w-160 gap-5"
		>
			<ErrorSummary problem={problem} labels={{ kind: 'Kind of document', document: 'Document' }} />
			<RadioGroup
				name="kind"
				label="Kind of document"
				options={documentKinds.map((kind) => ({
					value: kind,
					label: documentNames[kind],
					hint: documentPurposes[kind],
				}))}
				defaultValue={fieldValue(problem, 'kind', first)}
				error={problem?.fields?.['kind']}
			/>
			<FileField {...documentFieldProps} name="document" label="Document" error={problem?.fields?.['document']} />
			<SubmitButton action={action} variant="secondary" className="justify-self-start" pendingLabel="Uploading...">
				Upload document
			</SubmitButton>
		</Form>
	)
}
