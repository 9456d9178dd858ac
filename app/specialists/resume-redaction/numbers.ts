import { type Span, spansOf } from './span.ts'

const months =
	'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const day = String.raw`(?:\d{1,2}(?:\s?(?:st|nd|rd|th))?[\s./,-]{1,3}(?:\d{1,2}|${months})[\s./,'’-]{1,3}\d{2,4}|(?:${months})[\s.]+\d{1,2}(?:st|nd|rd|th)?[\s,]{1,3}\d{4}|\d{4}[-/.]\d{1,2}[-/.]\d{1,2})`
const birth = [
	new RegExp(
		String.raw`(?:date\s*of\s*birth|birth\s*-?\s*date|d\.?\s?o\.?\s?b\b\.?|born(?:\s+on)?|जन्म\s*(?:तारीख|तिथि|दिनांक)?)(?:\s*(?:&|and|/)\s*(?:age|place))?[\s:.()–-]{0,6}(?<hidden>${day}|(?:${months})?[\s.,-]{0,2}\d{4}(?!\d))`,
		'giu',
	),
	// In words or an unknown form, so it takes the text after the label.
	new RegExp(
		String.raw`(?:date\s*of\s*birth|birth\s*-?\s*date|d\.\s?o\.\s?b\.|\bDOB\b)\s*[:\-–]+\s*(?!\s*${day})(?<hidden>[^\n|\t]{1,40})`,
		'giu',
	),
]
export const findBirthDates = (text: string): Span[] => birth.flatMap((pattern) => spansOf(pattern, text))

const identity = [
	/(?<![\p{L}\d])[A-Z]{5}\d{4}[A-Z](?![\p{L}\d])/gu,
	/(?<!\d[ -]?)[2-9]\d{3}([ -])\d{4}\1\d{4}(?![ -]?\d)/g,
	/(?:aadhaa?r|aadhar|pan|passport|voter\s*id|driving\s*licen[cs]e|uan|ration\s*card)\s*(?:card)?\s*(?:no|number|num|id)?\s*[.:#–-]*\s*(?<hidden>(?=[A-Z\d /-]*\d)[A-Z\d][A-Z\d /-]{4,20}[A-Z\d])/giu,
]
export const findIdentityNumbers = (text: string): Span[] => identity.flatMap((pattern) => spansOf(pattern, text))

const registrationNumber = String.raw`(?<hidden>(?=[\p{L}\d/. -]*\d)(?:[A-Z]{1,5}[\s./-]{0,2}){0,2}\d[\dA-Z]*(?:\s?[/-]\s?[\dA-Z]+)*)`
const behindCouncil = String.raw`[\s.:#()/–-]*(?:[Rr]eg(?:istration)?\b\.?\s*(?:[Nn]o|[Nn]umber)?\b\.?[\s.:#–-]*)?(?<hidden>(?:[A-Z]{1,4}[\s./-]{0,2})?(?!(?:19|20)\d\d(?![\d/]))\d[\d/-]{2,}[A-Z]?)`
const registration = [
	new RegExp(
		String.raw`(?<!\p{L})(?:reg(?:istration|istered|n|d)?|licen[cs]e|enrol?ment|membership)\b\.?\s*(?:no|nos|number|num|id|#)(?!\p{L})[\s.:#()–-]*(?:[\p{L}. ]{0,40}?(?:council|mci|nmc)[\s.:#()–-]*)?${registrationNumber}`,
		'giu',
	),
	new RegExp(
		String.raw`(?<!\p{L})(?:reg(?:istration|n|d)?|uid|nuid|nrts|licen[cs]e)\b\.?\s*[:#–-]+\s*${registrationNumber}`,
		'giu',
	),
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
				new RegExp(String.raw`(?<![\p{L}\d])${signs.join(String.raw`[^\p{L}\d\n]{0,2}`)}(?![\p{L}\d])`, 'giu'),
				text,
			),
		),
]
