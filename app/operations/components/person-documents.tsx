import { Link } from 'react-router'
import { kindNames } from '#app/credentials/kinds.ts'
import { caseWorkAddress } from '#app/cases/case-work.ts'
import type { CredentialRecord } from '../credentials/credential-record.server.ts'
import { DocumentView } from './document-view.tsx'

/** Documents of all credentials of a person that wait, the opened one first: none is verified unseen, and each can be decided alone. */
export function PersonDocuments({ credential }: { credential: CredentialRecord }) {
	const waiting = credential.status === 'pending' ? credential.others.filter(({ status }) => status === 'pending') : []
	if (waiting.length === 0) return <DocumentView credential={credential} />
	return (
		<div className="doc-many flex min-h-0 flex-1 flex-col lg:overflow-auto">
			<h2 className="px-3 pt-2 text-base">{credential.title}</h2>
			<DocumentView credential={credential} />
			{waiting.map((other) => (
				<section key={other.id} aria-labelledby={`other-${other.id}`} className="contents">
					<div className="grid gap-1 border-t border-line-strong bg-surface px-3 py-2">
						<h2 id={`other-${other.id}`} className="mb-0 text-base">
							{other.title}
						</h2>
						<p className="text-sm text-ink-2">{claimOf(other)}</p>
						<p className="flex flex-wrap gap-x-4 text-sm">
							<Link
								to={`/operator/credentials/${other.id}`}
								className="link inline-flex min-h-11 items-center lg:min-h-8"
							>
								View<span className="sr-only"> {other.title}</span>
							</Link>
							<Link
								to={caseWorkAddress('credential', other.id, 'question')}
								className="link inline-flex min-h-11 items-center lg:min-h-8"
							>
								Ask for more<span className="sr-only"> about {other.title}</span>
							</Link>
							<Link
								to={`/operator/credentials/${other.id}/rejection`}
								className="link inline-flex min-h-11 items-center lg:min-h-8"
							>
								Reject<span className="sr-only"> {other.title}</span>
							</Link>
						</p>
					</div>
					<DocumentView credential={other} />
				</section>
			))}
		</div>
	)
}

/** What its owner says about it, to compare with the document. */
const claimOf = ({
	kind,
	council,
	number,
	institution,
	year,
	validUntil,
	holderName,
}: CredentialRecord['others'][number]) =>
	[
		kindNames[kind],
		council,
		number,
		institution,
		year,
		validUntil && `valid until ${validUntil}`,
		holderName && `name on it: ${holderName}`,
	]
		.filter(Boolean)
		.join(' · ')
