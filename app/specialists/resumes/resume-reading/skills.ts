import { allSkills } from '#app/catalog/skills.ts'
import { foldDevanagari, isDevanagari } from '#app/catalog/words/devanagari.ts'
import { foldSpelling } from '#app/catalog/words/spelling.ts'
import type { Line } from './lines.ts'
import { furtherCertificates, furtherSkills, onlyInLists, waysToSay } from './skill-words.ts'

/** Said in passing so often that they count only where the resume lists skills. */
const onlyAmongSkills = new Set([
	'Teaching',
	'Ultrasound',
	'Hematology',
	'Medical records',
	'Endoscopy',
	'Doppler',
	'CT reporting',
	'MRI reporting',
])

/** `Cardiac, neuro and pediatric anesthesia` names three. */
const kindOfAnesthesia =
	'(?:cardiac|cardiothoracic|neuro|pediatric|neonatal|obstetric|regional|general|transplant|onco)'
const sharedAnesthesia = new RegExp(
	String.raw`\b(${kindOfAnesthesia}) (?=(?:(?:\.|and|${kindOfAnesthesia}) )+anesthesia\b)`,
	'g',
)

/** `Pre and post operative care` names two, and so does `wound and pressure sore care`. */
const sharedOperation = /\bpre ?(?:op(?:erative)? )?(?:and |\. )?post ?op(?:erative)? (?:nursing )?care\b/g
const sharedCare =
	/\b(wound|stoma|catheter|drain|tracheostomy|central line|picc|burns?|ventilator|antenatal|postnatal|medication) (?:and |\. )(?=(?:\S+ ){1,2}(care|handling)\b)/g

/**
 * Said without a word before it, a catheter is that of the bladder; any other is called by its kind: `tunnelled catheter insertion`.
 */
const anyCatheter = /^catheter/
const startsWithCatheter = (text: string) =>
	text
		.split(/[\t|•;,/:.]|\b(?:and|or|of|with|in|including|male|female)\b/i)
		.some((item) => anyCatheter.test(folded(item)))

const certificates = new Set([
	'ACLS',
	'BLS',
	'PALS',
	'ATLS',
	'Neonatal resuscitation',
	'Clinical research',
	...furtherCertificates,
])

const maxSkills = 40

/** One spelling for both scripts. */
const folded = (text: string) =>
	foldSpelling(text)
		.split(' ')
		.map((word) => (isDevanagari(word) ? foldDevanagari(word) : word))
		.join(' ')

/** `isListed`: in the words of the resume, where we have no name for it. */
export type FoundSkill = { name: string; from: string; isListed?: true }

const names = [...new Set([...allSkills, ...furtherSkills])]

type Phrase = { skill: string; words: string }

/** Every way to say a skill, by its first word. */
const phrases = Map.groupBy(
	names.flatMap((skill): Phrase[] =>
		[skill, ...waysToSay(skill)].map((words) => ({
			skill,
			words: folded(words),
		})),
	),
	({ words }) => words.split(' ')[0] ?? '',
)

/** Those that may be in a text, the longest first: `labor epidurals` is labor analgesia, and its words are not read again. */
const phrasesFor = (written: string) =>
	[...new Set(written.split(' ').flatMap((word) => [word, word.replace(/s$/, '')]))]
		.flatMap((word) => phrases.get(word) ?? [])
		.toSorted((one, other) => other.words.length - one.words.length)

/** The skills that the resume speaks of: those that we have a name for, and of those that it lists the others. */
export function findSkills(lines: readonly Line[]): FoundSkill[] {
	const found = new Map<string, string>()
	const listed = new Map<string, FoundSkill>()
	for (const { text, part } of lines.reduce(joinedItems, [])) {
		if (part === 'references') continue
		// Among conferences stand courses that end with a certificate.
		for (const skill of skillsIn(text, part))
			if (!found.has(skill) && (part !== 'publications' || certificates.has(skill))) found.set(skill, text)
		if (part !== 'skills') continue
		for (const item of text
			.split(/(?:[,;|•\t]|\p{Extended_Pictographic}\uFE0F?)(?![^()]*\))|\. /u)
			.map((each) => each.trim().replace(/\.$/, '')))
			if (isClinical(item) && skillsIn(item, part).length === 0)
				listed.set(folded(item), { name: withCapital(item), from: text, isListed: true })
	}
	return [
		...names.flatMap((name) => (found.has(name) ? [{ name, from: found.get(name) ?? '' }] : [])),
		...listed.values(),
	].slice(0, maxSkills)
}

/** `Infection` at the end of a line, `control` in the next. */
function joinedItems(kept: Line[], line: Line): Line[] {
	const above = kept.at(-1)
	const isCut =
		above?.part === 'skills' &&
		line.part === 'skills' &&
		!line.isPoint &&
		/^\p{Ll}/u.test(line.text) &&
		/(?:^|[\t,;|]\s*)\p{Lu}[^\t,;|:.]*$/u.test(above.text)
	if (isCut) kept.splice(-1, 1, { ...above, text: `${above.text} ${line.text}` })
	else kept.push(line)
	return kept
}

/** Of a certificate, which stands among qualifications too: `BLS and ACLS done in 2023`. */
const lettersOnly = /^(?!ALSO$)[A-Z]{3,5}$/

/** `B.L.S.` */
const dotted = /(?<![\p{L}.])(?:\p{Lu}\.){2,5}\p{Lu}?(?![\p{L}\d])/gu
const sign = /[\t|•;,/]|\p{Extended_Pictographic}/gu

function skillsIn(text: string, part: Line['part']): string[] {
	const items = part === 'education' ? new Set(text.split(/[,;|•:]/).map(folded)) : null
	let written = ` ${folded(
		text
			.replace(/\[CU\b/g, 'ICU')
			.replace(dotted, (letters) => letters.replaceAll('.', ''))
			.replace(/ & (?=[\p{L} ]+ (?:care|handling)\b)/giu, ' and ')
			.replace(sign, ' . '),
	)} `
		.replace(sharedAnesthesia, '$1 anesthesia ')
		.replace(sharedOperation, 'pre operative care . post operative care')
		.replace(sharedCare, '$1 $2 . ')
	return phrasesFor(written).flatMap(({ skill, words }) => {
		if (items && !items.has(words) && !(lettersOnly.test(skill) && skill.toLowerCase() === words)) return []
		const said = [` ${words} `, ` ${words}s `].find((each) => written.includes(each))
		const isList = part === 'skills' || part === 'other'
		if (said === undefined || (!isList && (onlyAmongSkills.has(skill) || onlyInLists.has(words)))) return []
		if (anyCatheter.test(words) && !startsWithCatheter(text)) return []
		// A word of every sentence, where it is not in capitals.
		if (skill === 'ALSO' && (!isList || !/(?<!\p{L})ALSO(?!\p{L})/u.test(text))) return []
		written = written.replaceAll(said, ' | ')
		return [skill]
	})
}

/** What an item of a list is called by that is something done for patients. */
const clinicalWord =
	/(?:ectomy|otomy|ostomy|oscop(?:y|ies)|plast(?:y|ies)|graph(?:y|ies)|centesis|therapy|lysis|pexy|rrhaphy|desis|iatrics|ology)\b|\b(?:care|catheter\w*|monitor(?:ing)?|tubes?|insertion|lines?|blocks?|biops(?:y|ies)|dressings?|infusion|resuscitation|screening|administration|assist(?:ing|ance)|procedures?|an(?:a)?esthesia|analgesia|surg(?:ery|eries|ical)|repair|fixation|drain(?:age)?|nursing|scans?|imaging|graft\w*|shunt|patients?|interpretation|reporting|ultrasound|usg|icu|ot|opd|emergency|trauma|fractures?|pain|wounds?|medicines?|drugs?|disorders?|disease|management of|treatment)\b/i
const noSkill =
	/\b(?:team|communicat\w*|leader\w*|time|computer|office|word|excel|powerpoint|typing|internet|hard ?work\w*|honest\w*|punctual\w*|learn\w*|problem|adapt\w*|multi-?task\w*|decision|attitude|interpersonal|organi[sz]\w*|language|english|hindi|marathi|ability|able|good|excellent|strong|knowledge of (?:computer|ms)|years?|experience|his|emr|software|customer|stress|pressure)\b|@|\d{3}/i
const isClinical = (item: string) =>
	/^\p{L}/u.test(item) &&
	item.length <= 45 &&
	item.split(' ').length <= 6 &&
	clinicalWord.test(item) &&
	!noSkill.test(item)
const withCapital = (text: string) =>
	(/\p{Ll}/u.test(text) || text.length <= 5 ? text : text.toLowerCase()).replace(/^\p{Ll}/u, (letter) =>
		letter.toUpperCase(),
	)
