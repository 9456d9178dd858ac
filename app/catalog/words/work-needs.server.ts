import { foldSpelling } from './spelling.ts'
import { specialities, specialityBySlug } from '../specialities.ts'
import { doctorEntries } from './vocabulary/doctors.ts'
import type { Entry } from './vocabulary/entry.ts'
import { nurseEntries } from './vocabulary/nurses.ts'
import { postEntries } from './vocabulary/posts.ts'
import { procedureEntries } from './vocabulary/procedures.ts'
import { unitEntries } from './vocabulary/units.ts'

/**
 * What a case or duty needs: of which speciality someone is, null where the words name hours alone ('night duty'), and whether the work is one
 * case or hours of duty.
 */
export type WorkNeeds = { speciality: string | null; unit: 'case' | 'shift' }

type Phrase = { words: string; speciality: string }

const operating = new Set(['anesthesiology', 'surgery'])

/** The surgeon of a case is there already: what a hospital lacks for it is who gives the anesthesia. A heart has people of its own for that. */
function neededFor(slugs: readonly string[]): string | undefined {
	const isOperation = slugs.some((slug) => operating.has(specialityBySlug(slug)?.family ?? ''))
	if (!isOperation) return slugs[0]
	return !slugs.includes('anesthesiologist') && slugs.includes('cardiac-anesthesiologist')
		? 'cardiac-anesthesiologist'
		: 'anesthesiologist'
}

/** Words for a person, not for a field: 'ortho list' needs no orthopedic surgeon. */
const isPerson = (words: string) =>
	/(ist|ists|surgeon|surgeons|physician|physicians|doctor|doctors|nurse|nurses|sister|officer|officers|pediatrician|geriatrician|intensivist|rmo|cmo|emo|mo|midwife|matron|mbbs)$/.test(
		words,
	)

const formsOf = ({ forms, label }: Entry) =>
	[label, ...forms.split(',')].map((form) => foldSpelling(form.replace('~', ''))).filter(Boolean)

const persons: Phrase[] = [
	...specialities
		.filter(({ slug }) => slug !== 'other')
		.flatMap(({ slug, name, synonyms }) =>
			[name, ...synonyms].map((form) => ({ words: foldSpelling(form), speciality: slug })),
		),
	...[...doctorEntries, ...nurseEntries, ...postEntries].flatMap((entry) => {
		const [speciality] = entry.is ?? []
		return speciality ? formsOf(entry).map((words) => ({ words, speciality })) : []
	}),
].filter(({ words }) => isPerson(words))

const cases: Phrase[] = [...procedureEntries, ...doctorEntries].flatMap((entry) => {
	const speciality = neededFor([...(entry.is ?? []), ...(entry.then ?? [])])
	return speciality ? formsOf(entry).flatMap((words) => (isPerson(words) ? [] : [{ words, speciality }])) : []
})

/** A unit is staffed by doctors; its nurses are asked for by that word. The theatre of a hospital needs anesthesia. */
const duties: Phrase[] = [
	...unitEntries.flatMap((entry) => {
		const staff = [...(entry.is ?? []), ...(entry.inJobs?.is ?? []), ...(entry.then ?? [])]
		const doctor = staff.find((slug) => specialityBySlug(slug)?.profession === 'doctor')
		const speciality =
			entry.label === 'Operation theatre'
				? 'anesthesiologist'
				: entry.label === 'IPD'
					? 'resident-medical-officer'
					: doctor
		return speciality ? formsOf(entry).map((words) => ({ words, speciality })) : []
	}),
	...['day list', 'ot list', 'list'].map((words) => ({ words, speciality: 'anesthesiologist' })),
]

/** The longest phrase of a list that the text contains as whole words. */
function longestIn(text: string, phrases: readonly Phrase[]): Phrase | null {
	const padded = ` ${text} `
	let best: Phrase | null = null
	for (const phrase of phrases)
		if (phrase.words.length > (best?.words.length ?? 0) && padded.includes(` ${phrase.words} `)) best = phrase
	return best
}

const isDuty =
	/\b(night|nights|duty|duties|shift|shifts|list|lists|on call|oncall|day|days|12 h|24 h|12 hours?|24 hours?|round|rounds|opd|clinic|cover)\b/

/** Hours of anyone's work. A visit to a clinic or a round names less than its length. */
const isHours = /\b(night|nights|duty|duties|shift|shifts|oncall|12 h|24 h|12 hours?|24 hours?)\b|\bon call\b/

/** What the words of a hospital for a case or duty need; null where they name neither. A person that is named comes before the case they are for. */
export function needsOfWork(work: string): WorkNeeds | null {
	const text = foldSpelling(work)
	const person = longestIn(text, persons)
	const procedure = longestIn(text, cases)
	const duty = longestIn(text, duties)
	const found = person ?? procedure ?? duty
	if (!found) return isHours.test(text) ? { speciality: null, unit: 'shift' } : null
	const isOneCase = procedure !== null && !isDuty.test(text.replace(procedure.words, ' '))
	return { speciality: found.speciality, unit: isOneCase ? 'case' : 'shift' }
}
