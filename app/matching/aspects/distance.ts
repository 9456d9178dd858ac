import { aboutKm, distanceKm } from '#app/catalog/distance.ts'
import { type Fit, type MatchJob, type MatchPerson, unknown } from '../facts.ts'

/** Until a person says how far they would travel. */
export const defaultRadiusKm = 20
/** A preferred area is a name on the map; so far around it still counts as there. */
export const areaRadiusKm = 10
/** A little beyond the radius is worth a look; twice as far is not. */
export const outerReach = 2

const atTheEdge = 0.75
const inPreferredArea = 0.9
const relocating = 0.6
const justBeyond = 0.4

export function distanceFit(person: MatchPerson, job: MatchJob): Fit {
	const { place } = job
	if (!place) return unknown
	const area = person.preferredAreas.find((wanted) => distanceKm(wanted, place) <= areaRadiusKm)
	const there = area ? { fit: inPreferredArea, reason: `in ${area.name}, one of your preferred areas` } : null
	if (!person.place) return there ?? { fit: null, missing: 'location' }

	const km = distanceKm(person.place, place)
	const radius = person.travelRadiusKm ?? defaultRadiusKm
	if (km <= radius) return { fit: 1 - (1 - atTheEdge) * (km / radius), reason: aboutKm(km) }
	if (there) return there
	if (person.openToRelocate)
		return { fit: relocating, reason: `in ${job.city ?? 'another city'}, and you are open to relocate` }
	const far = `about ${Math.round(km)} km away`
	if (person.travelRadiusKm === null) return { fit: beyond(km, radius), miss: far, missing: 'travel radius' }
	return { fit: beyond(km, radius), miss: `${far}, outside your ${radius} km radius` }
}

const beyond = (km: number, radius: number) => (km <= radius * outerReach ? justBeyond * (outerReach - km / radius) : 0)
