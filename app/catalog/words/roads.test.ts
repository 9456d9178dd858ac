import { expect, test } from 'vitest'
import { understand } from './understand.server.ts'

const placesOf = (q: string) =>
	understand(q, 'jobs').terms.flatMap(({ filter }) => (filter?.name === 'place' ? filter.values : []))

test.each([
	['nurse nagar road', 'Nagar Road, Pune'],
	['icu nurse nagar road pune', 'Nagar Road, Pune'],
	['satara road pune', 'Satara Road, Pune'],
	['pune satara rd nurse', 'Satara Road, Pune'],
	['नर्स सातारा रोड', 'Satara Road, Pune'],
	['नगर रोड नर्स पुणे', 'Nagar Road, Pune'],
	['solapur road', 'Solapur Road, Pune'],
	['nurse wardha road nagpur', 'Wardha Road, Nagpur'],
	['nashik road nurse', 'Nashik Road, Nashik'],
	['dehu road nurse', 'Dehu Road'],
	['mira road', 'Mira-Bhayandar'],
	['baner road', 'Baner, Pune'],
])('the road in “%s” is the place %s, and not the town that it leads to', (q, place) => {
	expect(placesOf(q)).toEqual([place])
})

test.each([
	['mumbai road nurse', 'mumbai road', []],
	['nurse latur highway', 'latur highway', []],
	['pune nashik highway nurse', 'pune nashik highway', []],
	['mumbai naka nashik', 'mumbai naka', ['Nashik']],
	['मुंबई रोड नर्स', 'मुंबई रोड', []],
	['nurse nagpur marg', 'nagpur marg', []],
	['nurse nashik road pune', 'nashik road', ['Pune']],
])('of “%s” the page says that the road “%s” was not used', (q, typed, places) => {
	expect(understand(q, 'jobs').unused).toContainEqual({ typed, why: 'road' })
	expect(placesOf(q)).toEqual(places)
})

test.each([
	['wakad bypass', ['Wakad, Pune']],
	['katraj bypass nurse', ['Nurse', 'Katraj, Pune']],
	['nurse katraj by pass', ['Nurse', 'Katraj, Pune']],
	['वाकड बायपास', ['Wakad, Pune']],
	['nagpur bypass', ['Nagpur']],
	['pune bypass surgery', ['CABG', 'Pune']],
	['bypass surgeon pune', ['Cardiac Surgeon', 'Pune']],
	['bypass', ['CABG']],
])('a bypass beside a place is a road, and alone an operation: %s', (q, labels) => {
	expect(
		understand(q, 'jobs')
			.terms.map(({ label }) => label)
			.toSorted(),
	).toEqual(labels.toSorted())
})

test.each([
	['vimanagar', 'Viman Nagar, Pune'],
	['nurse vimanagar', 'Viman Nagar, Pune'],
	['kalyanagar', 'Kalyani Nagar, Pune'],
	['kothrudnurse', 'Kothrud, Pune'],
	['shivajinagr', 'Shivajinagar, Pune'],
	['latur nurse', 'Latur'],
])('a misspelt area of a great city is that, sooner than a small town and a rest: %s', (q, place) => {
	expect(placesOf(q)).toEqual([place])
})

test.each(['baner nurse pune', 'pune nurse baner'])('an area is that of its city, wherever this stands: %s', (q) => {
	expect(placesOf(q)).toEqual(['Baner, Pune'])
})

test.each([
	['vimaan nagar nurse', 'Viman Nagar, Pune'],
	['koregoan park nurse', 'Koregaon Park, Pune'],
	['kalyaani nagar', 'Kalyani Nagar, Pune'],
	['nurse shiwaji nagar', 'Shivajinagar, Pune'],
	['pimple saudager icu', 'Pimple Saudagar, Pune'],
	['pimpale gurav', 'Pimple Gurav, Pune'],
	['sinhagd road nurse', 'Sinhagad Road, Pune'],
	['talegaon dabade nurse', 'Talegaon Dabhade'],
	['navi mumbay nurse', 'Navi Mumbai'],
	['talegaon nurse', 'Talegaon Dabhade'],
	['तळेगाव नर्स', 'Talegaon Dabhade'],
])('“%s” is in %s, however it is spelled', (q, place) => {
	expect(placesOf(q)).toEqual([place])
})

test.each(['ganesh nagar nurse', 'गणेश नगर नर्स', 'nurse sambhaji ngr'])('“%s” is not in the town Nagar', (q) => {
	expect(placesOf(q)).not.toContain('Ahilyanagar')
})

test('a town named Nagar is still found, and no other word is taken for a misspelt area', () => {
	expect(placesOf('nurse nagar')).toEqual(['Ahilyanagar'])
	expect(placesOf('park nurse')).toEqual([])
	expect(placesOf('kalyan nagar nurse')).not.toContain('Kalyani Nagar, Pune')
})

test.each([
	['shirur nurse', 'Sirur'],
	['कामठी नर्स', 'Kamthi'],
	['शिरूर नर्स', 'Sirur'],
	['mulshi nurse', 'Pirangut'],
	['wadgaon maval nurse', 'Wadgaon'],
	['चाकण नर्स', 'Chakan'],
	['दौंड नर्स', 'Daund'],
	['राजगुरुनगर', 'Rajgurunagar'],
	['मंचर', 'Manchar'],
	['जुन्नर', 'Junnar'],
	['आळंदी', 'Alandi'],
	['saswad nurse', 'Sasvad'],
	['सासवड', 'Sasvad'],
])('a search understands “%s” as forms do: %s', (q, place) => {
	expect(placesOf(q)).toEqual([place])
})

test.each(['uruli kanchan rmo', 'शिक्रापूर नर्स', 'shikrapur nurse', 'ranjangaon rmo', 'उरुळी कांचन'])(
	'a village around the launch city is a place: %s',
	(q) => {
		expect(placesOf(q)).toEqual([expect.stringMatching(/ 412\d{3}$/)])
	},
)

test('a word that rows have, a short one and a village far away stay words', () => {
	expect(understand('saswad', 'jobs', { isWord: (word) => word === 'saswad' }).terms[0]?.filter).toBeUndefined()
	expect(placesOf('kale')).toEqual([])
	expect(placesOf('pizza nurse')).toEqual([])
})
