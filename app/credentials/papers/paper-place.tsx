import type { PaperReading, ReadField } from './paper.ts'
import { t } from '#app/platform/language/words.ts'

/** Around the words, in heights of their line, so that it is seen what stands beside them. */
const around = 0.35

type PaperPlaceProps = {
	/** Address of the picture that was read, for a page of it. */
	picture: (page: number) => string
	reading: Pick<PaperReading, 'width' | 'height' | 'leans' | 'further'>
	field: ReadField
	label: string
}

/** The part of a paper that a field was read from, upright. */
export function PaperPlace({ picture, reading, field: { box, page = 0 }, label }: PaperPlaceProps) {
	const { width, height, leans } = reading.further?.[page - 1] ?? reading
	const edge = box.height * around
	const view = [box.left - edge, box.top - edge, box.width + 2 * edge, box.height + 2 * edge]
	return (
		<svg
			viewBox={view.map(Math.round).join(' ')}
			role="img"
			aria-label={t`${{ field: label }}, as printed on the document`}
			height={48}
			className="max-w-full rounded-md border border-line"
			preserveAspectRatio="xMinYMid meet"
		>
			<image
				href={picture(page)}
				width={width}
				preserveAspectRatio="xMinYMin meet"
				transform={`rotate(${-leans} ${width / 2} ${height / 2})`}
			/>
		</svg>
	)
}
