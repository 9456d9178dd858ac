import { findPlace, knownPoint } from '#app/catalog/places/places.server.ts'
import { professionOf } from '#app/catalog/specialities.ts'
import { professionOfTyped } from '#app/catalog/words/typed-speciality.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import type { MatchJob } from './facts.ts'

/** Columns of a job that matching compares. */
export const jobColumns = {
	title: jobs.title,
	employmentType: jobs.employmentType,
	onCall: jobs.onCall,
	specialitySlug: jobs.specialitySlug,
	speciality: jobs.speciality,
	location: jobs.location,
	latitude: jobs.latitude,
	longitude: jobs.longitude,
	shiftType: jobs.shiftType,
	hoursPerShift: jobs.hoursPerShift,
	payMinPaise: jobs.payMinPaise,
	payMaxPaise: jobs.payMaxPaise,
	payUnit: jobs.payUnit,
	experienceMinYears: jobs.experienceMinYears,
	experienceMaxYears: jobs.experienceMaxYears,
	startsOn: jobs.startsOn,
	languages: jobs.languages,
	requiredSkills: jobs.requiredSkills,
}
export type JobRow = Pick<typeof jobs.$inferSelect, keyof typeof jobColumns>

export function factsOf(job: JobRow, placeOf: typeof findPlace = findPlace): MatchJob {
	const {
		latitude,
		longitude,
		location,
		speciality,
		title: _title,
		employmentType: _type,
		onCall: _onCall,
		...rest
	} = job
	const named = placeOf(location)
	return {
		...rest,
		profession:
			rest.specialitySlug === null || rest.specialitySlug === 'other'
				? professionOfTyped(speciality)
				: professionOf(rest.specialitySlug),
		place: knownPoint({ latitude, longitude }),
		// 'Shivajinagar, Pune' is in Pune.
		city: (named?.kind === 'area' ? named.city.name : named?.name.replace(/ \d{6}$/, '')) ?? null,
		state: named?.state ?? null,
		isOnCall: isOnCall(job),
	}
}

/** Said by the title, or by how it is worked and paid. Monthly pay with on-call nights now and then is a post like others. */
const isOnCall = ({ title, employmentType, onCall, shiftType, payUnit }: JobRow) =>
	/\bon[\s-]?call\b|ऑन[\s-]?कॉल/i.test(title) ||
	employmentType === 'visiting' ||
	shiftType === 'emergency' ||
	payUnit === 'case' ||
	(payUnit !== 'month' && (onCall === 'home' || onCall === 'hospital'))

/** Hundreds of jobs are in a few places. */
export function rememberedPlaces(): typeof findPlace {
	const found = new Map<string, ReturnType<typeof findPlace>>()
	return (text) => {
		const known = found.get(text)
		if (known !== undefined) return known
		const place = findPlace(text)
		found.set(text, place)
		return place
	}
}
