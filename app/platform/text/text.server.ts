import { z } from 'zod'
import { brand } from '#app/brand.ts'
import { t } from '../language/words.ts'
import { type ContactKind, findContactDetails } from './contact-details.ts'
import { type NameProblem, nameProblem, tidyName } from './person-name.ts'

/** The messages for text that people type, in one place so that every form says the same. */
export const textMessages = {
	get required() {
		return t`This field is required`
	},
	get email() {
		return t`Please enter a valid email address`
	},
	get letter() {
		return t`Please enter a name with at least one letter.`
	},
	get marks() {
		return t`Please use fewer accents on one letter.`
	},
	get unreadable() {
		return t`This text has characters we cannot keep. Please type it again.`
	},
	tooLong: (max: number) => t`Please use at most ${{ max }} characters.`,
	contact: (kind: ContactKind, found: string) =>
		(kind === 'email' && isUpiId(found) ? upiRefusal : contactRefusals[kind])(found),
}

/** 'lakesidehr@okaxis': an address at a payment handle, which has no dot. */
const isUpiId = (address: string) => /^[^@\s]+@[a-z][a-z0-9]*$/i.test(address.trim())

const upiRefusal = (found: string) => t`Please remove the UPI ID “${{ found }}”.`
const contactRefusals: Record<ContactKind, (found: string) => string> = {
	phone: (found) => t`Please remove the phone number “${{ found }}”.`,
	email: (found) => t`Please remove the email address “${{ found }}”.`,
	link: (found) => t`Please remove the link “${{ found }}”.`,
	handle: (found) => t`Please remove the account name “${{ found }}”.`,
}

/**
 * Invisible or reordering characters: controls, zero-width and bidi marks, Hangul fillers, private use. Kept are the
 * joiners that Indic scripts and emoji need, the selectors that colour an emoji, tab and line feed.
 */
const unwanted = /(?!\t|\n|\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}]/gu
const tooManyMarks = /(?:\p{M}[\u200c\u200d]*){5}/u
const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' })

const lines = (text: string) => text.replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')

/** NFC, one line, no invisible characters, single spaces. */
function tidyLine(text: string): string {
	return tidy(text).replace(/\s+/g, ' ').trim()
}

/** NFC, no invisible characters, at most one empty line in a row. */
function tidyLines(text: string): string {
	return tidy(text)
		.replace(/[^\S\n]+\n/g, '\n')
		.replace(/\n{3,}/g, '\n\n')
		.trim()
}

/** NFC comes last: what stood between a letter and its accent is gone by then. */
const tidy = (text: string) =>
	lines(text)
		.replace(unwanted, '')
		.replace(/[\u200c\u200d]{2,}/g, (run) => run.charAt(0))
		.normalize('NFC')

/** PostgreSQL refuses U+0000, and turns half a surrogate pair into another character without a word. */
const canBeKept = (text: string) => text.isWellFormed() && !text.includes('\0')

/** Counted as people see them; a conjunct of any length is one grapheme, so code units have a limit too. */
function isLongerThan(text: string, max: number): boolean {
	if (text.length <= max) return false
	if (text.length > max * 8) return true
	let count = 0
	for (const _ of graphemes.segment(text)) if (++count > max) return true
	return false
}

function firstGraphemes(text: string, max: number): string {
	return Array.from(graphemes.segment(text.slice(0, max * 8)), ({ segment }) => segment)
		.slice(0, max)
		.join('')
		.toWellFormed()
}

/** Why a tidied text is refused, or null. */
function problemWith(text: string, { max, withoutContact }: Omit<TextOptions, 'multiline'>): string | null {
	if (isLongerThan(text, max)) return textMessages.tooLong(max)
	if (tooManyMarks.test(text)) return textMessages.marks
	return withoutContact === undefined ? null : contactProblem(text, withoutContact)
}

/** The first contact detail in a text that works outside the site, or null. */
function contactProblem(text: string, instead: Sentence): string | null {
	const [found] = findContactDetails(text)
	if (!found) return null
	const detail = text.slice(found.start, found.end).replace(/\s+/g, ' ')
	return `${textMessages.contact(found.kind, detail)} ${said(instead)}`
}

/** A sentence for the reader of a form; a function where it is said in their language. */
export type Sentence = string | (() => string)
export const said = (sentence: Sentence) => (typeof sentence === 'string' ? sentence : sentence())

/** `withoutContact`: phone numbers, email addresses and links are refused; this sentence says what is possible instead. */
type TextOptions = { max: number; multiline?: boolean; withoutContact?: Sentence }

/** Text that must be there, tidied; an empty or missing field says 'This field is required'. */
export function plainText({ multiline = false, ...rules }: TextOptions) {
	return typed(
		(text) => (multiline ? tidyLines(text) : tidyLine(text)),
		(text) => {
			if (text === '') return textMessages.required
			return problemWith(text, rules)
		},
	)
}

/** As `plainText`, but null when the field is empty or missing. */
export function optionalText({ multiline = false, ...rules }: TextOptions) {
	return typed(
		(text) => (multiline ? tidyLines(text) : tidyLine(text)),
		(text) => problemWith(text, rules),
	)
		.prefault('')
		.transform((text) => text || null)
}

const nameMessages: Record<NameProblem, () => string> = {
	letter: () => textMessages.letter,
	characters: () => t`Use only letters, spaces, dots, hyphens and apostrophes in a name.`,
	mixed: () => t`Please write each word of the name in one script.`,
	reserved: () =>
		t`Enter only the person’s name. It cannot contain “Verified” or “${{ brand: brand.name }}”, or words like them.`,
	contact: () => t`Enter only the name, without contact details.`,
	title: () => t`Please enter the name, not only the title.`,
}

const tidyPersonName = (text: string) => tidyName(tidyLine(text))
function problemWithName(text: string) {
	const problem = problemWith(text, { max: 100 })
	if (problem !== null) return problem
	const found = nameProblem(text)
	if (found !== null) return nameMessages[found]()
	return findContactDetails(text).length > 0 ? nameMessages.contact() : null
}

/** A person's name: letters of any script with what joins them, at most 100 graphemes. */
export const personName = typed(tidyPersonName, (text) => (text === '' ? textMessages.required : problemWithName(text)))

/** As `personName`, but null when the field is empty or missing. */
export const optionalPersonName = typed(tidyPersonName, (text) => (text === '' ? null : problemWithName(text)))
	.prefault('')
	.transform((text) => text || null)

/** An e-mail address in lower case. */
export const emailAddress = typed(
	(text) => tidyLine(text).toLowerCase(),
	(text) => {
		if (text === '') return textMessages.required
		return text.length <= 254 && z.email().safeParse(text).success ? null : textMessages.email
	},
)

/** A search text. It is '' when missing, and cut after 100 characters, or left without what cannot be read, rather than refused. */
export const searchText = z
	.string()
	.prefault('')
	.transform((text) => firstGraphemes(tidyLine(text.toWellFormed()), 100).trim())

/** A pattern for LIKE that matches the text itself anywhere: `%` and `_` stand for themselves. */
export function containsPattern(text: string): string {
	return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

function typed(tidied: (text: string) => string, problem: (text: string) => string | null) {
	return z.string({ error: () => textMessages.required }).transform((raw, context) => {
		const text = canBeKept(raw) ? tidied(raw) : null
		const message = text === null ? textMessages.unreadable : problem(text)
		if (text !== null && message === null) return text
		context.addIssue({ code: 'custom', message: message ?? textMessages.unreadable })
		return z.NEVER
	})
}

/** Patterns for LIKE over a text in lower case: one of its words begins with this. */
export function wordStartPatterns(text: string): string[] {
	const start = text.toLowerCase().replace(/[\\%_]/g, '\\$&')
	return [`${start}%`, `% ${start}%`]
}
