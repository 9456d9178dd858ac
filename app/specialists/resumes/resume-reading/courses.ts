import { inCapitals } from './degree-subjects.ts'

/** A diploma, fellowship, master or certificate that is called by its words. `isSure`: a certificate may be of a day. */
export type Course = { name: string; at: number; end: number; isSure: boolean }

const before = String.raw`(?:(?:post[\s-]?doctoral|post[\s-]?graduate|p\.?\s?g\.?|post[\s-]?basic|advanced?|clinical|international|integrated)\s+)*`
const course = new RegExp(
	String.raw`(?<![\p{L}\p{M}])(?<kind>${before}(?:fellowship|diploma|certificate|certification|masters?(?:['’]s)?)(?:\s+(?:course|programme|program|degree))?)\s*(?:\([A-Z.]{2,8}\)\s*)?(?:\s(?:in|of)\s|\s?[,:–—-]\s*(?=\p{Lu}))\s*(?<field>\p{L}[\p{L}&/’' -]*)`,
	'giu',
)
/** Where the subject of a course ends. */
const behindField =
	/\s+(?:from|at|by|through|under|with|during|held|conducted|passed|completed|and (?:passed|completed|presently|currently|am|have|I))(?:\s.*)?$|\s[–—-](?:\s.*)?$|[\s–—-]+$/iu
const noCourse =
	/computer|\bms-?\s?cit\b|tally|typing|software|hardware|\bweb|office|english|engineering|education$|journalism|appreciation|attendance|participation|merit|completion|registration|school|college|hospital$|institut|university/i
const longestField = 8

/** Those that a line names. `Post Graduate Diploma in Diabetology`, `Fellowship, Neonatology`. */
export const coursesIn = (line: string, isListOfDegrees: boolean): Course[] =>
	[...line.matchAll(course)].flatMap((match) => {
		const { kind = '', field = '' } = match.groups ?? {}
		const subject = field.replace(behindField, '').trim()
		const isCertificate = /certif/i.test(kind)
		const isOne =
			/\p{L}{3}/u.test(subject) &&
			subject.split(' ').length <= longestField &&
			!noCourse.test(subject) &&
			(isListOfDegrees || !isCertificate)
		const last = match.index + match[0].length - field.length + subject.length
		const end = last + (/^\s*\([A-Za-z.]{2,8}\)/.exec(line.slice(last))?.[0].length ?? 0)
		const name = asInCatalog(`${spelled(kind)} in ${spelled(subject)}`.replace(/\s+/g, ' '))
		return isOne ? [{ name, at: match.index, end, isSure: isListOfDegrees && !isCertificate }] : []
	})

/** The words of the catalog for the same course. */
const asInCatalog = (name: string) =>
	name
		.replace(/ in (?:OT|O\.T\.?|operation theat(?:re|er)) nursing$/i, ' in Operation Theatre Nursing')
		.replace(/^diploma in child health$/i, 'DCH')
		.replace(/^diploma in (?:gyna?ecology (?:and|&) obstetrics|obstetrics (?:and|&) gyna?ecology)$/i, 'DGO')
		.replace(/^diploma in (?:medical )?radio-? ?diagnosis$/i, 'DMRD')
		.replace(/^diploma in orthopa?edics$/i, 'D.Ortho')
		.replace(/^(diploma in dialysis) (?:techniques?|technology|technician|therapy)$/i, '$1')

const spelled = (text: string) => (/\p{Ll}/u.test(text) ? text : inCapitals(text))
