import { describe, expect, test } from 'vitest'
import type { PictureText, PlacedLine } from '#app/platform/ocr/picture-text.ts'
import { isSure, type PaperField } from './paper.ts'
import { readPaper } from './read-paper.ts'

/** `[left, top, text]`, as the reader of pictures answers; the figures of `sure` are those of each sign. */
type Printed = readonly [left: number, top: number, text: string, sure?: number]
const lineOf = ([left, top, text, sure = 0.99]: Printed): PlacedLine => ({
	...{ left, top, text, width: text.length * 16, height: 34, confidence: sure },
	signs: Array.from(text, () => sure),
	places: Array.from(text, (_, at) => (at + 0.5) / text.length),
})
const picture = (lines: readonly Printed[], code?: string): PictureText => ({
	...{ width: 1400, height: 1980, leans: 0 },
	lines: lines.map(lineOf).toSorted((a, b) => a.top - b.top),
	codes: code === undefined ? [] : [{ text: code, left: 200, top: 1500, width: 180, height: 180 }],
})

const heading: Printed[] = [
	[300, 300, 'MAHARASHTRA MEDICAL COUNCIL, MUMBAI'],
	[350, 350, '(Maharashtra Medical Council Act, 1965)'],
	[400, 400, 'CERTIFICATE OF REGISTRATION'],
]
const inRows: Printed[] = [
	...heading,
	[100, 500, 'Certificate No.'],
	[700, 500, '810488'],
	[100, 560, 'Registration No.'],
	[700, 560, '2014/01/9211'],
	[100, 620, 'Name'],
	[700, 620, 'DR. LALITA MOHAN KELGAONKAR'],
	[100, 680, "Father's Name"],
	[700, 680, 'Mohan Subhash Kelgaonkar'],
	[100, 740, 'Date of first registration'],
	[700, 740, '14-01-2014'],
	[100, 800, 'Date of Issue'],
	[700, 800, '23-05-2024'],
	[100, 860, 'Validity up to'],
	[700, 860, '22-05-2029'],
	[100, 920, 'Qualification'],
	[700, 920, 'MBBS, Government Medical College, Aundhwadi (2014)'],
]
const known = 'https://www.maharashtramedicalcouncil.in/KnowYourDoctor?reg=2014%2F01%2F9211'

/** What a form would be filled in with: the sure fields. */
const filled = (read: ReturnType<typeof readPaper>) =>
	Object.fromEntries(
		(Object.keys(read.fields) as PaperField[]).flatMap((name) => {
			const field = read.fields[name]
			return isSure(field) && field.value !== '' ? [[name, field.value]] : []
		}),
	)
const replaced = (at: string, ...by: Printed[]) => [...inRows.filter(([, , text]) => text !== at), ...by]
const readRows = (lines: readonly Printed[], code?: string) => readPaper(picture(lines, code), 'registration')

describe('a registration', () => {
	test('says council, number, name and days, each with its place and its words', () => {
		const read = readRows(inRows, known)
		expect(filled(read)).toEqual({
			councilCode: 'MH-MC',
			number: '2014/01/9211',
			certificateNumber: '810488',
			name: 'Lalita Mohan Kelgaonkar',
			registeredOn: '2014-01-14',
			issuedOn: '2024-05-23',
			validUntil: '2029-05-22',
			title: 'MBBS',
			year: '2014',
		})
		expect(read).toMatchObject({ kind: 'registration', isPermanent: false, flags: [] })
		expect(read.fields.validUntil).toMatchObject({ box: { left: 700, top: 860 }, from: '22-05-2029' })
		expect(read.code?.host).toBe('www.maharashtramedicalcouncil.in')
	})

	test('printed in columns has its values below the labels, and another label is no value', () => {
		const read = readRows([
			...heading,
			[100, 500, 'Registration No.'],
			[740, 500, 'Sl. No. of Certificate'],
			[100, 540, '2011/07/4123'],
			[740, 540, '891144'],
			[100, 620, 'Full Name'],
			[740, 620, 'S/o D/o W/o'],
			[100, 660, 'Vaidehi Dattatray Thorvade'],
			[740, 660, 'Dattatray Gopal Thorvade'],
			[100, 740, 'Date of Issue'],
			[740, 740, 'Valid till'],
			[100, 780, '25.04.2023'],
			[740, 780, '24.04.2028'],
		])
		expect(filled(read)).toMatchObject({
			number: '2011/07/4123',
			certificateNumber: '891144',
			name: 'Vaidehi Dattatray Thorvade',
			issuedOn: '2023-04-25',
			validUntil: '2028-04-24',
		})
	})

	test('in sentences has its labels within the lines', () => {
		const read = readRows([
			[300, 300, 'DELHI MEDICAL COUNCIL'],
			[100, 500, 'This is to certify that Dr. Kavita Prakash Phadnis'],
			[100, 560, 'has been registered as a medical practitioner, Registration No. DMC/R/22219'],
			[100, 620, 'Issued on 6 March 2023 Valid till 5 March 2028'],
		])
		expect(filled(read)).toMatchObject({
			councilCode: 'DL-MC',
			number: 'DMC/R/22219',
			name: 'Kavita Prakash Phadnis',
			issuedOn: '2023-03-06',
			validUntil: '2028-03-05',
		})
	})

	test('of a nurse has three numbers', () => {
		const read = readRows([
			[300, 300, 'MAHARASHTRA NURSING COUNCIL'],
			[100, 500, 'Registration No. (RN)XLIV-83559'],
			[100, 560, 'Midwife No.(RM'],
			[700, 560, 'XLIV-79897'],
			[100, 620, 'NUID'],
			[700, 620, 'N958483727'],
			[100, 680, 'Name'],
			[700, 680, 'KUM. GAYATHRI GOPAL BHATTARAI'],
			[100, 740, 'Renewal due on'],
			[700, 740, '05/03/2028'],
		])
		expect(filled(read)).toMatchObject({
			councilCode: 'MH-NC',
			number: 'XLIV-83559',
			midwifeNumber: 'XLIV-79897',
			nationalNumber: 'N958483727',
			name: 'Gayathri Gopal Bhattarai',
			validUntil: '2028-03-05',
		})
	})

	test('that does not end says so and has no last day', () => {
		const read = readRows([
			...inRows.filter(([, , text]) => !/valid|22-05/i.test(text)),
			[100, 1000, 'This registration is permanent subject to the provisions of the Act.'],
		])
		expect(read.isPermanent).toBe(true)
		expect(read.fields.validUntil).toBeUndefined()
	})

	test.each([
		['a day that lost a figure in what stands before it', replaced('22-05-2029', [700, 860, '2-05-2029'])],
		['a day with letters behind it that lost a figure', replaced('22-05-2029', [700, 860, '2th May 2029'])],
		['a day that does not exist', replaced('22-05-2029', [700, 860, '31-02-2029'])],
		['an end before the beginning', replaced('22-05-2029', [700, 860, '22-05-2019'])],
		['two different ends', [...inRows, [100, 980, 'Valid upto 22-05-2028'] as const]],
		['signs that are not sure', replaced('22-05-2029', [700, 860, '22-06-2029', 0.7])],
		['a day cut by the edge', replaced('22-05-2029', [700, 860, '22-05-2'])],
		['another one below, as if it stood in columns', replaced('Qualification', [105, 896, '01-01-2031'])],
		['no value at all', inRows.filter(([, , text]) => text !== '22-05-2029')],
	])('leaves the last day open: %s', (_, lines) => {
		const read = readRows(lines)
		expect(filled(read)).not.toHaveProperty('validUntil')
		expect(read.fields.validUntil?.box).toBeDefined()
	})

	test.each([
		['06/03/2023', '2023-03-06'],
		['06.03.2023', '2023-03-06'],
		['2023-03-06', '2023-03-06'],
		['6th March 2023', '2023-03-06'],
		['06 Mar 2023', '2023-03-06'],
		['March 6, 2023', '2023-03-06'],
		['21st 0ctober 2023', '2023-10-21'],
		['3rd day of May, 2023', '2023-05-03'],
	])('prints its days in any way: %s', (printed, day) => {
		expect(filled(readRows(replaced('23-05-2024', [700, 800, printed])))['issuedOn']).toBe(day)
	})

	test('the end of a period is its last day', () => {
		const read = readRows([
			...inRows.filter(([, , text]) => !/validity|22-05/i.test(text)),
			[100, 860, 'Valid from 23-05-2024 to 22-05-2029'],
		])
		expect(filled(read)['validUntil']).toBe('2029-05-22')
	})

	test('valid for a term that no council gives is looked at by a person', () => {
		expect(readRows(replaced('22-05-2029', [700, 860, '22-05-2032'])).flags).toEqual(['unusual-term'])
	})

	test('a name whose words ran together is left to its owner', () => {
		expect(
			filled(readRows(replaced('DR. LALITA MOHAN KELGAONKAR', [700, 620, 'LalitaMohan Kelgaonkar']))),
		).not.toHaveProperty('name')
	})
})

describe('a code', () => {
	test('that names the printed number makes it sure, however it was read', () => {
		const read = readRows(replaced('2014/01/9211', [700, 560, '2014/01/9211', 0.6]), known)
		expect(filled(read)['number']).toBe('2014/01/9211')
	})

	test('finds the number where its label could not be read', () => {
		const lines = [...inRows.filter(([, , text]) => text !== 'Registration No.')]
		expect(filled(readRows(lines))['number']).toBeUndefined()
		expect(filled(readRows(lines, known))['number']).toBe('2014/01/9211')
	})

	test('that names another number leaves the field open and is shown', () => {
		const read = readRows(inRows, known.replace('9211', '7939'))
		expect(filled(read)).not.toHaveProperty('number')
		expect(read.flags).toEqual(['code-differs'])
	})

	test.each([
		'https://www.maharashtramedicalcouncil.in.verify-docs.example/KnowYourDoctor?reg=2014%2F01%2F9211',
		'https://maharashtramedicalcouncil.in@verify.example/?reg=2014%2F01%2F9211',
		'http://verify.example/www.maharashtramedicalcouncil.in?reg=2014%2F01%2F9211',
	])('to a host that is not a council’s is shown: %s', (code) => {
		expect(readRows(inRows, code).flags).toEqual(['code-of-other-host'])
	})

	test('to another council is shown, also with the right number', () => {
		const code = 'https://delhimedicalcouncil.org/verify?reg=2014%2F01%2F9211'
		expect(readRows(inRows, code).flags).toEqual(['code-of-other-issuer'])
	})

	test.each(['\u0000\u0001', 'https://%', 'upi://pay?pa=someone@bank', '1'.repeat(7000)])('may be anything', (code) => {
		expect(filled(readRows(inRows, code))['validUntil']).toBe('2029-05-22')
	})
})

test('a degree says whose it is, what was passed when and where, and its number', () => {
	const read = readPaper(
		picture([
			[900, 140, 'Enrolment No. MC/2016/9858'],
			[100, 140, 'No. 988328'],
			[400, 420, 'UNIVERSITY OF DELHI'],
			[500, 510, 'This is to certify that'],
			[350, 600, 'Aarohi Dattatray Chitturi'],
			[200, 750, 'of Indraprastha Medical College, New Delhi, who passed the examination held'],
			[300, 805, 'in the month of December 2010, has been admitted to the Degree of'],
			[450, 880, 'Doctor of Medicine'],
			[450, 950, 'MD (Anaesthesiology)'],
			[300, 1020, 'Given under the seal of the University on 20 June 2012'],
		]),
		'degree',
	)
	expect(read.kind).toBe('degree')
	expect(filled(read)).toEqual({
		title: 'MD Anaesthesiology',
		institution: 'Indraprastha Medical College, New Delhi',
		name: 'Aarohi Dattatray Chitturi',
		number: 'MC/2016/9858',
		year: '2010',
		issuedOn: '2012-06-20',
	})
})

const card: Printed[] = [
	[60, 80, 'Sanjeevani Resuscitation Academy'],
	[60, 240, 'Paediatric Advanced Life Support (PALS) Provider'],
	[60, 320, 'Shabana Ramesh Khasnabish'],
	[60, 380, 'has successfully completed the cognitive and skills evaluations'],
	[60, 500, 'Issue Date'],
	[400, 500, 'Renew By'],
	[60, 540, '10/2023'],
	[400, 540, '10/2025'],
	[60, 620, 'Card No.'],
	[60, 660, '752284468933'],
]

test('a card of a course names months', () => {
	const read = readPaper(picture(card), 'certificate')
	expect(read.kind).toBe('certificate')
	expect(filled(read)).toMatchObject({
		title: 'Paediatric Advanced Life Support (PALS) Provider',
		institution: 'Sanjeevani Resuscitation Academy',
		name: 'Shabana Ramesh Khasnabish',
		number: '752284468933',
		issuedOn: '2023-10',
		validUntil: '2025-10',
	})
})

test('of two papers side by side the one that is asked for is read, and nothing of the other', () => {
	const beside = card.map(([left, top, text]) => [left + 1600, top, text] as const)
	const both = { ...picture([...inRows, ...beside]), width: 3000 }
	const registration = readPaper(both, 'registration')
	expect(registration.flags).toContain('two-papers')
	expect(filled(registration)).toMatchObject({ number: '2014/01/9211', validUntil: '2029-05-22' })
	expect(filled(readPaper(both, 'certificate'))).toMatchObject({ number: '752284468933', validUntil: '2025-10' })
})

test('what is no paper of these kinds says nothing', () => {
	const read = readPaper(
		picture([
			[100, 100, 'Lunch menu'],
			[100, 200, 'Dal 120'],
		]),
		'registration',
	)
	expect(read.kind).toBeNull()
	expect(filled(read)).toEqual({})
	expect(filled(readPaper(picture([]), 'degree'))).toEqual({})
})
