import { expect, test } from 'vitest'
import { understand } from './understand.server.ts'

test.each([
	['nurse notice period 15 days', 'notice period', 'notice'],
	['staff nurse, notice 1 month', 'notice', 'notice'],
	['nurse under 30', 'under 30', 'age'],
	['surgeon below 45', 'below 45', 'age'],
	['locum for 10 days', '10 days', 'length'],
	['2 months locum pune', '2 months', 'length'],
	['joining bonus 1 lakh', '1 lakh', 'bonus'],
	['50k sign on bonus', '50 k', 'bonus'],
	['nurse 15 mins from kothrud', '15 mins', 'travel'],
	['staff nurse 10 minutes from station', '10 minutes', 'travel'],
	['HR job', 'HR job', 'trade'],
	['doctor 2 yr bond ok', '2 yr bond', 'bond'],
	['nurse bond of 18 months', 'bond of 18 months', 'bond'],
	['nurse less than 50 beds', 'less than 50 beds', 'size'],
	['ICU nurse 100-150 bedded', '100-150 bedded', 'size'],
	['3 year contract', '3 year', 'length'],
])('of “%s” the page says that “%s” was not used', (q, typed, why) => {
	expect(understand(q, 'jobs').unused).toContainEqual({ typed, why })
})

test.each([
	['doctor under 50 km', null],
	['anesthesiologist under 30 lakh', 'payMax'],
	['nurse 25000', 'pay'],
])('“%s” holds no age', (q, filter) => {
	const { terms, unused } = understand(q, filter === 'payMax' ? 'specialists' : 'jobs')

	expect(unused.map(({ why }) => why)).not.toContain('age')
	if (filter) expect(terms.some((term) => term.filter?.name === filter)).toBe(true)
})

test.each(['anything but icu nurse', 'all but icu nurse', 'everything but ICU nurse'])('“%s” leaves it out', (q) => {
	expect(understand(q, 'jobs').excluded.map(({ label }) => label)).toEqual(['Not ICU Nurse'])
})

test.each([
	'nurse outside Pune',
	'nurse out of pune',
	'nurse away from pune',
	'pune ke bahar nurse',
	'Punyachya baher nurse',
	'पुण्याबाहेर नर्स',
	'पुणे के बाहर नर्स',
])('“%s” leaves out the place', (q) => {
	const { terms, excluded } = understand(q, 'jobs')

	expect([terms.map(({ label }) => label), excluded.map(({ label }) => label)]).toEqual([['Nurse'], ['Not Pune']])
})

test.each(['doctor 2 yr bond ok', '1 year bond', 'bond of 2 years nurse', 'nurse 3 years contract'])(
	'the years of “%s” are no experience',
	(q) => {
		expect(understand(q, 'jobs').terms.map(({ filter }) => filter?.name)).not.toContain('experience')
	},
)

test.each(['nurse 2 years experience no bond', '5 years exp nurse 50 bed hospital'])(
	'the years of “%s” are experience',
	(q) => {
		expect(understand(q, 'jobs').terms.map(({ filter }) => filter?.name)).toContain('experience')
	},
)

test.each(['nurse for assisting bypass', 'nurse assisting in laparoscopy', 'sister for assisting lap chole'])(
	'“%s” asks for a nurse, no nursing assistant',
	(q) => {
		const { terms, unlisted, isNothing } = understand(q, 'specialists')

		expect(terms.map(({ label }) => label)).toEqual(['OT Nurse'])
		expect([unlisted, isNothing]).toEqual([[], false])
	},
)

test.each(['ortho consultant reqd', 'reqrd ortho consultant', 'ortho consultant rqd'])(
	'“%s” asks for the consultant alone',
	(q) => {
		expect(understand(q, 'jobs').terms.map(({ label }) => label)).toEqual(['Orthopedic Surgeon'])
	},
)

/** What a search does with a word: it searches by it, leaves it out, orders by it or says why it was not used. */
test.each([
	...['hostel', 'free food', 'pick up and drop', 'cab', 'married', 'male only', 'hindu', 'christian', 'maharashtrian'],
	...['OBC', 'sunday off', 'weekend off', 'no weekends', 'PF ESI', 'contract', 'permanent', 'government', 'corporate'],
	...['NABH', 'NRI', 'abroad', 'dubai', 'fresher', 'retired', 'smart', 'hardworking', 'urgent', 'asap', 'tomorrow'],
	...['whatsapp', 'walkable', 'rotational', 'bond free', 'agency', 'pizza', 'delivery', '100 bedded', 'good salary'],
	...['best', 'cheap', 'negotiable', 'spouse', 'school nearby', '15 mins', 'no bond', 'locum', 'part time', 'visiting'],
	...['bina bond', 'female', 'except nagpur', 'not icu', 'latest', 'under 30', 'notice period'],
])('“staff nurse %s” is searched by, left out, ordered by or said to be unused, in jobs and in profiles', (typed) => {
	for (const kind of ['jobs', 'specialists'] as const) {
		const { terms, unused, excluded, unlisted, order, near } = understand(`staff nurse ${typed}`, kind)
		const others = terms.filter((term) => !/nurse/i.test(term.typed) || term.typed.split(' ').length > 2)
		const uses =
			others.length + unused.length + excluded.length + unlisted.length + Number(order !== null || near !== null)

		expect([kind, uses > 0]).toEqual([kind, true])
	}
})

test.each([
	...[
		'saturday off, sat sun off, sat & sun off, saturday sunday off, weekend off, saturday holiday, off on saturdays',
		'no weekends, not on weekends, no saturday, shanivar ravivar sutti, शनिवार सुट्टी',
	].flatMap((forms) => forms.split(', ').map((q) => [q, 'No weekends'])),
	...[
		'sunday off, every sunday off, weekly off sunday, holiday on sunday, no sundays, off on sunday, without sunday duty',
		'ravivar sutti, itwar ki chhutti, sunday chutti, रविवार सुट्टी, रविवार की छुट्टी',
	].flatMap((forms) => forms.split(', ').map((q) => [q, 'Sunday off'])),
	...'not day, no day duty, not day shift, no day shift'.split(', ').map((q) => [q, 'No days']),
	...'no nights, nights off'.split(', ').map((q) => [q, 'No nights']),
])('“%s” wants the opposite: %s', (q, label) => {
	for (const kind of ['jobs', 'specialists'] as const) {
		const { terms, excluded } = understand(q, kind)
		expect([kind, terms.map((term) => term.label), excluded]).toEqual([kind, [label], []])
	}
})

test.each([
	['second saturday off', 'notInJobs'],
	['2nd & 4th saturday off', 'notInJobs'],
	['दुसरा शनिवार सुट्टी', 'notInJobs'],
	['friday off', 'notInJobs'],
	['weekly off', 'notInJobs'],
	['day off', 'notInJobs'],
	['free', 'notInJobs'],
	['no registration fees', 'fees'],
	['no fees', 'fees'],
	['without any charges', 'fees'],
	['free registration', 'fees'],
	['no security deposit', 'fees'],
	['age no bar', 'age'],
	['no age limit', 'age'],
	['age not a bar', 'age'],
	['caste no bar', 'community'],
	['gender no bar', 'gender'],
	['willing to shift', 'anywhere'],
	['not a job', 'excluded'],
])('“%s” narrows nothing, and the page says so', (q, why) => {
	const { terms, excluded, unused } = understand(q, 'jobs')
	expect([terms, excluded]).toEqual([[], []])
	expect(unused).toMatchObject([{ typed: expect.anything(), why }])
})

test('people who would move are found as such', () => {
	for (const q of ['willing to shift', 'ready to shift', 'ok to shift', 'willing for relocation'])
		expect([q, understand(q, 'specialists').terms.map(({ label }) => label)]).toEqual([q, ['Open to relocate']])
})

test.each([
	['except pune, nagpur', [], ['Not Pune', 'Not Nagpur']],
	['nurse except pune & nagpur', ['Nurse'], ['Not Pune', 'Not Nagpur']],
	['nurse except pune nagpur and mumbai', ['Nurse'], ['Not Pune', 'Not Nagpur', 'Not Mumbai']],
	['nurse, not in pune, nagpur, mumbai', ['Nurse'], ['Not Pune', 'Not Nagpur', 'Not Mumbai']],
	['neither pune nor mumbai', [], ['Not Pune', 'Not Mumbai']],
	['neither icu nor ot', [], ['Not ICU', 'Not Operation theatre']],
	['nurse neither icu nor ot', ['Nurse'], ['Not ICU', 'Not Operation theatre']],
	['nurse not icu, ot', ['Nurse'], ['Not ICU', 'Not Operation theatre']],
	// What follows is another idea, and wanted.
	['nurse except hadapsar, pune', ['Nurse', 'Pune'], ['Not Hadapsar, Pune']],
	['nurse not icu, night duty', ['Nurse', 'Night'], ['Not ICU']],
	['surgeon not anaesthetist, mumbai', ['Surgeon', 'Mumbai'], ['Not Anesthesiologist']],
	['except pune nurse', ['Nurse'], ['Not Pune']],
])('“%s” leaves out all that it names', (q, wanted, left) => {
	const { terms, excluded } = understand(q, 'jobs')
	expect([terms.map(({ label }) => label), excluded.map(({ label }) => label)]).toEqual([wanted, left])
})
