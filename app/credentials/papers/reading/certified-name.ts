import type { TextLine } from '#app/platform/ocr/picture-text.ts'
import type { ReadField } from '../paper.ts'
import { atMost, fieldOf } from './fields.ts'
import { hasJoinedWords, isWholeName, printedName } from './names.ts'

const titled =
	/certif(?:y|ies)\s*that\s*:?\s*((?:(?:dr|mr|ms|mrs|shri|smt|kum|kumari|sister)\b\.?\s*)?\p{Lu}[\p{L}.'’ -]+?)(?=\s*(?:[,(]|$)|\s+(?:has|son|daughter|s\/o|d\/o|w\/o|is|was|of)\b)/iu

/** Whose paper it is, where a sentence says so: behind or below 'This is to certify that', or above 'has successfully completed'. */
export function certifiedName(lines: readonly TextLine[]): ReadField | undefined {
	const at = lines.findIndex(({ text }) => /certif(?:y|ies)/i.test(text))
	const done = lines.findIndex(({ text }) => /\bhas\s*(?:successfully|attended|completed|participated)/i.test(text))
	const behind = at < 0 ? undefined : titled.exec(lines[at]?.text ?? '')?.[1]
	const line = at < 0 ? lines[done - 1] : behind === undefined ? lines[at + 1] : lines[at]
	const words = behind ?? line?.text
	const name = words === undefined ? null : printedName(words)
	if (!line || !name) return undefined
	return isWholeName(name) && !hasJoinedWords(name)
		? fieldOf(line, name, words)
		: atMost(fieldOf(line, name, words), 0.6)
}
