import type { CredentialKind } from '../kinds.ts'

/** What is on record, as the form edits it. */
export type StoredClaim = {
	councilCode: string | null
	number: string | null
	midwifeNumber: string | null
	nationalNumber: string | null
	qualification: string | null
	title: string | null
	institution: string | null
	year: number | null
	issuedOn: string | null
	validUntil: string | null
	holderName: string | null
	version: number
}

const shared = {
	issuedOn: 'Issued on',
	validUntil: 'Valid until',
	holderName: 'Name on the document',
	document: 'Document',
}

/** The labels of a form's fields, by kind: also those of the error summary and of a clash. */
export function labelsOf(kind: CredentialKind): Record<string, string> {
	if (kind === 'registration')
		return {
			...shared,
			councilCode: 'Council',
			number: 'Registration number',
			midwifeNumber: 'Midwife number (RM)',
			nationalNumber: 'National number (NUID)',
			qualification: 'Qualification as printed',
			year: 'Year of registration',
		}
	if (kind === 'degree')
		return {
			...shared,
			title: 'Degree',
			institution: 'College or university',
			number: 'Enrolment or certificate number',
			year: 'Year of passing',
		}
	return { ...shared, title: 'Certificate', institution: 'Issued by', number: 'Certificate number', year: 'Year' }
}
