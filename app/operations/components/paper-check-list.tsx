import { PaperPlace } from '#app/credentials/papers/paper-place.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { CredentialRecord } from '../credentials/credential-record.server.ts'

const states = {
	agrees: { label: 'Agrees', tone: 'success' },
	differs: { label: 'Differs', tone: 'danger' },
	unread: { label: 'Not read', tone: 'neutral' },
} as const

/** What was typed beside what the document says, each with its place on the document. */
export function PaperCheckList({ credential }: { credential: CredentialRecord }) {
	const { signature, editedWith } = credential
	return (
		<>
			{signature ? (
				<Notice tone={signature.counts ? 'success' : 'warning'} title={signature.title}>
					{signature.detail}
				</Notice>
			) : null}
			{editedWith ? (
				<Notice tone="warning" title="The file was saved by an image or PDF editor">
					The file names “{editedWith}”. Cropping or joining pages is enough for that. Look for text that was changed.
				</Notice>
			) : null}
			<Readings credential={credential} />
		</>
	)
}

function Readings({ credential: { id, paper } }: { credential: CredentialRecord }) {
	if (!paper) return null
	if (paper.status === 'waiting') return <p className="text-sm">The document is being read.</p>
	if (!paper.reading) return <p className="text-sm">We could not read the document. Compare it by eye.</p>
	const { reading, checks } = paper
	return (
		<div className="grid gap-3">
			{reading.flags.map((flag) => (
				<Notice key={flag} tone="warning" title={flag}>
					{reading.code ? <p className="wrap-anywhere">{reading.code.text}</p> : null}
				</Notice>
			))}
			{reading.code && reading.codeHost ? (
				<p className="text-sm">
					<a href={`/operator/credentials/${id}/code`} target="_blank" rel="noopener noreferrer" className="link">
						Open the page of the code: {reading.codeHost}
					</a>
				</p>
			) : null}
			<ul className="grid gap-3">
				{checks.map(({ label, state, claimed, printed, place }) => (
					<li key={label} className="grid gap-1">
						<p className="flex flex-wrap items-center gap-2 text-sm">
							<Tag tone={states[state].tone}>{states[state].label}</Tag>
							<span className="font-medium">{label}:</span> {claimed}
							{state === 'differs' ? <span>On the document: {printed}</span> : null}
						</p>
						{place ? (
							<PaperPlace
								picture={(page) => `/operator/credentials/${id}/document?as=picture&page=${page + 1}`}
								reading={reading}
								field={place}
								label={label}
							/>
						) : null}
					</li>
				))}
			</ul>
		</div>
	)
}
