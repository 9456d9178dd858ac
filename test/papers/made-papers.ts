/**
 * Certificates of people who do not exist, as councils, universities and course centres print them, with what is on each. Drawn here, so
 * that what the reader is tested with is no one's paper.
 */
import PDFDocument from 'pdfkit'
import qr from 'qr'
import { demoPaperKey } from '#app/credentials/papers/paper-signers.server.ts'
import { leavePlaceForSignature } from '#app/platform/pdf/pdf.server.ts'
import { signPdf } from '#app/platform/pdf/sign.server.ts'
import { collectPdf } from './collect-pdf.ts'

export type MadePaper = {
	id: string
	kind: 'registration' | 'degree' | 'certificate'
	/** What a reader has to find; what is not printed is left out. */
	truth: {
		councilCode?: string
		number: string
		name: string
		issuedOn?: string
		validUntil?: string
		year?: string
		midwifeNumber?: string
		nationalNumber?: string
	}
	isPermanent: boolean
	/** What its code says. */
	code: string | null
	pdf: Buffer
}

/** What is forged about a paper. */
export const forgeries = [
	'code of another number',
	'code to a name like the council’s',
	'code to another host',
	'code to another council',
	'longer term',
	'paper of another person',
	'number of another person',
	'copy with another name',
	'changed after it was signed',
	'made by an editor',
] as const
/** `uploadedBy`: the name on the profile. `original`: the paper of the person whose number or picture it has. */
export type ForgedPaper = MadePaper & {
	forgery: (typeof forgeries)[number]
	uploadedBy: string
	upload: Buffer
	original: MadePaper | null
}

const first = 'Anjali Rohan Meher Sudha Farhan Kavita Tejas Nandini Imran Shreya Vikrant Leela Omprakash Rukmini'.split(
	' ',
)
const middle = 'Prakash Vinayak Hormuz Dilip Yusuf Manohar Balkrishna Suresh'.split(' ')
const last = 'Ghorpade Wankhede Irani Phadnis Qureshi Nambiar Tambe Deshmukh Vaidya Rangnekar Lobo Chavan'.split(' ')
const pick = <Item>(list: readonly Item[], at: number): Item => list[at % list.length] as Item

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const longMonths = 'January February March April May June July August September October November December'.split(' ')
type Style = 'slash' | 'dash' | 'dot' | 'short' | 'long' | 'ordinal'
const ordinalOf = (day: number) =>
	day % 10 === 1 && day !== 11 ? 'st' : day % 10 === 2 && day !== 12 ? 'nd' : day % 10 === 3 && day !== 13 ? 'rd' : 'th'

function printed(date: string, style: Style) {
	const [y = '', m = '', d = ''] = date.split('-')
	const month = Number(m) - 1
	switch (style) {
		case 'slash':
			return `${d}/${m}/${y}`
		case 'dash':
			return `${d}-${m}-${y}`
		case 'dot':
			return `${d}.${m}.${y}`
		case 'short':
			return `${d} ${months[month]} ${y}`
		case 'long':
			return `${longMonths[month]} ${Number(d)}, ${y}`
		case 'ordinal':
			return `${Number(d)}${ordinalOf(Number(d))} ${longMonths[month]} ${y}`
	}
}

const dayBefore = (date: string, years: number) =>
	new Date(Date.UTC(Number(date.slice(0, 4)) + years, Number(date.slice(5, 7)) - 1, Number(date.slice(8)) - 1))
		.toISOString()
		.slice(0, 10)

type Council = {
	code: string
	heading: string
	act: string
	number: (at: number, year: string) => string
	address: (number: string) => string | null
	years: number | null
	layout: 'rows' | 'columns' | 'prose'
	labels: { number: string; name: string; since: string; issued: string; until: string }
	style: Style
	isNursing?: true
	fonts: [plain: string, bold: string]
}

const serif: [string, string] = ['Times-Roman', 'Times-Bold']
const sans: [string, string] = ['Helvetica', 'Helvetica-Bold']
const typed: [string, string] = ['Courier', 'Courier-Bold']

export const councils: readonly Council[] = [
	{
		code: 'MH-MC',
		heading: 'MAHARASHTRA MEDICAL COUNCIL',
		act: 'Established under the Maharashtra Medical Council Act, 1965',
		number: (at, year) => `${year}/${String((at % 12) + 1).padStart(2, '0')}/${1000 + at * 137}`,
		address: (number) => `https://www.maharashtramedicalcouncil.in/doctor?regno=${encodeURIComponent(number)}`,
		years: 5,
		layout: 'rows',
		labels: {
			number: 'Registration No.',
			name: 'Name',
			since: 'Date of Registration',
			issued: 'Date of Issue',
			until: 'Valid upto',
		},
		style: 'slash',
		fonts: serif,
	},
	{
		code: 'DL-MC',
		heading: 'DELHI MEDICAL COUNCIL',
		act: 'Statutory body of the Government of NCT of Delhi',
		number: (at) => `DMC/R/${20000 + at * 613}`,
		address: (number) => `https://delhimedicalcouncil.org/verify/${number}`,
		years: 5,
		layout: 'prose',
		labels: {
			number: 'Registration No.',
			name: 'Name',
			since: 'registered on',
			issued: 'Issued on',
			until: 'Valid till',
		},
		style: 'short',
		fonts: serif,
	},
	{
		code: 'KA-MC',
		heading: 'Karnataka Medical Council',
		act: 'The Karnataka Medical Registration Act, 1961',
		number: (at) => `KMC ${100000 + at * 731}`,
		address: () => null,
		years: null,
		layout: 'columns',
		labels: { number: 'Reg. No.', name: 'Full Name', since: 'Registered on', issued: 'Date of Issue', until: '' },
		style: 'dash',
		fonts: sans,
	},
	{
		code: 'TN-MC',
		heading: 'TAMIL NADU MEDICAL COUNCIL',
		act: 'Tamil Nadu Medical Registration Act 1914',
		number: (at) => `${90000 + at * 347}`,
		address: (number) => `https://www.tamilnadumedicalcouncil.com/register/${number}`,
		years: null,
		layout: 'rows',
		labels: {
			number: 'Register No.',
			name: 'Name of the Practitioner',
			since: 'Date of first registration',
			issued: 'Renewed on',
			until: '',
		},
		style: 'ordinal',
		fonts: typed,
	},
	{
		code: 'GJ-MC',
		heading: 'GUJARAT MEDICAL COUNCIL',
		act: 'The Gujarat Medical Council Act, 1967',
		number: (at) => `G-${10000 + at * 211}`,
		address: (number) => `https://gmcgujarat.org/doctor/${number}`,
		years: 5,
		layout: 'columns',
		labels: {
			number: 'Regn. No.',
			name: 'Name',
			since: 'Date of Registration',
			issued: 'Renewal Date',
			until: 'Valid Up To',
		},
		style: 'dot',
		fonts: serif,
	},
	{
		code: 'KL-MC',
		heading: 'KERALA STATE MEDICAL COUNCIL',
		act: 'Modern Medicine',
		number: (at) => `${40000 + at * 89}`,
		address: (number) => `https://medicalcouncil.kerala.gov.in/verify?id=${number}`,
		years: 5,
		layout: 'rows',
		labels: {
			number: 'Registration Number',
			name: 'Name of Practitioner',
			since: 'Date of Registration',
			issued: 'Issued on',
			until: 'Validity',
		},
		style: 'long',
		fonts: sans,
	},
	{
		code: 'MH-NC',
		heading: 'MAHARASHTRA NURSING COUNCIL',
		act: 'Maharashtra Nurses Act, 1966',
		number: (at) => `XXX${pick(['I', 'V', 'IX', 'II'], at)}-${10000 + at * 97}`,
		address: (number) => `https://www.maharashtranursingcouncil.org/nurse?rn=${number}`,
		years: 5,
		layout: 'columns',
		labels: {
			number: 'Registration No. (RN)',
			name: 'Name of the Nurse',
			since: 'Date of Registration',
			issued: 'Date of Renewal',
			until: 'Renewal due on',
		},
		style: 'slash',
		isNursing: true,
		fonts: sans,
	},
	{
		code: 'KL-NC',
		heading: 'KERALA NURSES AND MIDWIVES COUNCIL',
		act: 'Nurses and Midwives Act, 1953',
		number: (at) => `KL03${2008 + (at % 12)}${70000 + at * 53}`,
		address: (number) => `https://nursingcouncil.kerala.gov.in/verify?regn=${number}`,
		years: 5,
		layout: 'rows',
		labels: {
			number: 'Registration No.',
			name: 'Full Name',
			since: 'Date of Registration',
			issued: 'Date of Issue',
			until: 'Valid till',
		},
		style: 'dash',
		isNursing: true,
		fonts: serif,
	},
]

const universities = [
	{
		heading: 'MAHARASHTRA UNIVERSITY OF HEALTH SCIENCES',
		label: 'PRN',
		degree: 'MD (Anaesthesiology)',
		words: 'Doctor of Medicine',
	},
	{
		heading: 'RAJIV GANDHI UNIVERSITY OF HEALTH SCIENCES',
		label: 'Registration No.',
		degree: 'MS (General Surgery)',
		words: 'Master of Surgery',
	},
	{
		heading: 'NATIONAL BOARD OF EXAMINATIONS IN MEDICAL SCIENCES',
		label: 'Registration No.',
		degree: 'DNB (General Medicine)',
		words: 'Diplomate of National Board',
	},
	{ heading: 'UNIVERSITY OF DELHI', label: 'Enrolment No.', degree: 'MBBS', words: 'Bachelor of Medicine' },
	{
		heading: 'KERALA UNIVERSITY OF HEALTH SCIENCES',
		label: 'Candidate Code',
		degree: 'MD (Paediatrics)',
		words: 'Doctor of Medicine',
	},
	{ heading: 'GUJARAT UNIVERSITY', label: 'Enrollment No.', degree: 'MS (Ophthalmology)', words: 'Master of Surgery' },
] as const
const colleges = [
	'Sahyadri Medical College, Satara',
	'Konkan Institute of Medical Sciences, Alibag',
	'Deccan Medical College, Solapur',
]

const nameOf = (at: number) => `${pick(first, at)} ${pick(middle, at * 3 + 1)} ${pick(last, at * 5 + 2)}`

type Page = PDFKit.PDFDocument

function page(fonts: [string, string], heading: string, act: string, title: string) {
	const doc = new PDFDocument({ size: 'A4', margin: 56 })
	doc.lineWidth(2).strokeColor('#7a5c1e').rect(28, 28, 539, 786).stroke()
	for (let wave = 0; wave < 24; wave++)
		doc
			.lineWidth(0.3)
			.strokeColor('#e3d7bd')
			.moveTo(40, 60 + wave * 31)
			.bezierCurveTo(180, 30 + wave * 31, 380, 90 + wave * 31, 555, 60 + wave * 31)
			.stroke()
	doc.fillColor('#1c2a4a').font(fonts[1]).fontSize(21).text(heading, 56, 110, { align: 'center' })
	doc.font(fonts[0]).fontSize(11).text(act, { align: 'center' }).moveDown(0.6)
	doc.font(fonts[1]).fontSize(15).text(title, { align: 'center' })
	return doc.fillColor('#111111')
}

function rows(doc: Page, fonts: [string, string], facts: [label: string, value: string][]) {
	let y = 235
	for (const [label, value] of facts) {
		doc.font(fonts[0]).fontSize(13).text(label, 70, y)
		doc.font(fonts[1]).fontSize(14).text(value, 280, y)
		y += 38
	}
}

function columns(doc: Page, fonts: [string, string], facts: [label: string, value: string][]) {
	for (const [index, [label, value]] of facts.entries()) {
		const [x, y] = [index % 2 === 0 ? 70 : 325, 235 + Math.floor(index / 2) * 66]
		doc.font(fonts[0]).fontSize(12).text(label, x, y)
		doc
			.font(fonts[1])
			.fontSize(14)
			.text(value, x, y + 20)
	}
}

function code(doc: Page, text: string) {
	const cells = qr(text, 'raw')
	const size = 110 / cells.length
	for (const [y, row] of cells.entries())
		for (const [x, dark] of row.entries()) if (dark) doc.rect(80 + x * size, 640 + y * size, size, size).fill('#000000')
}

type Change = {
	number?: string
	name?: string
	years?: number | null
	address?: string | null
	editor?: string
	isSigned?: true
}

/** `change`: what is printed or coded in another way than this council does. */
async function registration(council: Council, at: number, change: Change = {}): Promise<MadePaper> {
	const { number = council.number(at, String(2006 + (at % 14))), years = council.years } = change
	const { labels, fonts, style } = council
	const { name = nameOf(at) } = change
	const since = `${2006 + (at % 14)}-${String((at % 12) + 1).padStart(2, '0')}-${String((at % 27) + 1).padStart(2, '0')}`
	const issued = `202${3 + (at % 3)}-${String(((at * 5) % 12) + 1).padStart(2, '0')}-${String(((at * 7) % 28) + 1).padStart(2, '0')}`
	const until = years === null ? null : dayBefore(issued, years)
	const midwife = council.isNursing ? number.replace(/^KL|^X/, (begin) => (begin === 'KL' ? 'KM' : 'Y')) : null
	const national = council.isNursing ? `N${910000000 + at * 7919}` : null
	const doc = page(fonts, council.heading, council.act, 'CERTIFICATE OF REGISTRATION')
	const titled = `${council.isNursing ? 'Smt.' : 'Dr.'} ${name}`
	const facts: [string, string][] = [
		['Certificate No.', `${510000 + at * 17}`],
		[labels.number, number],
		...(midwife && national
			? ([
					['Midwife No. (RM)', midwife],
					['NUID', national],
				] as [string, string][])
			: []),
		[labels.name, at % 3 === 0 ? titled.toUpperCase() : titled],
		["Father's Name", `${pick(middle, at * 3 + 1)} ${pick(last, at * 5 + 2)}`],
		[labels.since, printed(since, style)],
		[labels.issued, printed(issued, style)],
		...(until ? ([[labels.until, printed(until, style)]] as [string, string][]) : []),
		['Qualification', council.isNursing ? 'General Nursing and Midwifery' : 'MBBS'],
	]
	if (council.layout === 'rows') rows(doc, fonts, facts)
	else if (council.layout === 'columns') columns(doc, fonts, facts)
	else
		doc
			.font(fonts[0])
			.fontSize(14)
			.text('', 70, 240)
			.text(`This is to certify that ${titled}`, { lineGap: 8 })
			.text('has been registered as a medical practitioner in the register of this Council.', { lineGap: 8 })
			.text(`${labels.number} ${number}`, { lineGap: 8 })
			.text(`First ${labels.since} ${printed(since, style)}`, { lineGap: 8 })
			.text(`${labels.issued} ${printed(issued, style)}`, { lineGap: 8 })
			.text(until ? `${labels.until} ${printed(until, style)}` : '', { lineGap: 8 })
	if (until === null)
		doc
			.font(fonts[0])
			.fontSize(12)
			.text('This registration is permanent subject to the provisions of the Act.', 70, 590)
	const { address = council.address(number), editor } = change
	if (address !== null) code(doc, address)
	if (editor !== undefined) doc.info.Producer = editor
	if (change.isSigned) leavePlaceForSignature(doc, new Date(`${issued}T06:00:00Z`))
	doc.fillColor('#111111').font(fonts[0]).fontSize(12).text('Registrar', 440, 740)
	return {
		id: `${council.code}-${at}`,
		kind: 'registration',
		truth: {
			...{ councilCode: council.code, number, name, issuedOn: issued, year: since.slice(0, 4) },
			...(until ? { validUntil: until } : {}),
			...(midwife && national ? { midwifeNumber: midwife, nationalNumber: national } : {}),
		},
		isPermanent: until === null,
		code: address,
		pdf: await collectPdf(doc),
	}
}

async function degree(at: number): Promise<MadePaper> {
	const { heading, label, degree: letters, words } = pick(universities, at)
	const name = nameOf(at + 40)
	const year = 2005 + (at % 15)
	const issued = `${year + 1}-0${(at % 8) + 1}-${String(((at * 11) % 28) + 1).padStart(2, '0')}`
	const number = `${pick(['MUHS', 'RG', 'NB', 'DU', 'KU', 'GU'], at)}/${year - 3}/${30000 + at * 271}`
	const fonts = pick([serif, serif, sans], at)
	const doc = new PDFDocument({ size: 'A4', layout: at % 2 === 0 ? 'landscape' : 'portrait', margin: 60 })
	doc.fillColor('#111111').font(fonts[0]).fontSize(12).text(`${label}: ${number}`, 60, 50, { align: 'right' })
	doc.font(fonts[1]).fontSize(20).text(heading, 60, 110, { align: 'center' }).moveDown(0.8)
	doc.font(fonts[0]).fontSize(14).text('This is to certify that', { align: 'center' }).moveDown(0.5)
	doc.font(fonts[1]).fontSize(20).text(name, { align: 'center' }).moveDown(0.5)
	doc.font(fonts[0]).fontSize(14)
	doc.text(
		`of ${pick(colleges, at)}, who passed the examination held in the month of ${pick(longMonths, at * 5)} ${year},`,
		{ align: 'center' },
	)
	doc.text('has been admitted to the Degree of', { align: 'center' }).moveDown(0.4)
	doc.font(fonts[1]).fontSize(17).text(words, { align: 'center' }).text(letters, { align: 'center' }).moveDown(0.6)
	doc
		.font(fonts[0])
		.fontSize(13)
		.text(`at the convocation held on ${printed(issued, pick(['ordinal', 'long', 'short'] as const, at))}`, {
			align: 'center',
		})
	doc
		.text('Registrar', 80, at % 2 === 0 ? 500 : 720)
		.text('Vice-Chancellor', at % 2 === 0 ? 640 : 420, at % 2 === 0 ? 500 : 720)
	return {
		id: `degree-${at}`,
		kind: 'degree',
		truth: { number, name, issuedOn: issued, year: String(year) },
		isPermanent: false,
		code: null,
		pdf: await collectPdf(doc),
	}
}

async function card(at: number): Promise<MadePaper> {
	const name = nameOf(at + 70)
	const [issued, until] = [
		`2024-${String((at % 12) + 1).padStart(2, '0')}`,
		`2026-${String((at % 12) + 1).padStart(2, '0')}`,
	]
	const number = String(215000000000 + at * 7919131)
	const shown = (month: string) => `${month.slice(5)}/${month.slice(0, 4)}`
	const doc = new PDFDocument({ size: [480, 300], margin: 24 })
	doc.font('Helvetica-Bold').fontSize(17).text('Sahyadri Life Support Academy', 24, 28)
	doc.fontSize(13).text('Advanced Cardiovascular Life Support (ACLS) Provider', 24, 74).fontSize(16).text(name, 24, 104)
	doc.font('Helvetica').fontSize(11).text('has successfully completed the cognitive and skills evaluations.', 24, 134)
	for (const [index, [label, value]] of [
		['Issue Date', shown(issued)],
		['Renew By', shown(until)],
		['Card No.', number],
		['Training Centre ID', '4711'],
	].entries()) {
		const [x, y] = [index % 2 === 0 ? 24 : 240, 172 + Math.floor(index / 2) * 52]
		doc
			.fontSize(11)
			.text(label ?? '', x, y)
			.font('Helvetica-Bold')
			.fontSize(13)
			.text(value ?? '', x, y + 16)
			.font('Helvetica')
	}
	return {
		id: `card-${at}`,
		kind: 'certificate',
		truth: { number, name, issuedOn: issued, validUntil: until, year: '2024' },
		isPermanent: false,
		code: null,
		pdf: await collectPdf(doc),
	}
}

/** Five of every council, three of every university and two cards: sixty. */
export async function madePapers(): Promise<MadePaper[]> {
	const papers: MadePaper[] = []
	for (const [index, council] of councils.entries())
		for (let at = 0; at < 5; at++) papers.push(await registration(council, index * 5 + at))
	for (let at = 0; at < 18; at++) papers.push(await degree(at))
	for (let at = 0; at < 2; at++) papers.push(await card(at))
	return papers
}

const editors = ['Adobe Photoshop 25.1 (Windows)', 'iLovePDF', 'Canva']

/** Forged ones of every council, in each way that its papers can be forged in. */
export async function forgedPapers(): Promise<ForgedPaper[]> {
	const papers: ForgedPaper[] = []
	for (const [index, council] of councils.entries()) {
		const at = 60 + index
		const number = council.number(at, String(2006 + (at % 14)))
		const own = council.address(number)
		const another = await registration(council, at + 3)
		const forge = async (
			forgery: ForgedPaper['forgery'],
			change: Change,
			{ uploadedBy, upload, original = null }: Partial<ForgedPaper> = {},
		) => {
			const paper = await registration(council, at, change)
			papers.push({
				...paper,
				...{ forgery, original, id: `${paper.id}-${forgery}` },
				...{ uploadedBy: uploadedBy ?? paper.truth.name, upload: upload ?? paper.pdf },
			})
		}
		if (own !== null) {
			const elsewhere = pick(councils, index + (council.code === 'DL-MC' ? 2 : 1)).address(number)
			await forge('code of another number', { address: another.code })
			await forge('code to a name like the council’s', {
				address: own.replace(/(?<=\/\/)[^/]+/, '$&.verify-docs.example'),
			})
			await forge('code to another host', { address: `https://register-check.example/d/${index}?id=${number}` })
			if (elsewhere !== null) await forge('code to another council', { address: elsewhere })
		}
		if (council.years !== null) await forge('longer term', { years: council.years + 3 })
		await forge('paper of another person', {}, { uploadedBy: another.truth.name })
		await forge('number of another person', { number: another.truth.number }, { original: another })
		if (index % 2 === 0) {
			const original = await registration(council, at)
			await forge('copy with another name', { name: another.truth.name }, { original })
			const signed = signPdf((await registration(council, at, { isSigned: true })).pdf, demoPaperKey())
			const upload = index % 4 === 0 ? Buffer.concat([signed, Buffer.from('\n% changed\n')]) : Buffer.from(signed)
			// A figure of the box around the page.
			if (index % 4 !== 0) upload.write('5', signed.indexOf('/MediaBox [0 0 5') + '/MediaBox [0 0 '.length + 1)
			await forge('changed after it was signed', {}, { upload })
		}
		if (index < editors.length) await forge('made by an editor', { editor: editors[index] ?? '' })
	}
	return papers
}

export { card as aCourseCard, registration as aRegistrationPaper }
