import { dictionary } from '#app/platform/text/dictionary.ts'
import { typedOf } from './query-words.server.ts'
import { distanceKm } from '../places/distance.ts'
import type { PlaceWords } from '../places/place-words.server.ts'
import { findPlace, isRoad } from '../places/places.server.ts'
import { aroundCityKm } from '../places/listed.server.ts'
import { specialityBySlug } from '../specialities.ts'
import { foldSpelling } from './spelling.ts'
import { addEntry, placeTerm, ordinaryTerm } from './term.server.ts'
import type { Term, Found, Query } from './understood.ts'
import { findEntry, keys, titleWords } from './vocabulary-index.ts'
import type { Alternative, Entry } from './vocabulary.ts'
import { unitEntries } from './vocabulary/units.ts'
import { institutionFields, institutionKinds, joinsWords } from './vocabulary/noise.ts'
import { keyOf, namesPerson } from './words.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'

// What terms mean beside each other: names, places, one person in a field, alternatives.

/** People are not called Pune or Jaipur. */
const greatCities = 30

/** Beside a nurse or a doctor, a trade that is not listed is left out: 'nurses and technicians'. Alone it is an honest nothing. */
export function withoutUnlisted({ found, dropped }: Query) {
	const unlisted = found.flatMap(({ entry }) => entry?.unlisted ?? [])
	const isPerson = found.some(
		({ entry, term }) =>
			entry !== undefined && !entry.isNothing && (entry.filter?.name === 'profession' || namesPerson(term.typed)),
	)
	if (unlisted.length === 0 || !isPerson) return { found, unlisted }
	const [left, kept] = [found.filter(({ entry }) => entry?.unlisted), found.filter(({ entry }) => !entry?.unlisted)]
	dropped.push(...left.map(({ term }) => term.typed))
	return { found: kept, unlisted }
}

/** Beside part of a name, a town that is also a name of people is one: 'Sagar Patil', 'Rohini Kulkarni'. */
export function asName({ known }: Query, one: Found, beside: (Found | undefined)[]): Found {
	const { place, word } = one
	const isOneWord = word !== undefined && one.term.typed === word.typed
	if (!place || place.city !== undefined || place.rank < greatCities || !isOneWord) return one
	const isName =
		beside.some((other) => other?.term.isKnown === false) && known.isWord?.(word.typed.toLowerCase()) === true
	return isName ? { term: ordinaryTerm(word, known), word, isOther: one.isOther } : one
}

/** Beside other words the kind of an institution says nothing; alone it is looked for in the names of hospitals. */
export function institutions({ dropped }: Query, found: Found[]): Found[] {
	const isSaid = found.some(({ entry, place }) => !entry?.isInstitution && !place)
	return found.flatMap((one) => {
		if (!one.entry?.isInstitution) return [one]
		if (isSaid || one.term.typed.split(' ').length === 1) {
			dropped.push(one.term.typed)
			return []
		}
		return [{ ...one, term: { ...one.term, label: one.term.typed, tiers: inNames(one.term.typed), isKnown: false } }]
	})
}

/** The words of a field as hospitals write them in their names. */
const fieldInNames = dictionary<string>({ ortho: 'orthopedic', bone: 'orthopedic', cardiac: 'heart' })

/** As typed, or of the same field: 'ortho hospital' is an 'Orthopaedic Centre', and a 'heart hospital' a 'Heart Institute'. */
function inNames(typed: string): Alternative[][] {
	const words = foldSpelling(typed)
	const [first = ''] = words.split(' ')
	const field = fieldInNames[first] ?? first
	const same = institutionFields.has(first) ? institutionKinds.map((kind) => foldSpelling(`${field} ${kind}`)) : []
	return [[...new Set([words, ...same])].map((name) => ({ words: name }))]
}

/** 'Dr', 'Sister' before a name belong to the name; whoever looks for a job as 'doctor, couple welcome' means the doctor. */
export function withoutTitles({ kind, dropped }: Query, found: Found[]): Found[] {
	return found.filter(({ word, entry, term }, at) => {
		const next = found[at + 1]
		const isTitle =
			entry !== undefined &&
			word !== undefined &&
			titleWords.has(word.key) &&
			!term.typed.includes(' ') &&
			(kind === 'specialists' || word.key !== 'doctor')
		if (!isTitle || !next || next.term.isKnown) return true
		dropped.push(term.typed)
		return false
	})
}

/** An area or a PIN code with its city is one place, and of several places any will do. */
export function placed({ unused }: Query, found: Found[]): Found[] {
	const result: Found[] = []
	for (const one of found) {
		const last = result.at(-1)
		const [pin, town] = isPin(last?.place) ? [last, one] : [one, last]
		if (last && isPin(pin?.place) && town?.place && !isPin(town.place) && isAround(pin.place, town.place)) {
			const typed = `${last.term.typed} ${one.term.typed}`
			result[result.length - 1] = { ...last, place: pin.place, term: placeTerm(pin.place, typed) }
			continue
		}
		const [road, its] = isRoadElsewhere(last?.place, one.place) ? [last, one] : [one, last]
		if (last && isRoadElsewhere(road?.place, its?.place)) {
			unused.push({ typed: road?.term.typed ?? '', why: 'road' })
			if (its === one) result[result.length - 1] = one
			continue
		}
		const [area, city] = last?.place?.city ? [last.place, one.place] : [one.place, last?.place]
		if (
			last &&
			area?.city !== undefined &&
			city &&
			(area.city === city.label || city.state === area.state) &&
			!city.city
		) {
			const typed = `${last.term.typed} ${one.term.typed}`
			result[result.length - 1] = { ...last, place: area, term: placeTerm(area, typed) }
			continue
		}
		// 'Baner nurse Pune': the area is all the same the one of the city.
		const apart = one.isOther
			? -1
			: result.findIndex((other) => isAreaWithCity(other, one) || isAreaWithCity(one, other))
		const other = result[apart]
		if (!other) result.push(one)
		else if (isAreaWithCity(one, other)) result[apart] = one
	}
	return result
}

const isAreaWithCity = ({ place: area }: Found, { place: city, isOther }: Found) =>
	area?.city !== undefined && city !== undefined && city.city === undefined && !isOther && area.city === city.label

/** 'Pune Nashik Road': a road that we know in another city leads there. */
const isRoadElsewhere = (road: PlaceWords | undefined, town: PlaceWords | undefined) =>
	road?.city !== undefined &&
	isRoad(road) &&
	town !== undefined &&
	town.city === undefined &&
	town.filter !== '' &&
	![town].some(isPin) &&
	road.city !== town.label &&
	!isAround(road, town)

const isPin = (place: PlaceWords | undefined): place is PlaceWords => /^\d{6}$/.test(place?.filter ?? '')

function isAround(one: PlaceWords, other: PlaceWords): boolean {
	const [from, to] = [findPlace(one.filter), findPlace(other.filter)]
	return from !== null && to !== null && distanceKm(from, to) <= aroundCityKm
}

/** The anesthesiologist of each field, by the post or person of that field. */
const anesthesiaFor: Record<string, string> = {
	'cardiac-surgeon': 'cardiac anesthesiologist',
	cardiologist: 'cardiac anesthesiologist',
	'cath-lab-nurse': 'cardiac anesthesiologist',
	neurosurgeon: 'neuro anesthesiologist',
	neurologist: 'neuro anesthesiologist',
	'pediatric-surgeon': 'pediatric anesthesiologist',
	pediatrician: 'pediatric anesthesiologist',
	neonatologist: 'pediatric anesthesiologist',
	'obstetrician-gynecologist': 'obstetric anesthesiologist',
	'obstetric-anesthesiologist': 'obstetric anesthesiologist',
	'labor-room-nurse': 'obstetric anesthesiologist',
}

/** Nothing where the word names the people of the field: 'anaesthetist and gynaecologist' are two. */
const anesthesiaOf = ({ entry, term }: Found) =>
	namesPerson(term.typed) ? undefined : anesthesiaFor[(entry?.is ?? entry?.then)?.[0] ?? '']

/** 'Gynae anaesthetist', 'anaesthetist for brain surgery': one person, who has a name of their own. */
export function inOwnField(query: Query, all: Found[]): Found[] {
	// A theatre is where they work, so naming it adds nothing.
	const isInTheatre = all.some(({ entry }) => entry?.is?.[0]?.endsWith('anesthesiologist'))
	const found = byField(isInTheatre ? all.filter(({ entry }) => entry?.label !== 'Operation theatre') : all)
	const at = found.findIndex(
		(one, place) =>
			[one, found[place + 1]].some(isAnesthesiologist) && [one, found[place + 1]].some(isFieldOfAnesthesia),
	)
	const [first, last] = [found[at], found[at + 1]]
	if (!first?.word || !last?.word || last.isOther) return found
	const entry = findEntry((anesthesiaOf(first) ?? anesthesiaOf(last) ?? '').split(' '))
	if (!entry) return found
	const begin = query.words.indexOf(first.word)
	const end = query.words.indexOf(last.word) + last.term.typed.split(' ').length
	const read: Query = { ...query, found: [] }
	addEntry(read, entry, typedOf(query.words, begin, end - begin), first.word, first.isOther)
	return found.toSpliced(at, 2, ...read.found)
}

const units: ReadonlySet<string> = new Set([...unitEntries.map(({ label }) => label), 'Dialysis'])

/** 'PICU staff nurse', 'dialysis unit nurse': the nurse of that unit, where there is a post for her. */
export function nurseOfUnit(query: Query, found: Found[]): Found[] {
	return found.reduce<Found[]>((result, one) => {
		const unit = result.at(-1)
		const entry = one.entry?.label === 'Nurse' && !one.isOther && unit ? nurseOf(unit) : null
		if (!entry || !unit?.word) return [...result, one]
		const read: Query = { ...query, found: [] }
		addEntry(read, entry, `${unit.term.typed} ${one.term.typed}`, unit.word, unit.isOther)
		return [...result.slice(0, -1), ...read.found]
	}, [])
}

const nurseOf = ({ entry }: Found) =>
	entry && units.has(entry.label) ? findEntry(`${entry.label} nurse`.split(' ').map(keyOf)) : undefined

let unitNurses: ReadonlySet<Entry | undefined> | undefined
const isNurseOfUnit = ({ entry }: Found) => {
	unitNurses ??= new Set([...units].map((label) => findEntry(`${label} nurse`.split(' ').map(keyOf))))
	return entry !== undefined && unitNurses.has(entry)
}

/** 'ICU or OT nurse', 'icu & ot sister', 'nurse ICU/ward': the nurse of each unit, and either will do. */
export function nurseOfEach(query: Query, all: Found[]): Found[] {
	const found = [...all]
	const asNurse = (unit: Found, isOther: boolean) => {
		const [entry, read] = [nurseOf(unit), { ...query, found: [] as Found[] }]
		if (entry && unit.word) addEntry(read, entry, unit.term.typed, unit.word, isOther)
		return read.found[0] ?? unit
	}
	const wordsBetween = (one: Found, other: Found) => {
		const begin = one.word ? query.words.indexOf(one.word) + one.term.typed.split(' ').length : -1
		const between = query.words.slice(begin, other.word ? query.words.indexOf(other.word) : begin)
		return begin > 0 && between.every(({ key }) => joinWords.has(key)) ? between.length : null
	}
	for (let at = found.length - 1; at > 0; at--) {
		const [unit, nurse] = [found[at - 1], found[at]]
		if (!unit || !nurse || !nurseOf(unit) || !isNurseOfUnit(nurse) || wordsBetween(unit, nurse) === null) continue
		found[at - 1] = asNurse(unit, unit.isOther)
		found[at] = { ...nurse, isOther: true }
	}
	for (let at = 1; at < found.length; at++) {
		const [nurse, unit] = [found[at - 1], found[at]]
		if (!unit || !nurse || !nurseOf(unit) || !isNurseOfUnit(nurse)) continue
		if (unit.isOther || unit.word?.isListed || (wordsBetween(nurse, unit) ?? 0) > 0) found[at] = asNurse(unit, true)
	}
	return found
}

const joinWords = keys(joinsWords)

const experienced: ReadonlySet<string> = new Set(['experienced', 'anubhavi', 'अनुभवी'].map(keyOf))

/** 'Ventilator experienced nurse', 'nurse experienced in dialysis': she has done that work, for however long. */
export const withoutExperienced = ({ words, dropped }: Query, found: Found[]): Found[] =>
	found.filter(({ word, term }, at) => {
		if (!word || !experienced.has(word.key)) return true
		const [before, place] = [found[at - 1], words.indexOf(word)]
		const isBehindWork =
			before?.word !== undefined &&
			isWork(before) &&
			words.indexOf(before.word) + before.term.typed.split(' ').length === place
		if (!isBehindWork && !['in', 'with', 'on'].includes(words[place + 1]?.key ?? '')) return true
		dropped.push(term.typed)
		return false
	})

/** A unit, a device, a procedure or a field: what someone can be experienced in. */
const isWork = ({ entry, term }: Found) =>
	entry !== undefined &&
	!namesPerson(term.typed) &&
	(units.has(entry.label) ||
		((entry.is?.length ?? 0) !== 1 && entry.degrees === undefined && (entry.skills?.length ?? 0) > 0))

/** 'CTVS OT nurse', 'gynae nurse': beside a nurse the field of a surgeon is what she assists in, and not the surgeon. */
export function fieldOfNurse(found: Found[]): Found[] {
	const isNurse = ({ entry }: Found) =>
		entry?.profession === 'nurse' || entry?.label === 'Nurse' || isPostOf('nurse', entry)
	const isDoctor = (one: Found) => isPostOf('doctor', one.entry) && namesPerson(one.term.typed)
	if (!found.some(isNurse) || found.some(isDoctor)) return found
	return found.map((one) => {
		const { entry, term } = one
		if (!isPostOf('doctor', entry) || one.isOther || entry?.degrees) return one
		const said = [term.typed, ...(entry?.text ?? []), ...(entry?.title ?? [])].filter((words) => !namesPerson(words))
		const words = [...new Set(said.map(foldSpelling))]
		const tiers: Alternative[][] = [
			words.map((each) => ({ words: each, in: 'A' })),
			words.map((each) => ({ words: each, in: 'AB' })),
			words.map((each) => ({ words: each })),
		]
		const { filter: _, own: __, kinds: ___, ...rest } = term
		return { ...one, term: { ...rest, label: term.typed, tiers } }
	})
}

const isPostOf = (profession: 'doctor' | 'nurse', entry: Entry | undefined) =>
	(entry?.is?.length ?? 0) > 0 && (entry?.is ?? []).every((slug) => specialityBySlug(slug)?.profession === profession)

/**
 * 'Gynaec doctor', 'labour room staff nurse': behind a post, the word for its profession adds nothing. Left alone it would be what is
 * searched for where there is no such post.
 */
export const withoutProfession = ({ words, dropped }: Query, found: Found[]): Found[] =>
	found.filter(({ entry, term, word, isOther }, at) => {
		const post = found[at - 1]
		const profession = entry?.filter?.name === 'profession' ? entry.filter.values[0] : undefined
		if (profession === undefined || isOther || !word || !post?.word) return true
		const slugs = post.entry?.is ?? []
		const isOfIt = slugs.length > 0 && slugs.every((slug) => specialityBySlug(slug)?.profession === profession)
		const isNext = words.indexOf(post.word) + post.term.typed.split(' ').length === words.indexOf(word)
		if (!isOfIt || !isNext) return true
		dropped.push(term.typed)
		return false
	})

/** 'Nurse to assist in laparoscopy', 'CABG nurse': she works in the theatre. */
export function theatreNurse(query: Query, found: Found[]): Found[] {
	const nurse = found.find(({ entry }) => entry?.label === 'Nurse')
	const operation = found.find(({ entry }) => entry !== undefined && isOperation(entry))
	const entry = findEntry(['ot', 'nurse'])
	if (!nurse?.word || !operation || !entry) return found
	const both = [nurse, operation].toSorted((a, b) => found.indexOf(a) - found.indexOf(b))
	const read: Query = { ...query, found: [] }
	addEntry(read, entry, both.map(({ term }) => term.typed).join(' '), nurse.word, nurse.isOther)
	return found.flatMap((one) => (one === nurse ? read.found : one === operation ? [] : [one]))
}

/** A skill of surgeons that no nurse has as her own. */
const isOperation = ({ skills = [], is = [], then = [], profession }: Entry) =>
	skills.length > 0 &&
	is.length === 0 &&
	profession !== 'nurse' &&
	then.some((slug) => specialityBySlug(slug)?.family === 'surgery') &&
	then.every((slug) => specialityBySlug(slug)?.profession === 'doctor')

/**
 * 'MBBS, MD anaesthesia', 'MBBS DA': the first degree says nothing beside a later one, or beside the post that it leads to. A degree of
 * AYUSH is no later one: 'MBBS, BAMS' asks for either, and so does 'MBBS or DA'.
 */
export function withoutFirstDegree({ dropped }: Query, all: Found[]): Found[] {
	const isEither = (one: Found | undefined, other: Found | undefined) =>
		one !== undefined && other !== undefined && [one, other].every(isFirstDegree) && [one, other].some(isAyush)
	const found = all.map((one, at) => (isEither(all[at - 1], one) ? { ...one, isOther: true } : one))
	const isLater = (one: Found) =>
		one.entry !== undefined &&
		!one.entry.isNothing &&
		!isFirstDegree(one) &&
		((one.entry.degrees?.length ?? 0) > 0 || isPostOf('doctor', one.entry))
	const isLed = found.some(isLater)
	return found.filter((one, at) => {
		const isOr = [one, found[at + 1]].some((each) => each?.word?.isOr === true)
		const isAlone = isEither(found[at - 1], one) || isEither(one, found[at + 1])
		if (one.entry?.label !== 'MBBS' || !isLed || isOr || isAlone) return true
		dropped.push(one.term.typed)
		return false
	})
}

const isAyush = ({ entry }: Found) => {
	const slugs = [entry, entry?.inJobs].flatMap((said) => [...(said?.is ?? []), ...(said?.then ?? [])])
	return slugs.length > 0 && slugs.every((slug) => slug === 'ayush-medical-officer')
}

const isFirstDegree = (one: Found) => one.entry?.label === 'MBBS' || isAyush(one)

/** A rank between the two words parts them no more: 'anaesthesia consultant, cardiac'. */
function byField(found: Found[]): Found[] {
	const isRank = ({ entry }: Found) =>
		entry?.experience !== undefined && entry.is === undefined && entry.title !== undefined
	return found.some(isAnesthesiologist) && found.some(isFieldOfAnesthesia)
		? [...found.filter((one) => !isRank(one)), ...found.filter(isRank)]
		: found
}

const isAnesthesiologist = (one: Found | undefined) => one?.entry?.is?.[0] === 'anesthesiologist'

const isFieldOfAnesthesia = (one: Found | undefined) => one !== undefined && anesthesiaOf(one) !== undefined

/** A job has one shift, contract, unit and place, so several are alternatives; so is what a slash or 'or' joins. */
const single = new Set(['shift', 'type', 'unit', 'experience', 'profession', 'place'])

export function merged(found: Found[]): Found[] {
	const result: Found[] = []
	for (const one of found) {
		const { filter } = one.term
		if (result.some(({ term }) => term.label === one.term.label && term.isKnown && one.term.isKnown)) continue
		// Of two amounts the first is the least that is wanted.
		if (filter?.name === 'pay' && result.some(({ term }) => term.filter?.name === 'pay')) continue
		const most = filter?.name === 'payMax' ? result.findIndex(({ term }) => term.filter?.name === 'payMax') : -1
		if (most >= 0) {
			result[most] = one
			continue
		}
		const before = result.at(-1)
		const same =
			filter && single.has(filter.name) ? result.findIndex(({ term }) => term.filter?.name === filter.name) : -1
		const joins = one.isOther && before?.entry && one.entry ? result.length - 1 : -1
		const at = same >= 0 ? same : joins
		const earlier = result[at]
		if (earlier) result[at] = { ...earlier, term: eitherOf(earlier.term, one.term) }
		else result.push(one)
	}
	return result
}

function eitherOf(one: Term, other: Term): Term {
	const { filter, ...rest } = one
	const isSame = filter !== undefined && filter.name === other.filter?.name
	return {
		...rest,
		typed: `${one.typed} ${other.typed}`,
		label: t`${{ one: saidName(one.label) }} or ${{ other: saidName(other.label) }}`,
		...(isSame
			? { filter: { ...filter, values: [...new Set([...filter.values, ...(other.filter?.values ?? [])])] } }
			: {}),
		tiers: Array.from({ length: Math.max(one.tiers.length, other.tiers.length) }, (_, at) => [
			...(one.tiers[at] ?? []),
			...(other.tiers[at] ?? []),
		]),
		own: Math.max(one.own ?? one.tiers.length, other.own ?? other.tiers.length),
		isKnown: one.isKnown && other.isKnown,
	}
}
