import { FileText } from 'lucide-react'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { HospitalDocument } from '../checks/documents.server.ts'
import { documentNames } from '../checks/documents.ts'

type DocumentListProps = { documents: readonly HospitalDocument[]; canRemove: boolean }

/** What the hospital has uploaded for our check. */
export function DocumentList({ documents, canRemove }: DocumentListProps) {
	if (documents.length === 0) return null
	return (
		<ul className="grid gap-2">
			{documents.map(({ id, kind, fileName, isPicture, isScanned, uploaded }) => (
				<li
					key={id}
					data-row={id}
					className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line px-3 py-2"
				>
					<FileText size={20} aria-hidden="true" className="shrink-0 text-ink-2" />
					<div className="min-w-0 flex-1">
						<p className="font-semibold">{documentNames[kind]}</p>
						<p className="truncate text-sm text-ink-2">{`${fileName}, ${uploaded}`}</p>
					</div>
					{isScanned ? (
						<a
							href={`/hospital/documents/${id}`}
							{...(isPicture ? { target: '_blank', rel: 'noopener' } : { download: true })}
							className="btn btn-quiet btn-sm"
							aria-label={`View ${documentNames[kind]}`}
						>
							View
						</a>
					) : (
						<Tag tone="warning">Virus check in progress</Tag>
					)}
					{canRemove ? (
						<PostButton
							action={`/hospital/documents/${id}/removal`}
							variant="quiet"
							size="sm"
							aria-label={`Remove ${documentNames[kind]}`}
						>
							Remove
						</PostButton>
					) : null}
				</li>
			))}
		</ul>
	)
}
