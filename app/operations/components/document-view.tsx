import { Form } from 'react-router'
import type { CredentialRecord } from '../credentials/credential-record.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { DocumentStage } from './document-stage.tsx'

type DocumentViewProps = { credential: Pick<CredentialRecord, 'id' | 'document' | 'status' | 'title'> }

/** The document beside the claim; each reading is written to the audit log. */
export function DocumentView({ credential: { id, document, status, title } }: DocumentViewProps) {
	if (!document)
		return (
			<p className="p-3 text-ink-2">
				No document was submitted, or it was removed. This cannot be verified without one.
			</p>
		)
	const href = `/operator/credentials/${id}/document`
	if (document.scan === 'clean' && status === 'pending')
		return (
			<DocumentStage
				key={id}
				src={`${href}?as=picture`}
				name={document.fileName}
				alt={`Document for ${title}`}
				file={document.isPicture ? undefined : href}
			/>
		)
	return (
		<div className="grid gap-3 p-3">
			<div>
				<p className="font-medium wrap-anywhere">{document.fileName}</p>
				<p className="text-sm text-ink-2">
					Sent {document.uploaded}. Each time you open it is recorded in the audit log.
				</p>
			</div>
			{document.scan !== 'clean' ? (
				<p>
					<Tag tone="warning">Virus check in progress</Tag>
				</p>
			) : (
				<Form method="get" action={href} reloadDocument className="grid gap-3">
					<TextField
						name="reason"
						label="Reason for opening"
						hint="This credential has already been decided, so give a reason for opening it."
						maxLength={200}
						required
					/>
					<Button variant="secondary" className="justify-self-start">
						Open document
					</Button>
				</Form>
			)}
		</div>
	)
}
