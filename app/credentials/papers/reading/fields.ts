import type { TextLine } from '#app/platform/ocr/picture-text.ts'
import { isSure, type ReadField, sureEnough } from '../paper.ts'
import type { Label } from './labels.ts'
import type { Labelled } from './values.ts'

const boxOf = ({ left, top, width, height }: TextLine) => ({ left, top, width, height })

/** A sign as unsure as this may be another one, however sure the others are. */
const unsureSign = 0.5

/** How sure so many signs are together, from 0 to 1. */
const sureOfSigns = (signs: readonly number[]) => {
	const mean = signs.reduce((sum, each) => sum + each, 0) / Math.max(1, signs.length)
	return signs.some((each) => each < unsureSign) ? Math.min(mean, sureEnough - 0.05) : mean
}

/** How sure the letters and figures of these words are, whatever their label and other scripts on the line are. */
function sureOf({ text, signs }: TextLine, words: string): number {
	const at = Math.max(0, text.lastIndexOf(words))
	const length = text.includes(words) ? words.length : text.length
	return sureOfSigns(signs.slice(at, at + length).filter((_, sign) => /[A-Za-z0-9]/.test(text[at + sign] ?? '')))
}

/** `words` are those of the line that say the value. */
export const fieldOf = (line: TextLine, value: string, words = value): ReadField => ({
	value,
	confidence: sureOf(line, words),
	box: boxOf(line),
	from: line.text,
})

/** The same, as far as it may be believed at most. */
export const atMost = (field: ReadField, most: number): ReadField => ({
	...field,
	confidence: Math.min(field.confidence, most),
})

/** How sure a field may be that something else on the paper speaks against. */
export const contradicted = 0.5

/**
 * What stands behind a label, as `read` understands it. Where the same label says two different things, neither is sure; where nothing
 * behind it is understood, the field has no value and shows its place.
 */
export function labelledField(
	labelled: readonly Labelled[],
	wanted: Label,
	read: (text: string) => string | null,
): ReadField | undefined {
	const found: ReadField[] = []
	let place: TextLine | undefined
	for (const { label, line, candidates } of labelled) {
		if (label !== wanted) continue
		place ??= candidates[0]?.line ?? line
		const understood = candidates.flatMap((candidate) => {
			const value = read(candidate.text)
			if (value === null) return []
			const words = candidate.text.includes(value) ? value : candidate.text
			return [{ field: fieldOf(candidate.line, value, words), isBelow: candidate.isBelow === true }]
		})
		const [likeliest] = understood
		if (!likeliest) continue
		// What stands beside may belong to another column whose label was not read.
		const below = understood.find(({ isBelow, field }) => isBelow && isSure(field))
		const isAlone = !below || below.field.value === likeliest.field.value
		found.push(isAlone ? likeliest.field : atMost(likeliest.field, contradicted))
	}
	const [first] = found
	if (!first) return place && atMost(fieldOf(place, ''), 0)
	return found.every(({ value }) => value === first.value) ? first : atMost(first, contradicted)
}
