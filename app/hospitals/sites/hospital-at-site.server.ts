import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { findCityOf } from '#app/catalog/places/places.server.ts'
import { cutAtWord, longestValue } from '#app/platform/delivery/sms-template.ts'
import { hospitalSites, hospitals } from '../tables.server.ts'
import { localityOf } from './locality.server.ts'
import { siteLine } from './site-line.ts'

type Address = { address: string; city: string; pin: string | null }
type AtSite = {
	name: string
	main: Address
	/** The further site that it is at. */
	site: (Address & { name: string }) | null
	/** Where it is without one. Null of a hospital that has no other site, and of what is at no place. */
	location: string | null
}

/**
 * The hospital of a job or of cover with the site where that is, by name and locality: 'Lakeside Heart Institute, Kothrud, Pune';
 * at the main site, or where a location was typed, by locality alone. Of a hospital without further sites its name alone. For
 * queries that join `hospitals`: `hospitalInSms` is the same as one variable of an SMS has room for.
 */
export const hospitalAt = (siteId: AnyColumn, location: AnyColumn) => ({
	hospitalName: atSite(siteId, location).mapWith(inWords),
	hospitalInSms: atSite(siteId, location).mapWith(inSms),
})

const atSite = (siteId: AnyColumn, location: AnyColumn): SQL<string> => {
	const address = (table: typeof hospitals | typeof hospitalSites) =>
		sql`'address', ${table.address}, 'city', ${table.city}, 'pin', ${table.pin}`
	return sql`json_build_object('name', ${hospitals.displayName},
		'main', json_build_object(${address(hospitals)}),
		'site', (select json_build_object('name', ${hospitalSites.name}, ${address(hospitalSites)}) from ${hospitalSites} where ${hospitalSites.id} = ${siteId}),
		'location', case when exists (select from ${hospitalSites} where ${hospitalSites.hospitalId} = ${hospitals.id}) then ${location} end)`
}

/** 'Kothrud' and 'Kothrud, Pune' are 'Kothrud, Pune'; 'Kothrud daycare centre' is in 'Pune'. */
const withLocality = (name: string, locality: string) =>
	[name, ...locality.split(', ').filter((part) => !says(name, part))].join(', ')
const says = (name: string, part: string) => name.toLowerCase().includes(part.toLowerCase())

function localityOfMain({ main, location }: AtSite): string | null {
	if (location === null) return null
	if (location === siteLine(main)) return localityOf(main)
	const city = findCityOf(location)?.name
	return city === undefined ? null : localityOf({ address: location, city, pin: null })
}

function inWords(at: AtSite): string {
	const place = at.site ? withLocality(at.site.name, localityOf(at.site)) : localityOfMain(at)
	if (place === null) return at.name
	return says(place, at.name) ? place : `${at.name}, ${place}`
}

/** So much of a variable is for the site: the hospital, which readers know, is what is cut. */
const longestSite = 16

function inSms(at: AtSite): string {
	const place = at.site?.name ?? localityOfMain(at)?.split(', ')[0]
	if (place === undefined) return at.name
	if (says(place, at.name)) return place
	const site = cutAtWord(place, longestSite)
	return `${cutAtWord(at.name, longestValue - site.length - 2)}, ${site}`
}
