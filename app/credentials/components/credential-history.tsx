import { Timeline } from '#app/ui/timeline.tsx'
import type { OwnRecord } from '../own.server.ts'
import { type CredentialStatus, credentialStatusNames } from '../status.ts'

/** What happened to a credential, oldest first. */
export function CredentialHistory({ events }: { events: OwnRecord['history'] }) {
	return (
		<Timeline
			label="History of this credential"
			steps={events.map(({ from, to, by, reason, at }, index) => ({
				label: labelOf(from, to),
				state: index === events.length - 1 ? 'current' : 'done',
				at,
				detail: (
					<>
						{by ? `By ${by}` : null}
						{reason ? <p className="whitespace-pre-line">{reason}</p> : null}
					</>
				),
			}))}
		/>
	)
}

function labelOf(from: CredentialStatus | null, to: CredentialStatus) {
	if (to !== 'pending') return credentialStatusNames[to]
	return from === null ? 'Submitted for verification' : 'Resubmitted'
}
