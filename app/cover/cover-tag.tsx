import { Tag, type Tone } from '#app/ui/tag.tsx'
import { type CoverStatus, coverStatusNames } from './status.ts'
import { t } from '#app/platform/language/words.ts'

const tones: Record<CoverStatus, Tone> = {
	open: 'warning',
	covered: 'success',
	finished: 'info',
	confirmed: 'neutral',
	cancelled: 'neutral',
	unfilled: 'danger',
	missed: 'danger',
	disputed: 'warning',
	lapsed: 'neutral',
}

/** `isPlanned`: no one is asked yet. */
type CoverTagProps = { status: CoverStatus; reader: 'hospital' | 'specialist'; isPlanned?: boolean }

/** A specialist is not told that others are asked: for them it is open. */
export const CoverTag = ({ status, reader, isPlanned = false }: CoverTagProps) =>
	isPlanned ? (
		<Tag>{t`Not asked yet`}</Tag>
	) : (
		<Tag tone={tones[status]}>
			{status === 'open' && reader === 'specialist' ? t.of('request')`Open` : coverStatusNames()[status]}
		</Tag>
	)
