import { Download } from 'lucide-react'
import { Form } from 'react-router'
import type { CredentialRecord } from '../credential-record.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { DocumentStage } from './document-stage.tsx'

/** The document beside the claim. A picture is shown, a PDF is saved; each reading is written to the audit log. */
export function DocumentView({ credential }: { credential: CredentialRecord }) {
	const { id, document, status, title } = credential
	if (!document)
		return (
			<p className="p-3 text-ink-2">
				No document was submitted, or it was removed. This cannot be verified without one.
			</p>
		)
	const href = `/operator/credentials/${id}/document`
	if (document.scan === 'clean' && status === 'pending' && document.isPicture)
		return <DocumentStage src={href} name={document.fileName} alt={`Document for ${title}`} />
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
			) : status !== 'pending' ? (
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
			) : (
				<p>
					<a href={href} download className="btn btn-secondary">
						<Download size={18} aria-hidden="true" />
						Download PDF
					</a>
				</p>
			)}
		</div>
	)
}
