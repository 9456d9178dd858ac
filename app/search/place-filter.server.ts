import { plainTyped } from '#app/platform/text/typed-mobile.ts'
import { distancesKm } from '#app/catalog/places/distance.ts'
import { type City, findPlace, type Place } from '#app/catalog/places/places.server.ts'
import { filter, tidy } from './filter.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'

export type PlaceFilter = {
	/** As typed: a city, an area or a PIN code. */
	text: string
	km: (typeof distancesKm)[number]
	/** Null when we do not know it, and then it narrows nothing. */
	place: Place | null
}

export const defaultKm = 20

export const placeFilter = filter<PlaceFilter>({
	name: 'place',
	parse(params) {
		const text = tidy(params.get('place'))
		if (text === '') return null
		const km = distancesKm.find((each) => String(each) === params.get('km')) ?? defaultKm
		return { text, km, place: findPlace(text) }
	},
	print: ({ text, km }) => [['place', text], ...(km === defaultKm ? [] : [['km', String(km)] as [string, string]])],
	label: ({ place, km }) =>
		place ? [{ label: t`${{ place: saidName(place.name) }} + ${{ km }} km`, rest: null }] : [],
	where: ({ place, km }) => (place ? [{ within: [{ lat: place.lat, lng: place.lng, km }] }] : []),
})

/** As if a city had been typed. */
export const placeIn = (city: City): PlaceFilter => ({ text: city.label, km: defaultKm, place: city })

/** What to say beside the field of a place that we do not know. */
export function placeProblem(asked: PlaceFilter | null, what: 'jobs' | 'specialists'): string | undefined {
	if (!asked || asked.place) return undefined
	if (/\d{3}[\s-]?\d{3}/.test(plainTyped(asked.text)))
		return what === 'jobs'
			? t`PIN code not found. Showing jobs in all locations. Try the city name.`
			: t`PIN code not found. Showing specialists in all locations. Try the city name.`
	return what === 'jobs'
		? t`Location not found. Showing jobs in all locations. Try a city or a 6-digit PIN code.`
		: t`Location not found. Showing specialists in all locations. Try a city or a 6-digit PIN code.`
}
