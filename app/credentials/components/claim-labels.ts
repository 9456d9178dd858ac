import { t } from '#app/platform/language/words.ts'
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

const shared = () => ({
	issuedOn: t`Issued on`,
	validUntil: t`Valid until`,
	holderName: t`Name on the document`,
	document: t`Document`,
})

/** The labels of a form's fields, by kind: also those of the error summary and of a clash. */
export function labelsOf(kind: CredentialKind): Record<string, string> {
	if (kind === 'registration')
		return {
			...shared(),
			councilCode: t`Council`,
			number: t`Registration number`,
			midwifeNumber: t`Midwife number (RM)`,
			nationalNumber: t`National number (NUID)`,
			qualification: t`Qualification as printed`,
			year: t`Year of registration`,
		}
	if (kind === 'degree')
		return {
			...shared(),
			title: t`Degree`,
			institution: t`College or university`,
			number: t`Enrolment or certificate number`,
			year: t`Year of passing`,
		}
	return { ...shared(), title: t`Certificate`, institution: t`Issued by`, number: t`Certificate number`, year: t`Year` }
}
