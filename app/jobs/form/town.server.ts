import { findCityOf, findPlace } from '#app/catalog/places/places.server.ts'

type Town = { city: string | null; pin: string | null }

const pinIn = (location: string) => /(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/.exec(location)?.[0].replace(' ', '') ?? null

/** The words before the PIN code, as the last part of a location: 'Pune' of '12 Lake Road, Pune 411005'. */
const lastPart = (location: string) =>
	(location.split(',').at(-1) ?? '').replace(/[\s-]*(?<!\d)[1-9]\d{2} ?\d{3}$/, '').trim()

/**
 * The town that a job is in, wherever one is printed: that of its site, else the one that its location names. A hospital’s own
 * town stands for a location that names none: its main site may be in another city than the job.
 */
export function townOf(location: string, site: Town | null, hospital: Town) {
	const { city, pin } = site?.city ? site : namedIn(location, hospital)
	return { city, pin, state: (findPlace(location) ?? findPlace(city ?? ''))?.state ?? null }
}

function namedIn(location: string, hospital: Town): Town {
	const isOwn = hospital.city !== null && lastPart(location).toLowerCase() === hospital.city.toLowerCase()
	const named = isOwn ? hospital.city : findCityOf(location)?.name
	if (!named) return hospital
	return { city: named, pin: pinIn(location) ?? (named === hospital.city ? hospital.pin : null) }
}
