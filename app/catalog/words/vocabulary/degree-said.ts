import { dictionary } from '#app/platform/text/dictionary.ts'
import { keyOf } from '../words.ts'
import { courses, type DegreeSubject, subjects } from './degree-subjects.ts'
import type { Entry } from './entry.ts'

/** Titles that stand before or behind a subject, with those that say the same where the subject has no such course: 'MD OBG' is an MS. */
const titles = dictionary<readonly string[]>({
	MD: ['MD', 'MS', 'DNB'],
	MS: ['MS', 'MD', 'DNB'],
	DM: ['DM', 'DrNB', 'MCh', 'MD'],
	MCh: ['MCh', 'DrNB', 'DM', 'MS'],
	DNB: ['DNB', 'DrNB'],
	DrNB: ['DrNB', 'DNB', 'MCh', 'DM'],
	FNB: ['FNB', 'DrNB', 'DM'],
	PDCC: ['PDCC', 'FNB', 'DM'],
	diploma: ['diploma'],
	D: ['diploma'],
})
const titleForms: Readonly<Record<string, string>> = {
	MD: 'md',
	MS: 'ms',
	DM: 'dm',
	MCh: 'mch',
	DNB: 'dnb secondarydnb primarydnb',
	DrNB: 'drnb dnbss ssdnb',
	FNB: 'fnb',
	PDCC: 'pdcc pdf',
	diploma: 'diploma dip pgdiploma',
	D: 'd',
}
/** How words of subjects are shortened. */
const shortened: Readonly<Record<string, string>> = {
	general: 'gen genl gnl',
	surgery: 'surg sx surgical surgeon',
	medicine: 'med',
	anesthesia: 'anes anaes anesth anaesth anesthesiology anesthetist anesthesiologist',
	orthopedics: 'ortho orthopedic orthop',
	pediatric: 'pead paed ped peds paeds pediatrics',
	pediatrics: 'paed peds ped paeds pead peadiatrics pediatric pediatrician',
	gynecology: 'gynae gynec gynaec gyn',
	obstetrics: 'obs obst',
	ophthalmology: 'ophthal opthal ophtho ophthalmic opthalmology',
	radiology: 'radio rad radiologist',
	radiodiagnosis: 'radiodiag',
	pathology: 'path patho',
	microbiology: 'micro microbio',
	emergency: 'emerg er casualty',
	psychiatry: 'psych psychi',
	dermatology: 'derm derma skin',
	respiratory: 'resp',
	pulmonary: 'pulmo',
	critical: 'crit',
	cardiology: 'cardio card',
	cardiothoracic: 'cardiothoracics',
	vascular: 'vasc',
	neurosurgery: 'neurosurg neurosx nsx',
	neurology: 'neuro',
	neonatology: 'neo neonatal neonat',
	nephrology: 'nephro',
	urology: 'uro urosurgery urosurg gu',
	plastic: 'plastics plast',
	gastroenterology: 'gastro ge',
	oncology: 'onco onc',
	endocrinology: 'endo endocrine',
}
const key = (words: string) => keyOf(words).replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** A subject as people write it: 'gen surg', 'gensurgery', 'GS'. */
function spokenAs(says: string): string[] {
	return says.split(',').flatMap((subject) =>
		subject
			.trim()
			.split(/\s+/)
			.reduce<string[]>(
				(begun, word) =>
					[word, ...(shortened[keyOf(word)] ?? '').split(' ').filter(Boolean)].flatMap((form) =>
						begun.map((before) => before + key(form)),
					),
				[''],
			),
	)
}

let subjectsBySpoken: Map<string, DegreeSubject[]> | undefined
function subjectsSaid(spoken: string): DegreeSubject[] {
	if (!subjectsBySpoken) {
		subjectsBySpoken = new Map()
		for (const subject of [...subjects, ...courses])
			for (const form of new Set(spokenAs(subject.says)))
				subjectsBySpoken.set(form, [...(subjectsBySpoken.get(form) ?? []), subject])
	}
	return subjectsBySpoken.get(spoken) ?? []
}

const titleOf = new Map(
	Object.entries(titleForms).flatMap(([title, forms]) => forms.split(' ').map((form) => [form, title] as const)),
)
const betweenWords = new Set(['in', 'of', 'and', 'or'])

/** Diplomas that have a name of their own: 'DA', 'DCH'. */
const diplomaNames = new Map(
	subjects.flatMap(({ holds: { diploma: name = '' } }) => (/^[A-Z]+$/.test(name) ? [[keyOf(name), name]] : [])),
)

type Title = { title: string; length: number; only?: string | undefined }
/** The title that the words from `at` on begin with, and how many they are: 'm ch', 'dr nb'. */
function titleAt(parts: readonly string[], at: number): Title | null {
	const [one = '', two = ''] = [parts[at], parts[at + 1]]
	const joined = titleOf.get(one + two)
	if (two !== '' && joined !== undefined) return { title: joined, length: 2 }
	const only = diplomaNames.get(one)
	const title = only === undefined ? titleOf.get(one) : 'diploma'
	// A letter alone is a title only in front.
	return title === undefined || (title === 'D' && at > 0) ? null : { title, length: 1, only }
}

/**
 * The degree that a title and a subject say, in either order and however the subject is shortened: 'MS gen surg', 'ortho DNB',
 * 'MD / DNB med', 'MCh CTVS'. Nothing where one of them is missing.
 */
export function degreeSaid(parts: readonly string[]): Entry | undefined {
	const said: Title[] = []
	const subject: string[] = []
	for (let at = 0; at < parts.length; ) {
		const title = titleAt(parts, at)
		const part = parts[at] ?? ''
		if (title) said.push(title)
		else if (subject.length > 0 || !betweenWords.has(part)) subject.push(part)
		at += title?.length ?? 1
	}
	if (said.length === 0 || subject.length === 0 || betweenWords.has(parts.at(-1) ?? '')) return undefined
	const meant = [subject.join(''), subject.filter((part) => !betweenWords.has(part)).join('')]
	const possible = meant.map(subjectsSaid).find((list) => list.length > 0) ?? []
	const degrees = said.flatMap(({ title, only }) => {
		for (const way of titles[title] ?? [])
			for (const one of possible) {
				const degree = one.holds[way] ?? (way === 'diploma' ? one.holds['D'] : undefined)
				if (degree !== undefined && (only === undefined || only === degree)) return [{ degree, way, one }]
			}
		return []
	})
	const [first] = degrees
	if (!first || degrees.length < said.length) return undefined
	return entryOfDegrees(degrees)
}

const remembered = new Map<string, Entry>()
/** One entry for the same degrees, as others are one. */
function entryOfDegrees(degrees: readonly { degree: string; way: string; one: DegreeSubject }[]): Entry {
	const names = [...new Set(degrees.map(({ degree }) => degree))]
	const label = names.join(' or ')
	const entry = remembered.get(label) ?? {
		label,
		forms: '',
		degrees: names,
		asks: degrees.map(({ degree, way, one }) => (way === 'diploma' ? [degree] : [way, ...one.asks])),
		then: [...new Set(degrees.flatMap(({ one }) => one.opens))],
	}
	remembered.set(label, entry)
	return entry
}
