import {
	findSpeciality,
	type Speciality,
	specialityBySlug,
	specialities,
	withIncluded,
} from '#app/catalog/specialities.ts'
import type { Fit, MatchJob, MatchPerson } from '../facts.ts'
import { unknown } from '../facts.ts'
import { speciality } from '../weights.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'

/** Names for nearly the same work. */
const circles = [
	['surgeon', 'general-surgeon', 'laparoscopic-surgeon'],
	['general-physician', 'resident-medical-officer'],
]
const generalists = new Set(['surgeon', 'general-surgeon', 'general-physician', 'resident-medical-officer'])

export function specialityFit({ specialitySlug, degrees }: MatchPerson, job: MatchJob): Fit {
	const own = known(specialitySlug)
	const asked = known(job.specialitySlug)
	if (!own) return { fit: null, missing: 'speciality' }
	if (!asked) return unknown
	if (own === asked)
		return {
			fit: 1,
			reason: {
				specialist: () => {
					const degree = degreeFor(asked, degrees)
					return degree
						? t`${{ speciality: saidName(asked.name) }}: you have ${{ degree }}`
						: t`${{ speciality: saidName(asked.name) }}, your speciality`
				},
				hospital: () => [own.name, degreeFor(asked, degrees)].filter(Boolean).join(' with '),
			},
		}
	const fit = kinshipOf(own, asked)
	if (fit > 0)
		return {
			fit,
			reason: {
				specialist: () =>
					t`${{ speciality: saidName(asked.name) }}, related to your speciality, ${{ yours: saidName(own.name) }}`,
				hospital: () => `${own.name}, related to ${asked.name}`,
			},
		}
	return {
		fit,
		miss: {
			specialist: () => t`Needs ${{ speciality: article(asked.name) }}; you are ${{ yours: article(own.name) }}`,
			hospital: () => `${own.name}; the job needs ${article(asked.name)}`,
		},
	}
}

/** Specialities whose jobs can be a match, the own one first. */
export function kinOf(slug: string): string[] {
	const own = known(slug)
	if (!own) return []
	const kin = specialities.filter((other) => other !== own && known(other.slug) && kinshipOf(own, other) > 0)
	return [own.slug, ...kin.map((other) => other.slug)]
}

/** The other way round: specialities whose people can fit a job, the one that it asks for first. */
export function specialitiesFor(slug: string): string[] {
	const asked = known(slug)
	if (!asked) return []
	const kin = specialities.filter((other) => other !== asked && known(other.slug) && kinshipOf(other, asked) > 0)
	return [asked.slug, ...kin.map((other) => other.slug)]
}

function kinshipOf(own: Speciality, asked: Speciality): number {
	if (own.family !== asked.family) return 0
	// A staff nurse works at any bedside, and a post for one is open to each nurse of a ward.
	if (withIncluded(own.slug).includes(asked.slug) || withIncluded(asked.slug).includes(own.slug))
		return speciality.sameWork
	if (circles.some((circle) => circle.includes(own.slug) && circle.includes(asked.slug))) return speciality.sameWork
	return generalists.has(asked.slug) ? speciality.toGeneralist : speciality.kinship[own.family]
}

/** Free text can be compared with nothing. */
const known = (slug: string | null) => (slug === null || slug === 'other' ? null : specialityBySlug(slug))

/** The degree in that very subject: 'MD Anaesthesiology' for an anesthesiologist. */
function degreeFor(asked: Speciality, degrees: readonly string[]): string | null {
	const subject = (degree: string) => degree.replace(/^\S+\s+(?:in\s+)?/i, '').replace(/[()]/g, '')
	return degrees.find((degree) => findSpeciality(subject(degree)) === asked) ?? null
}

/** 'an Anesthesiologist'. Other languages leave out the article. */
const article = (name: string) =>
	/^[AEIO]/.test(name) ? t`an ${{ speciality: saidName(name) }}` : t`a ${{ speciality: saidName(name) }}`
