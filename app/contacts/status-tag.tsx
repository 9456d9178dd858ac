import { Tag, type Tone } from '#app/ui/tag.tsx'
import { type RequestReader, type RequestStatus, requestLabel } from './status.ts'

const tones: Record<RequestStatus, Tone> = {
	sent: 'warning',
	accepted: 'success',
	declined: 'neutral',
	expired: 'neutral',
	withdrawn: 'neutral',
}

/** The status of a request, in the words of its reader. */
export function RequestTag({
	status,
	isRevoked,
	reader,
}: {
	status: RequestStatus
	isRevoked: boolean
	reader: RequestReader
}) {
	const tone = isRevoked ? 'neutral' : tones[status]
	return <Tag tone={tone}>{requestLabel(reader, status, isRevoked)}</Tag>
}
