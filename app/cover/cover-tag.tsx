import { Tag, type Tone } from '#app/ui/tag.tsx'
import { type CoverStatus, coverStatusNames } from './status.ts'

const tones: Record<CoverStatus, Tone> = {
	open: 'warning',
	covered: 'success',
	finished: 'info',
	confirmed: 'neutral',
	cancelled: 'neutral',
	unfilled: 'danger',
}

export const CoverTag = ({ status }: { status: CoverStatus }) => (
	<Tag tone={tones[status]}>{coverStatusNames[status]}</Tag>
)
