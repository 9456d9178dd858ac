import { documentKinds, documentNames } from '#app/hospitals/checks/documents.ts'
import { Tag } from '#app/ui/tag.tsx'
import type { HospitalRecord } from '../hospitals/hospital-record.server.ts'
import { DocumentStage } from './document-stage.tsx'

/** What the hospital has uploaded, each opening written to the audit log, and what is missing. */
export function HospitalDocuments({
	hospital: { id, documents },
}: {
	hospital: Pick<HospitalRecord, 'id' | 'documents'>
}) {
	const addressOf = (documentId: string) => `/operator/hospitals/${id}/documents/${documentId}`
	return (
		<div className="doc-many flex min-h-0 flex-1 flex-col lg:overflow-auto">
			<ul className="grid gap-1 border-b border-line bg-surface p-3">
				{documentKinds.map((kind) => {
					// No tick: that it was uploaded does not mean that an operator has checked it.
					const state = stateOf(documents.filter((document) => document.kind === kind))
					return (
						<li key={kind}>
							{documentNames[kind]} <span className="text-ink-2">· {state}</span>
						</li>
					)
				})}
			</ul>
			{documents.map(({ id: documentId, kind, fileName, isPicture, isScanned, uploaded }) =>
				isScanned ? (
					<DocumentStage
						key={documentId}
						src={`${addressOf(documentId)}?as=picture`}
						name={`${documentNames[kind]}: ${fileName}, ${uploaded}`}
						alt={`${documentNames[kind]} of the hospital`}
						file={isPicture ? undefined : addressOf(documentId)}
					/>
				) : (
					<div key={documentId} className="grid justify-items-start gap-2 border-b border-line p-3">
						<p className="wrap-anywhere">
							{`${documentNames[kind]}: ${fileName}`} <span className="text-ink-2">{uploaded}</span>
						</p>
						<Tag tone="warning">Virus check in progress</Tag>
					</div>
				),
			)}
			{documents.length === 0 ? <p className="p-3 text-ink-2">No documents uploaded yet.</p> : null}
		</div>
	)
}

const stateOf = (documents: readonly { isScanned: boolean }[]) =>
	documents.length === 0
		? 'missing'
		: documents.some(({ isScanned }) => isScanned)
			? 'uploaded'
			: 'virus check in progress'
