import { monthName } from '../resume-reading/months.ts'
import { type Span, spansOf } from './span.ts'

const dayOfMonth = String.raw`\d{1,2}(?:\s?(?:st|nd|rd|th))?(?:\s+of)?`
const monthAndDay = String.raw`${monthName}[\s.]*\d{1,2}(?:st|nd|rd|th)?[\s,]{1,3}\d{4}`
const fullDate = String.raw`(?<!\d)(?:${dayOfMonth}[\s./,-]{1,3}(?:\d{1,2}|${monthName})[\s./,'’-]{1,3}\d{2,4}|${monthAndDay}|\d{4}[-/.]\d{1,2}[-/.]\d{1,2})(?!\d)`
const label = String.raw`(?:(?:date\s*of\s*)?(?<!\p{L})birth(?:\s*-?\s*da(?:te|y))?(?!\p{L})|(?<!\p{L})d\.?\s?o\.?\s?b\b\.?|(?<!\p{L})born(?!\p{L})|(?:जन्म|જન્મ|জন্ম|ਜਨਮ|ଜନ୍ମ|பிறந்த|పుట్టిన|జన్మ|ಜನ್ಮ|ಹುಟ್ಟಿದ|ജനന|پیدائش)[\p{M}]*\s?(?:[\p{L}\p{M}]{2,12})?)`
/** Beside these a full date is that of a birth. */
const aboutPerson = String.raw`\b(?:age|aged|male|female|unmarried|nationality|years? old|yrs old)\b`
const birth = [
	String.raw`${label}[^\n\d]{0,40}?\n?[^\n\d\p{L}]{0,6}(?<hidden>${fullDate})`,
	String.raw`${label}(?:\s*(?:&|and|/)\s*(?:age|place))?(?:\s+in)?[\s:.()–-]{0,6}(?<hidden>(?:${monthName})?[\s.,-]{0,2}\d{4}(?!\d))`,
	String.raw`(?<hidden>${fullDate})[^\n\d]{0,12}${label}`,
	String.raw`${aboutPerson}[^\n\p{L}]{0,12}(?:\d{2}\s*y(?:ea)?rs?[^\n\p{L}]{0,12})?(?<hidden>${fullDate})`,
	String.raw`(?<hidden>${fullDate})[^\n\p{L}]{0,24}${aboutPerson}`,
	// In words or an unknown form, so it takes the text after the label.
	String.raw`(?:date\s*of\s*birth|birth\s*-?\s*da(?:te|y)|d\.\s?o\.\s?b\.|\bDOB\b)\s*[:\-–]+\s*(?!\s*${fullDate})(?<hidden>[^\n|\t]{1,40})`,
].map((pattern) => new RegExp(pattern, 'giu'))
/** Beside a picture of a cake or a flag, or nothing: a day by itself at the top, on which someone of age was born. */
const dayAlone = new RegExp(
	String.raw`(?<=^|[\n\t|•·])[^\p{L}\d\n\t|]{0,4}(?<hidden>${fullDate})[^\p{L}\d\n\t|]{0,4}(?=$|[\n\t|•·])`,
	'giu',
)
/** Beside another there it began or ended something. */
const isOnlyDay = (text: string, at: number) => {
	const line = text.slice(text.lastIndexOf('\n', at) + 1).split('\n', 1)[0] ?? ''
	return (line.match(/(?:19|20)\d\d/g)?.length ?? 0) === 1
}
const topOfPage = 1_200
const youngest = 17
const isOfBirth = (day: string) => Number(/(?:19|20)\d\d/.exec(day)?.[0] ?? 9999) <= new Date().getFullYear() - youngest

export const findBirthDates = (text: string): Span[] => [
	...birth.flatMap((pattern) => spansOf(pattern, text)),
	...spansOf(dayAlone, text.slice(0, topOfPage)).filter(
		({ start, end }) => isOfBirth(text.slice(start, end)) && isOnlyDay(text, start),
	),
]

const identity = [
	/(?<![\p{L}\d])[A-Z]{5}\d{4}[A-Z](?![\p{L}\d])/gu,
	/(?<!\d[ -]?)[2-9]\d{3}([ -])\d{4}\1\d{4}(?![ -]?\d)/g,
	/(?:aadhaa?r|aadhar|pan|passport|voter\s*id|driving\s*licen[cs]e|uan|ration\s*card)\s*(?:card)?\s*(?:no|number|num|id)?\s*[.:#–-]*\s*(?<!\p{L})(?<hidden>(?=[A-Z\d /-]*\d)[A-Z\d][A-Z\d /-]{4,20}[A-Z\d])/giu,
	// Employee ID / cadre : 1342877
	/(?<!\p{L})(?:employee|emp|staff|gpf|cps|pran|hrms|biometric)\.?\s+(?:no|number|id|code)\b\.?(?:\s*\/\s*[a-z]{2,12})?[\s:.#–-]*(?<hidden>[A-Z]{0,4}[/-]?\d{3,14})(?!\d)/giu,
]
export const findIdentityNumbers = (text: string): Span[] => identity.flatMap((pattern) => spansOf(pattern, text))

/** The second is of a nurse in Kerala: `KL012020 34567`. */
const registrationNumber = String.raw`(?<hidden>(?=[\p{L}\d/. -]*\d)(?:[A-Z]{2,3}\d{4,8} \d{3,6}(?!\d)|(?:[A-Z]{1,5}[\s./-]{0,2}){0,2}\d[\dA-Z]*(?:\s?[/-]\s?[\dA-Z]+)*))`
const behindCouncil = String.raw`[\s.:#()/–-]*(?:[Rr]eg(?:istration)?\b\.?\s*(?:[Nn]o|[Nn]umber)?\b\.?[\s.:#–-]*)?(?<hidden>[A-Z]{2,3}\d{4,8} \d{3,6}(?!\d)|(?:[A-Z]{1,4}[\s./-]{0,2})?(?!(?:19|20)\d\d(?![\d/]))\d[\d/-]{2,}[A-Z]?)`
const registration = [
	new RegExp(
		String.raw`(?<!\p{L})(?:reg(?:istration|istered|n|d)?|licen[cs]e|enrol?ment|membership)\b\.?\s*(?:no|nos|number|num|id|#)(?!\p{L})[\s.:#()–-]*(?:[\p{L}. ]{0,40}?(?:council|mci|nmc)[\s.:#()–-]*)?${registrationNumber}`,
		'giu',
	),
	new RegExp(
		String.raw`(?<!\p{L})(?:reg(?:istration|n|d)?|uid|nuid|nrts|licen[cs]e)\b\.?\s*[:#–-]+\s*${registrationNumber}`,
		'giu',
	),
	// P.G. Regn. 9867/PG/16
	new RegExp(
		String.raw`(?<!\p{L})(?:[Rr]eg(?:d|n|tn|istration)?|REGN?|REGD)\b\.?\s*(?!(?:19|20)\d\d(?![\d/-]))(?=[A-Z\d/-]*\d{3})${registrationNumber}`,
		'gu',
	),
	// एम.एन.सी. नोंदणी क्र. : XXI-33412, पंजीकरण संख्या: UP-12345
	new RegExp(
		String.raw`(?:नोंदणी|नोंदणीकरण|पंजीकरण|पंजीयन|रजिस्ट्रेशन|रजि\.?)\s*(?:क्र\.?|क्रमांक|संख्या|नंबर|नं\.?|सं\.?)?[\s.:#–-]*(?!(?:19|20)\d\d(?![\d/-]))(?=[A-Z\d/ -]*\d{3})${registrationNumber}`,
		'giu',
	),
	// Regd. with MMC vide No 2016/05/1234
	new RegExp(
		String.raw`(?<!\p{L})reg(?:istered|d|n)?\b\.?\s+(?:with|by|under|at)\s[^\n\d]{0,60}?\b(?:no|nos|number)\b[\s.:#–-]*${registrationNumber}`,
		'giu',
	),
	// NUID 8800417
	/(?<![\p{L}\d])(?:NUID|UPRN|NRTS)\b[\s.:#–-]*(?:(?:[Nn]o|NO|[Nn]umber)\b\.?[\s:–-]*)?(?<hidden>\d{4,12})(?!\d)/gu,
	// Nurses have two: RN: 187654 RM: 187655, RM: CG/M/20/117290, Midwife No. 79923
	/(?<![\p{L}\d])(?:(?:RN\s?[/&-]?\s?RM|R\.?[NM])\b\.?(?:\s*(?:[Rr]eg|[Nn]o)\b\.?)*|(?:[Nn]urse|NURSE|[Mm]idwife|MIDWIFE)(?: ?(?:[Rr]eg[nd]?|REGN?|[Nn]o|NO|[Nn]umber)\b\.?)+)[\s:.#–-]*(?<hidden>(?:[IVXLC]{1,7}\s?[-–]\s?|(?:[A-Z]{1,4}[/-]){1,3}(?:\d{1,4}[/-])?)?\d{4,7}(?:\s?[/,&]\s?\d{4,7})?)(?!\d)/gu,
	// N/2015/45872 (Nurse), M/2015/45101 (Midwife)
	/(?<![\p{L}\d])(?<hidden>(?:[A-Z]{1,4}[/-]){0,2}\d[\d/-]{3,14})\s*\((?:[Nn]urse|[Mm]idwife|RN|RM|NURSE|MIDWIFE)\)/gu,
	// Regn. No. (Nurse): 83 / 114206 (Midwife): 83 / 114207
	/\((?:nurse|midwife|r\.?n\.?|r\.?m\.?)\)[\s:.#–-]*(?<hidden>\d[\dA-Z]*(?:\s?[/-]\s?\d+)*)/giu,
	// MMC 2012030456, KMC/112093, Maharashtra Medical Council: G-12345; not `GMC 2015`, a college and a year, and not `since 2015`.
	new RegExp(String.raw`(?<![\p{L}\d])(?:[A-Z]{1,5}[MN]C|MCI|INC)(?![\p{L}])${behindCouncil}`, 'gu'),
	new RegExp(String.raw`(?<![\p{L}\d])(?:medical|nursing|nurses)\s+council(?:\s+of\s+\p{L}+)?${behindCouncil}`, 'giu'),
]

/** Numbers with a council, those that the profile knows and those that the resume calls so. */
export const findRegistrationNumbers = (text: string, known: readonly string[]): Span[] => [
	...registration
		.flatMap((pattern) => spansOf(pattern, text))
		.filter(({ start, end }) => /\d{3}/.test(text.slice(start, end).replace(/\D/g, ''))),
	...known
		.map((number) => number.match(/[\p{L}\d]/gu) ?? [])
		.filter((signs) => signs.length >= 3)
		.flatMap((signs) =>
			spansOf(
				new RegExp(String.raw`(?<![\p{L}\d])${signs.join(String.raw`[^\p{L}\d\n]{0,3}`)}(?![\p{L}\d])`, 'giu'),
				text,
			),
		),
]
