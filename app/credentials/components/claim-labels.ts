import type { CredentialKind } from '../kinds.ts'

/** What is on record, as the form edits it. */
export type StoredClaim = {
	councilCode: string | null
	number: string | null
	title: string | null
	institution: string | null
	year: number | null
	validUntil: string | null
	holderName: string | null
	version: number
}

const shared = { validUntil: 'Valid until', holderName: 'Name on the document', document: 'Document' }

/** The labels of a form's fields, by kind: also those of the error summary and of a clash. */
export function labelsOf(kind: CredentialKind): Record<string, string> {
	if (kind === 'registration')
		return { ...shared, councilCode: 'Council', number: 'Registration number', year: 'Year of registration' }
	if (kind === 'degree')
		return { ...shared, title: 'Degree', institution: 'College or university', year: 'Year of passing' }
	return { ...shared, title: 'Certificate', institution: 'Issued by', year: 'Year' }
}
