import { saidName } from '#app/platform/language/names.ts'
import { saidChoice } from '#app/platform/language/prepared.ts'
import { t } from '#app/platform/language/words.ts'
import { noExpiry } from '../expiry.ts'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { OwnCredential } from '../own.server.ts'
import { StatusTag } from '../status-tag.tsx'

/** Credentials of one kind, each leading to its record. */
export function CredentialList({ credentials }: { credentials: OwnCredential[] }) {
	return (
		<ul className="divide-y divide-line">
			{credentials.map((credential) => (
				<li key={credential.id}>
					<Link
						to={`/profile/credentials/${credential.id}`}
						className="flex min-h-11 items-center gap-3 p-4 text-ink no-underline hover:bg-hover"
					>
						<span className="grid min-w-0 flex-1 gap-1">
							<span className="flex flex-wrap items-center gap-x-3 gap-y-1">
								<span className="font-semibold wrap-anywhere">{saidName(credential.title)}</span>
								<StatusTag status={credential.status} />
							</span>
							<span className="text-sm text-ink-2">
								{[credential.number, credential.institution, credential.year].filter(Boolean).join(' · ')}
							</span>
							{lineOf(credential) ? <span className="text-sm text-ink-2">{lineOf(credential)}</span> : null}
						</span>
						<ChevronRight size={20} aria-hidden="true" className="shrink-0 text-ink-3" />
					</Link>
				</li>
			))}
		</ul>
	)
}

/** What there is to know at a glance. */
function lineOf({ kind, status, validUntil, reason, sentAgo, scan }: OwnCredential): string | null {
	if (status === 'rejected') return t`Reason: ${{ reason: saidChoice(reason ?? '') }}`
	if (status === 'expired') return t`Was valid until ${{ day: validUntil ?? '' }}`
	if (status === 'verified' && kind === 'degree') return null
	if (status === 'verified') return validUntil ? t`Valid until ${{ day: validUntil }}` : noExpiry()
	return scan === null ? t`Add a document so that we can verify it` : t`Submitted ${{ ago: sentAgo }}`
}
