import type { Box } from '#app/platform/ocr/picture-text.ts'
import type { CredentialKind } from '../kinds.ts'

/** One thing that a paper says: where it stands, the words it was read from, and how sure the reading is, from 0 to 1. `page`: after the first, from 1. */
export type ReadField = { value: string; confidence: number; box: Box; from: string; page?: number }

/** What a paper may say. Days as `2029-05-22`; cards that name a month alone as `2025-10`. */
export type PaperField =
	| 'councilCode'
	| 'institution'
	| 'title'
	| 'number'
	| 'name'
	| 'registeredOn'
	| 'issuedOn'
	| 'validUntil'
	| 'year'
	| 'certificateNumber'
	| 'midwifeNumber'
	| 'nationalNumber'

/** What a program can see of a paper that a person ought to look at. None of it is a verdict. */
export type PaperFlag =
	| 'code-differs'
	| 'code-of-other-host'
	| 'code-of-other-issuer'
	| 'unusual-term'
	| 'two-papers'
	| 'pages-differ'

/** Of a picture as it was read, and by how many degrees it leans (`PictureText`). */
export type PaperSize = { width: number; height: number; leans: number }

/** So many pages of a paper are read; the person may photograph as many. */
export const maxPages = 6

/** The sizes are of its first page, and in `further` of those after it. */
export type PaperReading = PaperSize & {
	kind: CredentialKind | null
	further?: PaperSize[]
	fields: Partial<Record<PaperField, ReadField>>
	/** A registration that its council says does not end. */
	isPermanent: boolean
	/** The address that a code on it leads to. */
	code: { text: string; host: string | null } | null
	flags: PaperFlag[]
}

/** From here on a field is filled in; below, it stays empty with its place on the picture beside it. */
export const sureEnough = 0.9

export const isSure = (field: ReadField | undefined): field is ReadField =>
	field !== undefined && field.confidence >= sureEnough

/** What two spellings of a number are compared by. */
export const numberLetters = (number: string) => number.toUpperCase().replace(/[^A-Z0-9]/g, '')
