import { expect, test } from 'vitest'
import type { Alternative, SearchKind } from './vocabulary.ts'
import { understand } from './understand.server.ts'

const text = (one: Alternative): string =>
	'tag' in one ? one.tag : 'all' in one ? one.all.map(text).join(' ') : one.words
const saysOf = (typed: string, kind: SearchKind) =>
	understand(typed, kind)
		.terms.flatMap(({ tiers }) => tiers.flat().map(text))
		.join(' ')

test.each([
	['cardiologist', 'PTCA, PCI, CAG, PTMC, TAVI, TAVR, CRT, CRT-D, AICD, ICD, PPI, EPS, FFR, IVUS'],
	['cardiac-surgeon', 'CABG, OPCAB, AVR, MVR, DVR, ASD closure, IABP, ECMO, VV ECMO, LVAD, VATS'],
	['intensivist', 'ECMO, IABP, NIV, BiPAP'],
	['nephrologist', 'CRRT, SLED, CAPD, RRT, CVVHDF, plasmapheresis'],
	['cardiac-anesthesiologist', 'TEE, TOE'],
	['gastroenterologist', 'ERCP, EUS, OGD, EVL, POEM, UGIE'],
	['pulmonologist', 'EBUS, TBNA, TBLB, bronchoscopy, thoracoscopy'],
	['urologist', 'PCNL, RIRS, URSL, ESWL, TURP, TURBT, HoLEP, RALP'],
	['ent-surgeon', 'FESS, ESS, UPPP, MLS'],
	['obstetrician-gynecologist', 'IVF, ICSI, IUI, OPU, TLH, LAVH, LSCS, MTP'],
	['orthopedic-surgeon', 'TKR, THR, ACL, ORIF, DHS, PFN, UKR, TLIF, CTEV'],
	['neurosurgeon', 'DBS, ACDF, EVD, SDH, EDH, VP shunt'],
	['general-surgeon', 'TAPP, IPOM, MIPH, lap chole'],
	['ophthalmologist', 'phaco, SICS, ICL, vitrectomy'],
	['radiologist', 'DSA, TACE, PTBD'],
	['vascular-surgeon', 'EVAR, EVLT, CEA'],
])('an %s is found by what they do, as it is abbreviated', (slug, typed) => {
	for (const kind of ['jobs', 'specialists'] as const)
		for (const one of typed.split(', ')) expect([one, saysOf(one, kind).includes(slug)]).toEqual([one, true])
})

test('a device that no skill names is first looked for in the text of a job', () => {
	for (const typed of ['IABP', 'ECMO', 'TAVI'])
		expect(understand(typed, 'jobs').terms[0]?.tiers[0]).toEqual([{ words: typed.toLowerCase() }])
})

test('a nurse for an operation works in the theatre', () => {
	for (const typed of ['nurse to assist in laparoscopy', 'CABG nurse', 'sister for TKR', 'लेप्रोस्कोपी नर्स'])
		expect([typed, understand(typed, 'specialists').terms.map(({ label }) => label)]).toEqual([typed, ['OT Nurse']])
})

test.each([
	'urgent required doctor for icu please',
	'ICU doctor needed urgently pls',
	'urgent requirement icu doctor chahiye',
])('“%s” asks for the post, and says that the hurry narrows nothing', (typed) => {
	const { terms, unused } = understand(typed, 'jobs')

	expect(terms.map(({ label }) => label)).toEqual(['Intensivist'])
	expect(unused.map(({ why }) => why)).toEqual(['urgency'])
})

test('an assistant surgeon is a surgeon, no assistant', () => {
	for (const typed of ['assistant surgeon', 'asst surgeon', 'assistant doctor']) {
		const { terms, unlisted } = understand(typed, 'jobs')
		expect([typed, terms.length, unlisted]).toEqual([typed, 1, []])
	}
})

test('where no ICU is wanted, neither is one for the newborn', () => {
	const [not] = understand('nurse not icu', 'jobs').excluded
	expect(not?.tiers[0]?.map(text)).toEqual(expect.arrayContaining(['nicu', 'picu', 'speciality=icu-nurse']))
})
