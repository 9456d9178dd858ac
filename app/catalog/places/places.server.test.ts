import { describe, expect, test } from 'vitest'
import { distanceKm } from './distance.ts'
import { states } from './states.ts'
import {
	askForPlace,
	cityBySlug,
	findAddress,
	findCityOf,
	findPlace,
	placeSentence,
	placeNames,
	publicCityOf,
	suggestCities,
} from './places.server.ts'

describe('a PIN code', () => {
	test.each([
		['411001', 'Pune', 18.5196, 73.8553],
		['422001', 'Nashik', 19.9975, 73.79],
		['413102', 'Baramati', 18.152, 74.577],
		['400001', 'Mumbai', 18.938, 72.835],
		['110001', 'Delhi', 28.632, 77.219],
		['560001', 'Bangalore', 12.976, 77.603],
		['700001', 'Kolkata', 22.57, 88.35],
		['431001', 'Chhatrapati Sambhajinagar', 19.877, 75.34],
		['416001', 'Kolhapur', 16.7, 74.24],
	])('%s is in %s, to about two kilometres', (pin, city, lat, lng) => {
		const place = findPlace(pin)

		expect(place).toMatchObject({ kind: 'pin', name: `${city} ${pin}` })
		expect(distanceKm(place ?? { lat: 0, lng: 0 }, { lat, lng })).toBeLessThan(2.2)
	})

	test('is read with spaces, in Devanagari digits and behind an address', () => {
		for (const text of ['411 001', ' ४११००१ ', 'Pune 411001', 'Pune - 411 001', 'Koregaon Park, Pune, 411001'])
			expect(findPlace(text)?.name).toBe('Pune 411001')
	})

	test.each([
		['Viman Nagar, Pune-14', 'Pune 411014'],
		['Kothrud, pune 38', 'Pune 411038'],
		['पुणे ४', 'Pune 411004'],
		['Dadar, Mumbai - 14', 'Mumbai 400014'],
		['Kalyan 5', 'Kalyan'],
	])('may be shortened to its zone: “%s”', (typed, name) => {
		expect(findPlace(typed)?.name).toBe(name)
	})

	test('that is unused is no place, but the words beside it may be', () => {
		for (const text of ['011001', '999999', '41100', '4110011', '411001 ext 5']) expect(findPlace(text)).toBeNull()
		expect(findPlace('Nashik 999999')?.name).toBe('Nashik')
	})

	test('near a border keeps its state', () => {
		expect(findPlace('122001')?.state).toBe('Haryana')
		expect(findPlace('201301')?.state).toBe('Uttar Pradesh')
	})
})

describe('a city', () => {
	test.each([
		['Pune', 'Pune'],
		['PUNE', 'Pune'],
		[' poona ', 'Pune'],
		['पुणे', 'Pune'],
		['Bengaluru', 'Bangalore'],
		['बेंगलुरु', 'Bangalore'],
		['Bombay', 'Mumbai'],
		['मुंबई', 'Mumbai'],
		['Gurugram', 'Gurgaon'],
		['Allahabad', 'Prayagraj'],
		['Ahmednagar', 'Ahilyanagar'],
		['Aurangabad', 'Chhatrapati Sambhajinagar'],
		['Bārāmati', 'Baramati'],
		['Pimpri Chinchwad', 'Pimpri-Chinchwad'],
		['Pune, Maharashtra', 'Pune'],
		['Pune, Maharashtra, India', 'Pune'],
	])('%s is %s', (typed, name) => {
		expect(findPlace(typed)).toMatchObject({ name, kind: 'city' })
	})

	test('that shares its name is told apart by its state', () => {
		expect(findPlace('Aurangabad, Bihar')).toMatchObject({ name: 'Aurangabad', state: 'Bihar' })
		expect(findPlace('Srinagar')?.state).toBe('Jammu and Kashmir')
		expect(findPlace('Srinagar, Uttarakhand')?.state).toBe('Uttarakhand')
		expect(findPlace('Pune, Bihar')).toBeNull()
	})

	test('that is unknown is no place', () => {
		for (const text of ['', ' ', 'Atlantis', 'Maharashtra', ',,,', 'x'.repeat(100_000)])
			expect(findPlace(text)).toBeNull()
	})

	test('has a slug of its own', () => {
		expect(cityBySlug('pune')?.name).toBe('Pune')
		expect(cityBySlug('aurangabad-bihar')?.state).toBe('Bihar')
		expect(cityBySlug('Pune')).toBeNull()
	})
})

describe('an area of a launch city', () => {
	test.each([
		['Kothrud', 'Kothrud, Pune'],
		['कोथरूड', 'Kothrud, Pune'],
		['Baner, Pune', 'Baner, Pune'],
		['baner pune', 'Baner, Pune'],
		['Camp', 'Camp, Pune'],
		['Pune Cantonment', 'Camp, Pune'],
		['Hinjewadi', 'Hinjawadi, Pune'],
		['Shivaji Nagar', 'Shivajinagar, Pune'],
		['Flat 3, Wakad, Pune, Maharashtra', 'Wakad, Pune'],
		['Andheri West', 'Andheri, Mumbai'],
		['Vashi', 'Vashi, Navi Mumbai'],
		['MG Road, Bangalore', 'MG Road, Bangalore'],
	])('%s is %s, within thirty kilometres of its city', (typed, name) => {
		const place = findPlace(typed)

		expect(place).toMatchObject({ kind: 'area', name })
		expect(
			distanceKm(place ?? { lat: 0, lng: 0 }, findPlace(name.split(', ')[1] ?? '') ?? { lat: 0, lng: 0 }),
		).toBeLessThan(30)
	})

	test('lies close to its PIN code', () => {
		for (const [area, pin] of [
			['Kothrud', '411038'],
			['Hadapsar', '411028'],
			['Kharadi', '411014'],
			['Bibwewadi', '411037'],
			['Katraj', '411046'],
			['Nigdi', '411044'],
			['Koramangala', '560034'],
			['Adyar', '600020'],
		] as const) {
			const [one, other] = [findPlace(area), findPlace(pin)]

			expect(distanceKm(one ?? { lat: 0, lng: 0 }, other ?? { lat: 90, lng: 0 })).toBeLessThan(6)
		}
	})

	test('that many cities have is known only with its city', () => {
		for (const text of ['MG Road', 'Civil Lines', 'Sadar', 'Indira Nagar'])
			expect(findPlace(text)?.kind).not.toBe('area')
		expect(findPlace('Civil Lines, Nagpur')).toMatchObject({ kind: 'area', city: { name: 'Nagpur' } })
	})

	test('gives way to another city that is named, and to a great town of its name', () => {
		expect(findPlace('Camp, Mumbai')).toMatchObject({ kind: 'city', name: 'Mumbai' })
		expect(findPlace('Aundh, Satara')).toMatchObject({ kind: 'city', name: 'Satara' })
		expect(findPlace('Pimpri')).toMatchObject({ kind: 'city', name: 'Pimpri-Chinchwad' })
		expect(findPlace('Wakad, Atlantis')).toBeNull()
	})

	test('is suggested behind the cities, and understood when it comes back', () => {
		expect(suggestCities('koth')).toContain('Kothrud, Pune')
		expect(suggestCities('baner')).toEqual(['Baner, Pune'])
		for (const { label } of placeNames().areas) expect(findPlace(label)).toMatchObject({ kind: 'area', label })
	})

	test('never becomes the city that everyone may see for a person', () => {
		const { areas } = placeNames()
		const shown = areas.flatMap(({ label, names }) => [label, ...names].map((location) => publicCityOf(location)))

		expect(new Set(shown.map((city) => city?.kind ?? 'city'))).toEqual(new Set(['city']))
		expect(areas.filter(({ label, city }) => publicCityOf(label) !== publicCityOf(city.label))).toEqual([])
	})

	test('has the city of its name, or the one it was named with', () => {
		expect(findCityOf('Kothrud')?.name).toBe('Pune')
		expect(findCityOf('Hinjawadi')?.name).toBe('Pune')
		expect(findCityOf('Nigdi, Pimpri-Chinchwad')?.name).toBe('Pimpri-Chinchwad')
	})
})

describe('suggestions', () => {
	const ten = [
		'Mumbai',
		'Delhi',
		'Bangalore',
		'Hyderabad',
		'Chennai',
		'Kolkata',
		'Pune',
		'Ahmedabad',
		'Nagpur',
		'Jaipur',
	]

	test('are the ten great cities before anything is typed', () => {
		expect(suggestCities('')).toEqual(ten)
	})

	test('match anywhere in the name, the ten first, then what begins so', () => {
		expect(suggestCities('PUR').slice(0, 2)).toEqual(['Nagpur', 'Jaipur'])
		expect(suggestCities('na').slice(0, 4)).toEqual(['Chennai', 'Pune', 'Nagpur', 'Navi Mumbai'])
		expect(suggestCities('na', 3)).toHaveLength(3)
	})

	test('know former and Devanagari names', () => {
		expect(suggestCities('bengal')[0]).toBe('Bangalore')
		expect(suggestCities('पुण')).toEqual(['Pune'])
		expect(suggestCities('aurangabad')).toContain('Aurangabad, Bihar')
	})

	test('are all understood when they come back', () => {
		for (const text of ['', 'a', 'nagar', 'pur', 'aurangabad'])
			expect(suggestCities(text, 50).filter((label) => findPlace(label) === null)).toEqual([])
	})
})

describe('the city that everyone may see for a person', () => {
	test.each([
		['Pune', 'Pune'],
		['411038', 'Pune'],
		['Wakad, Pune 411057', 'Pune'],
		['Howrah', 'Kolkata'],
		['Thane', 'Thane'],
		['Ziauddin Pur', 'Loni'],
	])('of %s is %s', (location, city) => {
		expect(publicCityOf(location)?.name).toBe(city)
	})

	test('is unknown where the place is', () => {
		expect(publicCityOf('Atlantis')).toBeNull()
	})

	test('has no other one within twelve kilometres, so that a village is as far from being told as a quarter', () => {
		const pins = Array.from(
			{ length: 1_000 },
			(_, at) => `${400 + (at % 50)}${String(1 + Math.floor(at / 50)).padStart(3, '0')}`,
		)
		const cities = [...new Set(pins.flatMap((pin) => publicCityOf(pin) ?? []))]

		expect(cities.length).toBeGreaterThan(20)
		for (const one of cities)
			for (const other of cities) if (one !== other) expect(distanceKm(one, other)).toBeGreaterThanOrEqual(12)
	})
})

describe('what people type for where they live', () => {
	test.each([
		['Goa', 'Panaji'],
		['South Mumbai', 'Mumbai'],
		['Vasai Virar', 'Virar'],
		['Pune and nearby', 'Pune'],
		['anywhere in Nashik', 'Nashik'],
		['near Pune station', 'Pune'],
		['Talegaon', 'Talegaon Dabhade'],
		['Kondhwa Budruk', 'Kondhwa, Pune'],
		['Delhi NCR', 'Delhi'],
		['Sikkim', 'Gangtok'],
		['सिक्किम', 'Gangtok'],
		['Shirur', 'Sirur'],
		['Tal. Shirur, Dist. Pune', 'Sirur'],
		['शिरूर, पुणे', 'Sirur'],
		['Wadgaon Maval', 'Wadgaon'],
		['Kamptee', 'Kamthi'],
		['Butibori', 'Butibori 441122'],
		['Buti Bori, Nagpur', 'Buti Bori 441122'],
		['बुटीबोरी', 'बुटीबोरी 441122'],
		['Yawatmal', 'Yavatmal'],
		['Saswad', 'Sasvad'],
		['Alibaug', 'Alibag'],
		['Velhe', 'Velhe 412212'],
		['Pune district', 'Pune'],
	])('%s is %s', (typed, name) => {
		expect(findPlace(typed)?.name).toBe(name)
	})

	test('every state is a place, or is asked for its city', () => {
		for (const state of Object.values(states))
			expect([state, findPlace(state) ?? askForPlace(state)]).not.toEqual([state, null])
		expect(askForPlace('Maharashtra')).toContain('Mumbai, Pune')
		expect(findPlace('xyzzy')).toBeNull()
		expect(askForPlace('xyzzy')).toBeNull()
	})
})

test.each([
	['Pune 411045', 'Pune 411045'],
	['Baner, Pune - 411 045', 'Pune 411045'],
	['411045', 'Pune 411045'],
	['411057', 'Hinjawadi 411057'],
	['411018', 'Pimpri-Chinchwad 411018'],
	['Navi Mumbai 400706', 'Navi Mumbai 400706'],
	['Jaipur 411045', 'Pune 411045'],
])('a PIN code is called by the city beside it or around its quarter: %s', (typed, name) => {
	expect(findPlace(typed)?.name).toBe(name)
})

test.each([
	['412208', 18.69, 74.14],
	['412105', 18.677, 73.897],
	['441108', 20.93, 79.0],
	['412216', 18.645, 74.06],
	['441001', 21.216, 79.197],
	['410210', 19.047, 73.07],
	['423109', 19.767, 74.477],
	['423104', 20.25, 74.44],
	['442201', 20.99, 78.23],
	['413106', 18.112, 75.026],
	['642001', 10.658, 77.008],
	['700064', 22.585, 88.41],
])('%s is where its post offices and the towns of their names are', (pin, lat, lng) => {
	expect(distanceKm(findPlace(pin) ?? { lat: 0, lng: 0 }, { lat, lng })).toBeLessThan(5)
})

test('a PIN code that the directory has no point for is known only by a town, and says so', () => {
	const place = findAddress({ address: 'Hospital road', city: 'Anantapur', pin: '515006' })
	expect(place?.isCityOnly).toBe(true)
})

test.each([
	['Gat 12, Sanaswadi', 'Pune', '411005', 18.664, 74.109],
	['MIDC, Kamptee', 'Nagpur', '440010', 21.216, 79.197],
	['Main Road, Alandi', 'Pune', null, 18.678, 73.899],
	['Alandi Road, Survey 4', 'Pune', null, 18.59, 73.873],
	['Sector 7, Kharghar', 'Navi Mumbai', '410206', 19.05, 73.07],
	['Plot 4, Saswad Highway', 'Pune', '411005', 18.531, 73.85],
	['Survey 4, Wakad', 'Pune', '412105', 18.6, 73.76],
	['Vashi plaza, Navi Mumbai', 'Mumbai', '400706', 19.03, 73.02],
	['Pune-Solapur Road, Hadapsar', 'Pune', '411028', 18.5, 73.93],
])(
	'a town or area in “%s”, %s %s, wins over a code that lies elsewhere, and a road leads there only',
	(address, city, pin, lat, lng) => {
		expect(distanceKm(findAddress({ address, city, pin }) ?? { lat: 0, lng: 0 }, { lat, lng })).toBeLessThan(7)
	},
)

describe('an address is placed', () => {
	test.each([
		['by the locality in it', '4th floor, Sai Plaza, Baner Road', null, 'Baner', false],
		['by its PIN code', 'Survey 12, near the lake', '411045', null, false],
		['by its city, which is said', '12 Lake Road', null, null, true],
		['by the locality beside a road', '179, MG Road, Bibwewadi', '411037', 'Bibwewadi', false],
		['by a road alone', 'MG Road', '411001', 'MG Road', false],
	])('%s', (_how, address, pin, locality, isCityOnly) => {
		expect(findAddress({ address, city: 'Pune', pin })).toMatchObject({ locality, isCityOnly })
	})
})

test.each([
	['Parner', 'Parner 414302', 19.0, 74.4],
	['Otur', 'Otur 412409', 19.3, 74.0],
	['Mouda', 'Mauda', 21.1, 79.4],
	['Kashmir', 'Srinagar', 34.1, 74.8],
	['Marathwada', 'Chhatrapati Sambhajinagar', 19.9, 75.3],
	['Noida Extension', 'Greater Noida', 28.5, 77.5],
	['Bhosari MIDC', 'Bhosari, Pune', 18.6, 73.8],
	['Coorg', 'Madikeri', 12.4, 75.7],
])('“%s” is the place that people here mean, and not one that sounds like it elsewhere', (typed, name, lat, lng) => {
	const place = findPlace(typed)
	expect([place?.name, place?.lat.toFixed(1), place?.lng.toFixed(1)]).toEqual([name, lat.toFixed(1), lng.toFixed(1)])
})

test.each(['Dubai', 'Abu Dhabi', 'London', 'UK', 'Gulf'])('“%s” is abroad, and no village of the name', (typed) => {
	expect(findPlace(typed)).toBeNull()
	expect(askForPlace(typed)).toBe('Jobs here are in India. Enter a city in India, for example where you would work.')
	expect(findPlace(`${typed}, Maharashtra`)).toBeNull()
})

test.each([
	...[
		['Hinjewadi Ph 2', 'Hinjawadi, Pune'],
		['paud rd', 'Kothrud, Pune'],
		['Tilak Rd pune', 'Sadashiv Peth, Pune'],
		['ulhasnagar camp 4', 'Ulhasnagar'],
		['Camp', 'Camp, Pune'],
		['Hinjawadi Phase-II', 'Hinjawadi, Pune'],
		['Hinjewadi Ph-3', 'Hinjawadi, Pune'],
	],
	...[
		['Kharghar sec-20', 'Kharghar, Navi Mumbai'],
		['Sector V, Salt Lake', 'Salt Lake'],
		['Koramangala 5th blk', 'Koramangala, Bangalore'],
	],
	...[
		['JP nagar phase VII', 'JP Nagar, Bangalore'],
		['Mira rd', 'Mira-Bhayandar'],
		['Viman ngr Pune', 'Viman Nagar, Pune'],
	],
	...[
		['Model clny', 'Model Colony, Pune'],
		['FC rd', 'Fergusson College Road, Pune'],
		['Kalyan jn.', 'Kalyan'],
		['Hsr lyt', 'HSR Layout, Bangalore'],
	],
	...[
		['Nr. Jupiter Hospital, Baner', 'Baner, Pune'],
		['Opp City Pride Kothrud', 'Kothrud, Pune'],
		['b/h Big Bazaar Kothrud', 'Kothrud, Pune'],
	],
	...[
		['jawal hadapsar', 'Hadapsar, Pune'],
		['कोथरूड जवळ', 'Kothrud, Pune'],
		['411038 ke paas', 'Pune 411038'],
		['411014 Pune', 'Pune 411014'],
	],
	...[
		['Pune (411014)', 'Pune 411014'],
		['pin code no 411028', 'Pune 411028'],
		['Bandra Kurla Complex', 'Bandra Kurla Complex, Mumbai'],
	],
	...[
		['BKC', 'Bandra Kurla Complex, Mumbai'],
		['Secbad', 'Secunderabad'],
	],
])('“%s” is %s, as people shorten and describe it', (typed, name) => {
	expect(findPlace(typed)?.name).toBe(name)
})

test('a part of no place, or a landmark nowhere, is none', () => {
	for (const text of ['Sec 21', 'sector 17', 'Phase II', 'Opp hospital', 'near station', 'Nr. Dmart'])
		expect(findPlace(text)).toBeNull()
})

test('a taluka is the one of the district behind it, however far from its town', () => {
	for (const text of ['Indapur', 'Indapur, Pune', 'Tal Indapur Dist Pune', 'इंदापूर']) {
		const place = findPlace(text)
		expect([text, place?.lat.toFixed(1), place?.lng.toFixed(1)]).toEqual([text, '18.1', '75.0'])
	}
})

test.each([
	...[
		['Nashik', 'நாசிக்'],
		['Mumbai', 'மும்பை'],
		['Delhi', 'ഡൽഹി'],
		['Hyderabad', 'ஹைதராபாத்'],
		['Kolkata', 'কলকাতা'],
		['Agra', 'ஆக்ரா'],
	],
	...[
		['Howrah', 'হাওড়া'],
		['Coimbatore', 'கோயம்புத்தூர்'],
		['Indore', 'ઇન્દોર'],
		['Meerut', 'मेरठ'],
		['Kozhikode', 'കോഴിക്കോട്'],
		['Jodhpur', 'ଯୋଧପୁର'],
	],
	...[
		['Navi Mumbai', 'ਨਵੀਂ ਮੁੰਬਈ'],
		['Mangaluru', 'ಮಂಗಳೂರು'],
		['Guntur', 'గుంటూరు'],
		['Raipur', 'रायपुर'],
		['Salem', 'சேலம்'],
	],
])('%s is known as it is written there: %s', (name, typed) => {
	expect(findPlace(typed)).toMatchObject({ kind: 'city', name })
	expect(findPlace(`${typed}, India`)).toMatchObject({ kind: 'city', name })
})

test.each([
	['Maharashtra', 'Gadchiroli, Parli, Ambernath, Miraj, Nalasopara, Ballarshah, Brahmapuri, Oros, Jath, Mohol'],
	['Karnataka', 'Bagalkote, Chikkaballapur, Ramanagara, KGF, Chamarajanagar, Dharwad, Hubli-Dharwad, Bangalore Rural'],
	['Gujarat', 'Mehsana, Sidhpur, Umbergaon, Dahod, Banaskantha, Sabarkantha, Panchmahal, Devbhoomi Dwarka'],
	['Madhya Pradesh', 'Sagar, Neemuch, Katni, Narsinghpur, Waidhan, Singrauli'],
	['Telangana', 'Sircilla, Mahabubnagar, Hanamkonda, Bhuvanagiri, Kodad, Secunderabad, Komaram Bheem Asifabad'],
	['Goa', 'Panaji, Margao, Mapusa, Canacona'],
	['Rajasthan', 'Mount Abu, Dholpur, Jhunjhunu, Jalore, Deeg, Sanchore'],
	[
		'Uttar Pradesh',
		'Shahjahanpur, Pratapgarh, Ballia, Bahraich, Barabanki, Gonda, Badaun, Sant Kabir Nagar, Mughalsarai',
	],
	['Kerala', 'Kasargod, Kalpetta, Changanassery, Thalassery, Pala, Painavu, Sulthan Bathery'],
	['Tamil Nadu', 'Ramnad, Sivagangai, Nellai, Arani, Paramakudi'],
	['Bihar', 'Purnea, Chhapra, Danapur, Ara, Jehanabad, East Champaran, West Champaran'],
	['West Bengal', 'Berhampore, Bongaon, Dum Dum, English Bazar, Suri, Salt Lake, North 24 Parganas, Cooch Behar'],
])('cities and towns of districts in %s are found by the names that people use', (state, names) => {
	expect(
		names.split(', ').filter((name) => findPlace(name)?.state !== state || findPlace(name)?.kind === 'pin'),
	).toEqual([])
})

test.each([
	['वडगाव मावळ', 'Wadgaon'],
	['तळेगाव दाभाडे', 'Talegaon Dabhade'],
	['कोपरगाव', 'Kopargaon'],
	['राजगुरुनगर', 'Rajgurunagar'],
	['भोर', 'Bhor'],
	['सुस', 'Sus, Pune'],
	['मुळशी', 'Pirangut'],
	['अंबाजोगाई', 'Ambajogai'],
	['इचलकरंजी', 'Ichalkaranji'],
	['यवतमाळ', 'Yavatmal'],
	['सावंतवाडी', 'Savantvadi'],
	['देहू रोड', 'Dehu Road'],
	['सणसवाडी', 'Sanaswadi'],
	['कल्याणी नगर', 'Kalyani Nagar, Pune'],
	['कोथरुड, पुणे', 'Kothrud, Pune'],
	['मु. पो. वडगाव मावळ, जि. पुणे', 'Wadgaon'],
	['మియాపూర్', 'Miyapur, Hyderabad'],
])('“%s”, written in a script of India, is found', (typed, name) => {
	expect(findPlace(typed)?.name).toBe(name)
})

test.each([
	['Baramati, Pune', 'Baramati'],
	['Lonavala, Pune', 'Lonavala'],
	['Khed, Pune', 'Rajgurunagar'],
	['Khed, Ratnagiri', 'Khed'],
	['Malegaon, Nashik', 'Malegaon'],
	['Karad, Satara', 'Karad'],
	['Thane, Mumbai', 'Thane'],
	['Gurgaon, Delhi', 'Gurgaon'],
	['भोर, पुणे', 'Bhor'],
	['Baramati Pune', 'Baramati'],
	['wadgaon maval pune', 'Wadgaon'],
	['Karad Satara Maharashtra', 'Karad'],
	['Kothrud, Pune, Maharashtra', 'Kothrud, Pune'],
])('“%s” is the town, and not its district', (typed, name) => {
	expect(findPlace(typed)?.name).toBe(name)
})

test.each([
	['Pune, Mumbai', 'Pune or Mumbai'],
	['Mumbai Pune', 'Mumbai or Pune'],
	['Pune/Nagpur', 'Pune or Nagpur'],
	['पुणे, मुंबई', 'Pune or Mumbai'],
	['Nashik & Nagpur', 'Nashik or Nagpur'],
	['Satara, Kolhapur', 'Satara or Kolhapur'],
	['Delhi or Mumbai', 'Delhi or Mumbai'],
	['Pune, Mumbai, Nagpur', 'Pune or Mumbai or Nagpur'],
])('of “%s” one city has to be chosen', (typed, cities) => {
	expect(findPlace(typed)).toBeNull()
	expect(askForPlace(typed)).toMatch(new RegExp(`^This names \\d cities\\. Enter one of them: ${cities}\\.$`))
})

test.each([
	['Dighi, Pune', 'Dighi, Pune'],
	['Mahalunge, Pune', 'Mahalunge, Pune'],
	['म्हाळुंगे, पुणे', 'Mahalunge, Pune'],
	['Uruli, Pune', 'Uruli 412308'],
	['Loni, Pune', 'Loni 412201'],
	['Amane, Pune', 'Pune'],
	['Moze nagar, Pune', 'Pune'],
])('“%s” is in that district or near the town, and no namesake in another district', (typed, name) => {
	expect(findPlace(typed)?.name).toBe(name)
})

test.each([
	['Punee', 'Pune'],
	['Punne', 'Pune'],
	['Mubmai', 'Mumbai'],
	['Dehli', 'Delhi'],
	['Thanee', 'Thane'],
	['Suratt', 'Surat'],
	['Punee, Maharashtra', 'Pune'],
	['Nagpuur', 'Nagpur'],
])('a typo of a great town comes before a village of that name: %s', (typed, name) => {
	expect(findPlace(typed)).toMatchObject({ kind: 'city', name })
})

test.each([
	['Nagar Road, Pune', 'Nagar Road, Pune'],
	['Pune Satara Road', 'Satara Road, Pune'],
	['Solapur rd', 'Solapur Road, Pune'],
	['सातारा रोड, पुणे', 'Satara Road, Pune'],
	['सातारा रोड', 'Satara Road, Pune'],
	['नाशिक रोड', 'Nashik Road, Nashik'],
	['Mumbai Naka, Nashik', 'Nashik'],
	['Latur Road, Pune', 'Pune'],
	['Dehu Road', 'Dehu Road'],
	['Baner Naka', 'Baner, Pune'],
])('a road is that of the city named, or the city: %s', (typed, name) => {
	expect(findPlace(typed)?.name).toBe(name)
})

test.each(['Mumbai Road', 'Pune Nashik Highway', 'Mumbai Naka', 'मुंबई रोड', 'Latur Marg'])(
	'“%s” is a road to a town, and no town',
	(typed) => {
		expect(findPlace(typed)).toBeNull()
		expect(askForPlace(typed)).toBe('This names a road. Enter the city or area in which you mean it.')
	},
)

test.each(['North East', 'north-east', 'Northeast India', 'South West', 'उत्तर पूर्व', 'East zone'])(
	'%s is a direction, and no district of Delhi',
	(typed) => {
		expect(findPlace(typed)).toBeNull()
	},
)

test.each(['Talegaon', 'तळेगाव', 'ತಳೇಗಾವ್', 'તળેગાવ'])('%s is Talegaon Dabhade, in every script', (typed) => {
	expect(findPlace(typed)?.name).toBe('Talegaon Dabhade')
})

test.each(['J&K', 'Gujrat', 'Maharastra', 'Tamilnadu', 'Karnatka', 'UP'])('of “%s” the city is asked', (typed) => {
	expect(findPlace(typed)).toBeNull()
	expect(askForPlace(typed)).toMatch(/^Which city in /)
})

describe('a location as people type it', () => {
	test.each([
		['Thane W', 'Thane'],
		['Borivali (W)', 'Borivali, Mumbai'],
		['Malad W', 'Malad, Mumbai'],
		['Kandivali E.', 'Kandivali, Mumbai'],
		['Andheri (West), Mumbai', 'Andheri, Mumbai'],
		['Dombivli (E)', 'Dombivli'],
		['Dadar W 400028', 'Mumbai 400028'],
		['Hadapsar gaon', 'Hadapsar, Pune'],
		['Kothrud depot', 'Kothrud, Pune'],
		['Kharadi bypass', 'Kharadi, Pune'],
		['Sec 15 Vashi', 'Vashi, Navi Mumbai'],
		['Noida sec 62', 'Noida'],
		['within Pune', 'Pune'],
		['Law College Road Pune', 'Pune'],
		['near Chandni Chowk Pune', 'Pune'],
		['Pune and PCMC', 'Pune'],
	])('%s is %s', (typed, name) => {
		expect(findPlace(typed)?.name).toBe(name)
	})

	test.each(['any', 'Anywhere', 'None', 'other', 'NIL', 'India', 'All over India', 'East', 'bus stand', 'कुठेही'])(
		'%s names no place, though villages are called so',
		(typed) => {
			expect(findPlace(typed)).toBeNull()
		},
	)

	test.each([
		'not Pune',
		'anywhere except Pune',
		'outside Pune',
		'Pune or Nagpur',
		'transfer from Nagpur to Pune',
		'पुणे सोडून',
	])('%s is not Pune', (typed) => {
		expect(findPlace(typed)).toBeNull()
	})
})

test.each(['Kerala', 'Assam', 'Bihar', 'Haryana', 'Punjab', 'Gujrat', 'anywhere in Maharashtra', 'Himachal', 'MH'])(
	'the state %s is asked for its city, and is no village of that name',
	(typed) => {
		expect(findPlace(typed)).toBeNull()
		expect(askForPlace(typed)).toMatch(/^Which city in/)
	},
)

test.each([
	['hadapser', 'Hadapsar, Pune'],
	['Ghatkoper east', 'Ghatkopar, Mumbai'],
	['allahbad', 'Prayagraj'],
	['koramangla 5th block', 'Koramangala, Bangalore'],
	['whitefeild bangalore', 'Whitefield, Bangalore'],
	['Bhubneshwar', 'Bhubaneswar'],
])('one letter wrong in a name that can only be one place: %s', (typed, name) => {
	expect(findPlace(typed)?.name).toBe(name)
})

test.each(['Nagpr', 'Teaching', 'Lakeside', 'Sunshine', 'Aurngabad', 'Karnatka'])(
	'%s is asked about: too short, no place, or several',
	(typed) => {
		expect(findPlace(typed)).toBeNull()
	},
)

test.each([
	['wakad near dange chowk', 'Wakad, Pune'],
	['Gurgaon sector 38 near medanta', 'Gurgaon'],
	['Andheri W near Lokhandwala', 'Andheri, Mumbai'],
])('a place is found without what stands beside it: %s', (typed, name) => {
	expect(findPlace(typed)?.name).toBe(name)
})

test.each([
	['nigdi sec 27 pradhikaran', 'Nigdi, Pune'],
	['moshi pradhikaran sec 4', 'Moshi, Pune'],
	['hiranandani powai', 'Powai, Mumbai'],
	['andheri west 4 bungalows', 'Andheri, Mumbai'],
	['banjara hills rd no 12', 'Banjara Hills, Hyderabad'],
	['madhapur hitech city', 'HITEC City, Hyderabad'],
	['lajpat ngr 2 delhi', 'Lajpat Nagar, Delhi'],
	['amanora park hadapsar', 'Hadapsar, Pune'],
	['hadapsr gadital', 'Hadapsar, Pune'],
])('the quarter is found among words that no list has: %s', (typed, name) => {
	expect(findPlace(typed)?.name).toBe(name)
})

test.each(['Deccan hospital', 'Kothrud or Baner', 'anywhere except Kothrud side', 'Camp organiser'])(
	'%s is not the quarter that it names',
	(typed) => {
		expect(findPlace(typed)).toBeNull()
	},
)

test.each([
	['K R Puram', 'Krishnarajapuram, Bangalore'],
	['kr puram', 'Krishnarajapuram, Bangalore'],
	['krpuram', 'Krishnarajapuram, Bangalore'],
	['C. R. Park', 'Chittaranjan Park, Delhi'],
	['GK-II', 'Greater Kailash, Delhi'],
	['L B Nagar', 'LB Nagar, Hyderabad'],
	['lbnagar', 'LB Nagar, Hyderabad'],
	['hsrlayout', 'HSR Layout, Bangalore'],
	['mgroad pune', 'MG Road, Pune'],
	['J M Road', 'Jangali Maharaj Road, Pune'],
])('initials apart or together, and words written as one: %s', (typed, name) => {
	expect(findPlace(typed)?.name).toBe(name)
})

test.each([
	['Dwarka sector 10', 'Dwarka, Delhi'],
	['Dwarka', 'Dwarka'],
	['noida sec 62', 'Noida'],
])('a sector is of a quarter of a great town sooner than of a small town: %s', (typed, name) => {
	expect(findPlace(typed)?.name).toBe(name)
})

test.each([
	['Shrirampur', 'Maharashtra'],
	['Islampur', 'Maharashtra'],
	['Ashta', 'Maharashtra'],
	['Islampur, West Bengal', 'West Bengal'],
	['Serampore', 'West Bengal'],
	['Gandhinagar', 'Gujarat'],
	['Durgapur', 'West Bengal'],
	['Pali', 'Rajasthan'],
])('of two towns of one name, %s is that of %s', (typed, state) => {
	const place = findPlace(typed)
	expect(place?.state).toBe(state)
	expect(findPlace(place && 'label' in place ? place.label : '')).toBe(place)
})

test.each([
	['Pali', 'Understood as Pali, Rajasthan. For the one in Maharashtra, enter “Pali, Maharashtra”.'],
	['Durgapur', 'Understood as Durgapur, West Bengal. For the one in Maharashtra, enter “Durgapur, Maharashtra”.'],
	['Islampur', 'Understood as Islampur, Maharashtra. For the one in West Bengal, enter “Islampur, West Bengal”.'],
	['Pune', null],
])('a name that two towns have is said with its state: %s', (typed, sentence) => {
	expect(placeSentence(typed)).toBe(sentence)
})

test('a city that is typed whole is all that is suggested, and its quarter from the next letter on', () => {
	expect(suggestCities('Pune')).toEqual(['Pune'])
	expect(suggestCities('Pune c')).toContain('Camp, Pune')
})
