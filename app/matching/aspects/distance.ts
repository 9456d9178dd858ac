import { aboutKm, awayLine, distanceBetween, distanceKm } from '#app/catalog/places/distance.ts'
import { type Fit, type MatchJob, type MatchPerson, unknown } from '../facts.ts'
import { distance } from '../weights.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'

const { defaultRadiusKm, areaRadiusKm, outerReach } = distance

export function distanceFit(person: MatchPerson, job: MatchJob): Fit {
	const { place } = job
	if (!place) return unknown
	// Of a hospital that is known by its city alone, only the city can be a place where someone prefers to work.
	const area = person.preferredAreas.find(
		(wanted) => distanceKm(wanted, place) <= areaRadiusKm && (place.isCity !== true || wanted.isCity === true),
	)
	const there: Fit | null = area
		? {
				fit: distance.inPreferredArea,
				reason: {
					specialist: () => t`In ${{ area: saidName(area.name) }}, one of your preferred areas`,
					hospital: () => `Prefers to work in ${area.name}`,
				},
			}
		: null
	const between = distanceBetween(person.place, place)
	if (!between) return there ?? { fit: null, missing: 'location' }

	const { km, isFromCity } = between
	const isAway = () => awayLine(km, isFromCity)
	const away = () =>
		isFromCity && km < 1 ? 'in the same city' : `${aboutKm(km)} away${isFromCity ? ', from the city' : ''}`
	const radius = person.travelRadiusKm ?? defaultRadiusKm
	if (km <= radius)
		return {
			fit: 1 - (1 - distance.atTheEdge) * (km / radius),
			reason: {
				specialist: () =>
					person.travelRadiusKm === null ? isAway() : t`${{ distance: isAway() }}, within your ${{ radius }} km radius`,
				hospital: () => `Lives ${away()}`,
			},
		}
	if (there) return there
	if (person.openToRelocate && !job.isOnCall)
		return {
			fit: distance.relocating,
			reason: {
				specialist: () =>
					job.city === null
						? t`In another city: you are open to relocate`
						: t`In ${{ city: saidName(job.city) }}: you are open to relocate`,
				hospital: () => `Open to relocate from ${away()}`,
			},
		}
	const limit = person.travelRadiusKm === null ? '' : `; travels up to ${radius} km`
	return {
		fit: km <= radius * outerReach ? distance.justBeyond * (outerReach - km / radius) : 0,
		miss: {
			specialist: () =>
				person.travelRadiusKm === null ? isAway() : t`${{ distance: isAway() }}, outside your ${{ radius }} km radius`,
			hospital: () => `Lives ${away()}${limit}`,
		},
		...(person.travelRadiusKm === null ? { missing: 'travel radius' as const } : {}),
	}
}
