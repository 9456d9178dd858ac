import {
	type Family,
	findSpeciality,
	type Speciality,
	specialityBySlug,
	specialities,
} from '#app/catalog/specialities.ts'
import type { Fit, MatchJob, MatchPerson } from '../facts.ts'
import { unknown } from '../facts.ts'

/** How near two specialities of one family are: one anesthetist often stands in for another, a surgeon never. */
const kinship: Record<Family, number> = {
	anesthesiology: 0.55,
	nursing: 0.5,
	surgery: 0,
	medicine: 0,
	diagnostics: 0,
	other: 0,
}
/** Names for nearly the same work. */
const circles = [
	['surgeon', 'general-surgeon', 'laparoscopic-surgeon'],
	['general-physician', 'resident-medical-officer'],
]
const inCircle = 0.7
/** A specialist can take the post of a generalist of the family; the other way round there is no way. */
const toGeneralist = 0.5
const generalists = new Set(['surgeon', 'general-surgeon', 'general-physician', 'resident-medical-officer'])

export function specialityFit({ specialitySlug, degrees }: MatchPerson, job: MatchJob): Fit {
	const own = known(specialitySlug)
	const asked = known(job.specialitySlug)
	if (!own) return { fit: null, missing: 'speciality' }
	if (!asked) return unknown
	if (own === asked) return { fit: 1, reason: degreeFor(asked, degrees) ?? `${asked.name}, your speciality` }
	const fit = kinshipOf(own, asked)
	if (fit > 0) return { fit, reason: `${asked.name}, related to your speciality` }
	return { fit, miss: `Needs ${article(asked.name)}; you are ${article(own.name)}` }
}

/** Specialities whose jobs can be a match, the own one first. */
export function kinOf(slug: string): string[] {
	const own = known(slug)
	if (!own) return []
	const kin = specialities.filter((other) => other !== own && known(other.slug) && kinshipOf(own, other) > 0)
	return [own.slug, ...kin.map((other) => other.slug)]
}

function kinshipOf(own: Speciality, asked: Speciality): number {
	if (own.family !== asked.family) return 0
	if (circles.some((circle) => circle.includes(own.slug) && circle.includes(asked.slug))) return inCircle
	return generalists.has(asked.slug) ? toGeneralist : kinship[own.family]
}

/** Free text can be compared with nothing. */
const known = (slug: string | null) => (slug === null || slug === 'other' ? null : specialityBySlug(slug))

/** The degree in that very subject: 'MD Anaesthesiology' for an anesthesiologist. */
function degreeFor(asked: Speciality, degrees: readonly string[]): string | null {
	const subject = (degree: string) => degree.replace(/^\S+\s+(?:in\s+)?/i, '').replace(/[()]/g, '')
	return degrees.find((degree) => findSpeciality(subject(degree)) === asked) ?? null
}

const article = (name: string) => `${/^[AEIO]/.test(name) ? 'an' : 'a'} ${name}`
