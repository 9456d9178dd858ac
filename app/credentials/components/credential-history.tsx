import { Timeline } from '#app/ui/timeline.tsx'
import type { OwnRecord } from '../own.server.ts'
import { type CredentialStatus, credentialStatusNames } from '../status.ts'
import { t } from '#app/platform/language/words.ts'
import { Chosen } from '#app/ui/chosen.tsx'

/** What happened to a credential, oldest first. */
export function CredentialHistory({ events }: { events: OwnRecord['history'] }) {
	return (
		<Timeline
			label={t`History of this credential`}
			steps={events.map(({ from, to, by, reason, at }, index) => ({
				label: labelOf(from, to),
				state: index === events.length - 1 ? 'current' : 'done',
				at,
				detail: (
					<>
						{by === 'you' ? t`By you` : by ? t`By our team` : null}
						{reason ? (
							<p className="whitespace-pre-line">
								<Chosen text={reason} />
							</p>
						) : null}
					</>
				),
			}))}
		/>
	)
}

function labelOf(from: CredentialStatus | null, to: CredentialStatus) {
	if (to !== 'pending') return credentialStatusNames[to]
	return from === null ? t`Submitted for verification` : t`Resubmitted`
}
