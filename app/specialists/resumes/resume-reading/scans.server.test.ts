import { expect, test } from 'vitest'
import type { PictureText } from '#app/platform/ocr/picture-text.ts'
import { readDocument } from './document.server.ts'
import { readResume } from './read.server.ts'
import { aScan, changes, inOneColumn, inTables, inTwoColumns } from './scans.fixtures.server.ts'

const today = '2026-11-22'
/** A machine with much to do reads later, not less. */
const patient = { timeMs: 120_000 }

async function proposalOf(bytes: Buffer) {
	const read = await readResume({ bytes, contentType: 'application/pdf', today }, patient)
	if (!read.ok) throw new Error(read.failure)
	return read.value.proposal
}

const doctor = {
	name: 'Dr Meher Wankhede',
	phone: '+919876540123',
	registration: { number: '2012/07/4471', councilCode: 'MH-MC' },
	degrees: [
		{ degree: 'MD Anaesthesiology', institution: expect.stringMatching(/^Kasturba Medical College/), endYear: 2016 },
		{ degree: 'MBBS', institution: expect.stringMatching(/^Government Medical College/), endYear: 2012 },
	],
	employers: [
		{
			role: 'Consultant Anaesthesiologist',
			hospital: expect.stringMatching(/^Lakeside Heart Institute/),
			startsOn: '2019-04-01',
			endsOn: null,
		},
		{
			role: 'Senior Resident',
			hospital: expect.stringMatching(/^Sanjivani Hospital/),
			startsOn: '2016-08-01',
			endsOn: '2019-03-31',
		},
	],
}

test.each(Object.entries(changes))('a scan that is %s proposes what is printed on it', async (_, change) => {
	const proposal = await proposalOf(await aScan(inOneColumn, change))
	expect(proposal).toMatchObject({ ...doctor, email: 'meher.wankhede@mail.example' })
	expect(proposal.languages?.toSorted()).toEqual(['en', 'hi', 'mr'])
})

test('a scan of two columns is read column by column', async () => {
	const proposal = await proposalOf(await aScan(inTwoColumns))
	expect(proposal).toMatchObject({ ...doctor, email: 'meher@mail.example' })
	expect(proposal.languages?.toSorted()).toEqual(['en', 'hi', 'mr'])
})

test.each(['straight', 'turned by 90°'] as const)('tables of a scan that is %s are read row by row', async (change) => {
	expect(await proposalOf(await aScan(inTables, changes[change]))).toMatchObject({
		name: 'Leela Phadnis',
		phone: '+919876540124',
		registration: { number: '820415', councilCode: 'KA-NC' },
		degrees: [
			{ degree: 'GNM', institution: expect.stringMatching(/^Konkan Institute of Nursing/), endYear: 2009 },
			{
				degree: 'Post Basic B.Sc Nursing',
				institution: expect.stringMatching(/^Deccan College of Nursing/),
				endYear: 2013,
			},
		],
		employers: [
			{ role: 'Senior Staff Nurse', startsOn: '2017-01-01', endsOn: '2021-06-30' },
			{ role: 'Staff Nurse', startsOn: '2013-10-01', endsOn: '2016-12-31' },
		],
	})
})

test('a scanning app’s own name on each page is no text, and a text layer with letters enough is kept', async () => {
	const twoPages = (doc: PDFKit.PDFDocument) => inOneColumn(doc).addPage().text('Page two')
	const marked = await aScan(twoPages, changes.straight, 'Scanned with CamScanner')
	expect(await proposalOf(marked)).toMatchObject({ name: 'Dr Meher Wankhede' })

	const layer = 'Dr Kavita Rangnekar, Consultant since 2019. MD Anaesthesiology, Lakeside Heart Institute, Pune'
	expect(await proposalOf(await aScan(inOneColumn, changes.straight, layer))).toMatchObject({
		name: expect.stringContaining('Kavita Rangnekar'),
	})
})

test('a scan without print cannot be read', async () => {
	const bytes = await aScan((doc) => doc.rect(100, 100, 300, 300).fill('#335533'))
	expect(await readResume({ bytes, contentType: 'application/pdf', today }, patient)).toEqual({
		ok: false,
		failure: 'unreadable',
	})
})

/** A page on which `doubted` letters were read in doubt: each is written behind a `~`. */
function aPage(...lines: string[]): PictureText {
	return {
		width: 1400,
		height: 2000,
		leans: 0,
		codes: [],
		lines: lines.map((line, at) => {
			const text = line.replaceAll('~', '')
			const signs = [...line.matchAll(/(~?)[^~]/g)].map(([, mark]) => (mark === '~' ? 0.1 : 0.99))
			const places = signs.map((_, sign) => (sign + 0.5) / signs.length)
			return {
				text,
				confidence: 0.97,
				signs,
				places,
				left: 100,
				top: 100 + at * 60,
				width: text.length * 14,
				height: 40,
			}
		}),
	}
}

async function proposedFrom(...lines: string[]) {
	const answer = await readDocument({ pages: [aPage(...lines)], today })
	if (answer === 'no-text') throw new Error(answer)
	return answer.proposal
}

const certain = [
	'Dr. Meher Wankhede',
	'Mobile 9876540123, drmw77@mail.example',
	'EXPERIENCE',
	'Consultant, Lakeside Heart Institute, Pune (April 2019 - March 2022)',
	'EDUCATION',
	'MBBS, Kasturba Medical College, Manipal, 2012',
	'REGISTRATION',
	'Maharashtra Medical Council Reg. No. 2012/07/4471',
]
const withDoubt = (part: string, doubted: string) => certain.map((line) => line.replace(part, doubted))

test('what was read for certain is proposed', async () => {
	expect(await proposedFrom(...certain)).toMatchObject({
		name: 'Dr Meher Wankhede',
		phone: '+919876540123',
		email: 'drmw77@mail.example',
		registration: { number: '2012/07/4471' },
		degrees: [{ institution: expect.stringMatching(/^Kasturba/), endYear: 2012 }],
		employers: [{ hospital: expect.stringMatching(/^Lakeside/) }],
	})
})

test.each([
	['name', 'Wankhede', 'Wank~hede', { name: null }],
	['phone number', '9876540123', '98765~40123', { phone: null }],
	['email address', 'drmw77', 'drm~w77', { email: null }],
	['registration number', '4471', '44~71', { registration: null }],
	['college', 'Kasturba', 'Kas~turba', { degrees: [{ degree: 'MBBS', institution: null, endYear: 2012 }] }],
	['year', 'Manipal, 2012', 'Manipal, 201~2', { degrees: [{ degree: 'MBBS', endYear: null }] }],
	['hospital', 'Lakeside', 'La~keside', { employers: [] }],
	['time at a hospital', '2022', '20~22', { employers: [] }],
])('a %s with a letter or figure in doubt is not proposed', async (_, part, doubted, expected) => {
	expect(await proposedFrom(...withDoubt(part, doubted))).toMatchObject(expected)
})

test('a word that no misreading makes is not doubted', async () => {
	const { degrees } = await proposedFrom(...withDoubt('Medical College', 'Medi~cal Coll~ege'))
	expect(degrees).toMatchObject([{ institution: expect.stringMatching(/^Kasturba Medical College/) }])
})
