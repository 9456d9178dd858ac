import { Tag, type Tone } from '#app/ui/tag.tsx'
import type { RequestStatus } from './status.ts'

const tones: Record<RequestStatus, Tone> = {
	sent: 'warning',
	accepted: 'success',
	declined: 'neutral',
	expired: 'neutral',
	withdrawn: 'neutral',
}

/** Where a request stands, in the words of whoever reads it. */
export function RequestTag({
	status,
	isRevoked,
	names,
}: {
	status: RequestStatus
	isRevoked: boolean
	names: Record<RequestStatus, string>
}) {
	if (status === 'accepted' && isRevoked) return <Tag>Contact ended</Tag>
	return <Tag tone={tones[status]}>{names[status]}</Tag>
}
