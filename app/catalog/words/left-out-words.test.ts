import { describe, expect, test } from 'vitest'
import { understand } from './understand.server.ts'
import type { SearchKind } from './vocabulary.ts'
import { labels } from '#test/understood.ts'

describe('words that say nothing', () => {
	test.each(['jobs', 'vacancy in', 'need a', 'पाहिजे', 'नोकरी', '???', '', 'hospital', 'पगार', 'job vacancy for the'])(
		'%s lists everything',
		(text) => {
			expect(understand(text, 'jobs')).toMatchObject({ terms: [], isNothing: false })
		},
	)

	test('are named', () => {
		for (const hours of ['12 hr duty', '24 hrs', '12hr', '8h shift', '12 hours'])
			expect([hours, understand(hours, 'jobs').terms]).toEqual([hours, []])
		for (const text of ['nurse near pune station', 'nurse hinjewadi phase 2', 'nurse baner road'])
			expect([text, understand(text, 'jobs').terms.map(({ typed }) => typed)]).toEqual([
				text,
				['nurse', expect.stringMatching(/^(?:pune|hinjewadi|baner)$/)],
			])
		expect(understand('nurse vacancy', 'jobs')).toMatchObject({ terms: [{ label: 'Nurse' }], dropped: ['vacancy'] })
	})

	test('are also those of the other kind of search', () => {
		expect(understand('locum anaesthetist', 'specialists')).toMatchObject({
			terms: [{ label: 'Anesthesiologist' }],
			unused: [{ typed: 'locum', why: 'notInProfiles' }],
		})
		expect(labels('verified anaesthetist', 'specialists')).toEqual(['Registration checked', 'Anesthesiologist'])
		expect(labels('verified anaesthetist', 'jobs')).toEqual(['Anesthesiologist'])
	})
})

describe('nothing typed is left out in silence', () => {
	const unusedIn = (text: string, kind: SearchKind = 'jobs') =>
		understand(text, kind).unused.map(({ typed, why }) => `${typed}: ${why}`)

	test.each<[string, string]>([
		['female nurse', 'female: gender'],
		['nurse male', 'male: gender'],
		['महिला नर्स', 'महिला: gender'],
		['married icu nurse', 'married: family'],
		['nurse service bond', 'service bond: bond'],
		['govt nurse', 'govt: owner'],
		['sarkari naukri nurse', 'sarkari naukri: owner'],
		['surgeon good salary', 'good salary: pay'],
		['walk-in interview nurse', 'walk in interview: interview'],
		['nurse within 10 km', '10 km: distance'],
		['reputed surgeon', 'reputed: praise'],
		['nurse 98220 98220', '98220 98220: contact'],
		['asha@gmail.com', 'asha@gmail.com: contact'],
	])('“%s” says that “%s” was not used, and what is left is searched', (text, expected) => {
		expect(unusedIn(text)).toEqual([expected])
		expect(labels(text).length).toBe(text.includes('@') ? 0 : 1)
	})

	test('in profiles: what only jobs state is said to be so', () => {
		for (const word of ['locum', 'part time', 'visiting', 'accommodation'])
			expect([word, ...unusedIn(`${word} anaesthetist`, 'specialists')]).toEqual([word, `${word}: notInProfiles`])
		expect(labels('anaesthetist open to relocate', 'specialists')).toEqual(['Anesthesiologist', 'Open to relocate'])
		for (const words of ['immediate joiner', 'available immediately', 'immediate'])
			expect([words, understand(`${words} nurse`, 'specialists').terms[0]?.filter?.name]).toEqual([words, 'from'])
	})

	test('pay and a distance are used where an amount and a place are given', () => {
		expect(unusedIn('anaesthetist salary 2 lakh')).toEqual([])
		expect(unusedIn('nurse within 10 km of kothrud')).toEqual([])
		expect(labels('nurse within 10 km of kothrud')).toEqual(['Nurse', 'Kothrud, Pune + 10 km'])
		expect(labels('kothrud se 7 km ke andar nurse')).toEqual(['Kothrud, Pune + 10 km', 'Nurse'])
	})

	test('words that ask or join are no conditions in any language', () => {
		for (const text of [
			'nurse chahiye',
			'nurse pahije aahe',
			'mujhe nurse ki naukri chahiye',
			'hospital ke liye nurse',
			'नर्स पाहिजे',
			'नर्स चाहिए',
		])
			expect([text, labels(text), unusedIn(text)]).toEqual([text, ['Nurse'], []])
	})

	test.each([
		'kothrud jawal nurse',
		'kothrud javal nurse',
		'kothrud ke paas nurse',
		'कोथरूड जवळ नर्स',
		'nurse near kothrud',
	])('“%s” asks for the nearest first', (text) => {
		expect(understand(text, 'jobs').near).not.toBeNull()
		expect(labels(text).toSorted()).toEqual(['Kothrud, Pune', 'Nurse'])
	})

	test.each<[string, string]>([
		['latest nurse jobs', 'newest'],
		['highest salary anaesthetist', 'pay'],
		['nurse jobs starting soon', 'start'],
	])('“%s” orders by %s', (text, order) => {
		expect(understand(text, 'jobs').order?.by).toBe(order)
		expect(labels(text)).toHaveLength(1)
	})
})

describe('what is not wanted', () => {
	const excludedIn = (text: string, kind: SearchKind = 'jobs') =>
		understand(text, kind).excluded.map(({ label }) => label)

	test.each<[string, string[], string[]]>([
		['nurse but not icu', ['Nurse'], ['Not ICU']],
		['nurse except nagpur', ['Nurse'], ['Not Nagpur']],
		['surgeon other than orthopedic', ['Surgeon'], ['Not Orthopedic Surgeon']],
		['surgeon, not pune or mumbai', ['Surgeon'], ['Not Pune', 'Not Mumbai']],
		['nurse except pune and nashik', ['Nurse'], ['Not Pune', 'Not Nashik']],
		['icu nako nurse', ['Nurse'], ['Not ICU']],
		['nurse night duty nahi chahiye', ['Nurse'], ['Not Night']],
		['नर्स आयसीयू नको', ['Nurse'], ['Not ICU']],
		['pune sodun surgeon', ['Surgeon'], ['Not Pune']],
		['non icu nurse', ['Nurse'], ['Not ICU']],
		['anesthesiologist not locum', ['Anesthesiologist'], ['Not Locum']],
		['nurse without night', ['Nurse', 'No nights'], []],
	])('“%s”', (text, wanted, not) => {
		expect([labels(text), excludedIn(text)]).toEqual([wanted, not])
	})

	test.each([
		['anesthesiologist pune except hadapsar', '5'],
		['nurse not in 411038', '5'],
		['nurse except nagpur', undefined],
	])('“%s” leaves out a quarter and not the city around it', (text, km) => {
		expect(understand(text, 'jobs').excluded[0]?.filter?.km).toBe(km)
	})
})
