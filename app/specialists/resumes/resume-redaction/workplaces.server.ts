import { findListed } from '#app/catalog/places/places.server.ts'
import { states } from '#app/catalog/places/states.ts'
import { escaped, inOrder, type Span, spansOf, wordsOf } from './span.ts'

/** Words common in the names of hospitals and colleges. Another word in the name identifies it. */
const common = new Set(
	`a academy advanced all and apex army associates ayurved ayurveda ayurvedic ayush b c cancer cardiac care central centre center charitable chest child
	children childrens city clinic clinics college command corporation critical d deemed dental diagnostic diagnostics district
	doctor dr drs e education emergency esi esic eye for foundation g general global government govt gp group h heart health healthcare
	home homeopathic homoeopathic hospital hospitals icu india indian institute institutes institution institutional international j k kidney l limited ltd m
	maternity mch medicine medical medicare medicity memorial mission ms multi multispeciality multispecialty municipal n national new nursing of
	ortho orthopaedic orthopedic p pediatric paediatric polyclinic post postgraduate private pvt r railway regional research rural s
	school science sciences shri smt speciality specialities specialty spine sri st state sub super superspeciality superspecialty surgical t
	teaching technology accident behaviour burn burns covid diabetes dialysis fertility human mental neuro psychiatry trauma tuberculosis singh kumar kumari devi bai the trust unani university unit v women womens and name designation department address senior junior staff patient patients
	मेडिकल वैद्यकीय अस्पताल हॉस्पिटल रुग्णालय कॉलेज महाविद्यालय विश्वविद्यालय चिकित्सालय क्लिनिक जिला जिल्हा सरकारी शासकीय नर्सिंग होम केंद्र आरोग्य स्वास्थ्य`.split(
		/\s+/,
	),
)
const knownInitials = new Set([
	'ICU',
	'CCU',
	'NICU',
	'PICU',
	'ECMO',
	'TEE',
	'OPD',
	'ACLS',
	'BLS',
	'MBBS',
	'USG',
	'GICU',
	'MICU',
	'SICU',
])
const stateWords = new Set(Object.values(states).flatMap((name) => name.toLowerCase().split(' ')))
/** Whether a word says nothing of which hospital or college it is. */
export const isCommon = (word: string) =>
	common.has(word.toLowerCase()) || stateWords.has(word.toLowerCase()) || findListed(word) !== null

/** Names of hospitals and colleges in the forms in which a text goes on to call them: in full, in short, by initials. */
export function findWorkplaces(text: string, names: readonly string[]): Span[] {
	const found = new Set(names.map((name) => (name.split(',')[0] ?? '').trim()).filter((name) => name.length >= 3))
	return [...found].flatMap((name) => {
		const words = wordsOf(name)
		return [
			...inFull(words).flatMap((form) => spansOf(wholeWords(form), text)),
			...inShort(words)
				.flatMap((form) => spansOf(wholeWords(String.raw`${form}(?:[^\S\t]+${kinds})*`), text))
				.filter(({ start }) => /[\p{Lu}\p{Lo}]/u.test(text[start] ?? '')),
			...initialsOf(words).flatMap((form) => spansOf(wholeWords(form, 'gu'), text)),
		]
	})
}

const wholeWords = (form: string, flags = 'giu') =>
	new RegExp(String.raw`(?<![\p{L}\p{N}])${form}(?![\p{L}\p{N}])`, flags)

/** `Care` of Care Hospital is a word like others: only the whole name tells which it is. */
const inFull = (words: readonly string[]) =>
	words.length > 1 || words.some((word) => !isCommon(word)) ? [`${inOrder(words)}s?`] : []

/** `Ruby Hall` and `Jehangir Hospitals`: the words of its own, with a capital. */
function inShort(words: readonly string[]): string[] {
	const end = words.findIndex(isCommon)
	const leading = words.slice(0, end === -1 ? words.length : end)
	const single = words.filter((word) => word.length >= 4 && !isCommon(word)).map(escaped)
	return leading.length > 1 && leading.join('').length > 4 ? [inOrder(leading), ...single] : single
}
const kinds =
	'(?:heart|cancer|medical|super|multi|speciality|multispeciality|hospitals?|institute|clinic|college|centre|center|healthcare|foundation)'

function initialsOf(words: readonly string[]): string[] {
	const letters = words
		.filter((word) => !/^(?:of|and|the|for)$/i.test(word))
		.map((word) => word[0]?.toUpperCase() ?? '')
	if (letters.length < 3 || knownInitials.has(letters.join(''))) return []
	return [String.raw`${letters.map(escaped).join(String.raw`\.?`)}\.?`]
}
