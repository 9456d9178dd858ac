import { z } from 'zod'
import { t } from '#app/platform/language/words.ts'
import { typedNumber, typedYear } from '#app/platform/text/typed-numbers.ts'
import { councilByCode, normaliseRegistrationNumber } from '#app/catalog/councils.ts'
import { collegeToSave, degreeToSave } from '#app/catalog/words/typed-words.server.ts'
import { addYears, isCalendarDate, istToday } from '#app/platform/text/dates.ts'
import { badgeRefusal, isWithoutBadge } from '#app/platform/text/person-name.ts'
import { optionalPersonName, personName } from '#app/identity/person-name.server.ts'
import { optionalText, plainText, textMessages } from '#app/platform/text/text.server.ts'
import type { CredentialKind } from './kinds.ts'
import { packDays } from './packs/pack-limits.ts'

/** What a specialist says of one credential. */
export type Claim = {
	title: string
	councilCode: string | null
	number: string | null
	midwifeNumber: string | null
	nationalNumber: string | null
	qualification: string | null
	institution: string | null
	holderName: string | null
	year: number | null
	issuedOn: string | null
	validUntil: string | null
}

const numberMessage = (typed: string) =>
	/[1-9]|[^\P{Nd}0]/u.test(typed)
		? t`Please use 2 to 25 letters, digits, / . - and spaces, as printed on the certificate.`
		: t`Enter the number printed on the certificate. If you do not have it yet, add the registration when it arrives.`

const number = z.string({ error: () => textMessages.required }).transform((typed, context) => {
	const normalised = normaliseRegistrationNumber(typed)
	if (normalised !== null) return normalised
	const message = typed.trim() === '' ? textMessages.required : numberMessage(typed)
	context.addIssue({ code: 'custom', message })
	return z.NEVER
})

/** The same where a paper may have none. */
const optionalNumber = z
	.string()
	.optional()
	.transform((typed, context) => {
		if (!typed?.trim()) return null
		const normalised = normaliseRegistrationNumber(typed)
		if (normalised !== null) return normalised
		context.addIssue({ code: 'custom', message: numberMessage(typed) })
		return z.NEVER
	})

const yearInRange = (year: number) => year >= 1940 && year <= Number(istToday(new Date()).slice(0, 4))
const year = z
	.string({ error: () => textMessages.required })
	.transform((typed, context) => {
		const found = typedYear(typed)
		if (found !== null) return found
		context.addIssue({ code: 'custom', message: t`Please enter a four-digit year, for example 2015.` })
		return z.NEVER
	})
	.refine(yearInRange, { error: () => t`Please enter a year between 1940 and this year.` })

const issuedOn = z
	.string()
	.trim()
	.optional()
	.transform((typed) => typed || null)
	.refine((day) => day === null || isCalendarDate(day), { error: () => t`Please enter a valid date.` })
	.refine((day) => day === null || day <= istToday(new Date()), { error: () => t`This date is in the future.` })

const validUntil = z
	.string()
	.trim()
	.optional()
	.transform((typed) => typed || null)
	.refine((day) => day === null || isCalendarDate(day), { error: () => t`Please enter a valid date.` })
	.refine((day) => day === null || !isCalendarDate(day) || day >= istToday(new Date()), {
		error: () => t`This date has passed. Renew it first, then add the new date.`,
	})
	.refine((day) => day === null || day <= addYears(istToday(new Date()), 60), {
		error: () => t`This date is more than 60 years away. Leave it blank if the document shows none.`,
	})

const holderName = optionalPersonName
const version = z
	.string()
	.regex(/^[1-9]\d{0,8}$/)
	.transform(Number)

/** Of a council for this person's profession; `codes` lists them. */
const councilCode = (codes: readonly string[]) =>
	z
		.string({ error: () => t`Please choose your council.` })
		.refine((code) => codes.includes(code), { error: () => t`Please choose your council.` })

const registration = (codes: readonly string[]) => ({
	councilCode: councilCode(codes),
	number,
	midwifeNumber: optionalNumber,
	nationalNumber: optionalNumber,
	qualification: optionalText({ max: 120 }),
	year,
	issuedOn,
	validUntil,
	holderName,
})
const degree = {
	title: plainText({ max: 120 }).transform(degreeToSave),
	institution: plainText({ max: 160 }).transform(collegeToSave),
	number: optionalNumber,
	year,
	issuedOn,
	holderName,
}
const certificate = {
	title: plainText({ max: 120 }),
	institution: optionalText({ max: 160 }),
	number: optionalNumber,
	year,
	issuedOn,
	validUntil,
	holderName,
}

/** What the form of this kind takes; with the version when it changes a credential that is on record. */
export function claimSchema(kind: CredentialKind, codes: readonly string[]) {
	const shape = kind === 'registration' ? registration(codes) : kind === 'degree' ? degree : certificate
	return z
		.object({ ...shape, version: version.optional(), noExpiry: z.literal('on').optional() })
		.superRefine((claim, context) => {
			if (!('councilCode' in claim) || !renewsRegistrations(claim.councilCode)) return
			if (claim.validUntil === null && claim.noExpiry !== 'on')
				context.addIssue({ code: 'custom', path: ['validUntil'], message: nursingExpiry() })
		})
}

const nursingExpiry = () =>
	t`Add the date until which your registration is valid, or select that the certificate shows none.`
const renewsRegistrations = (code: string) => councilByCode(code)?.profession === 'nurse'

const nothing: Claim = {
	title: '',
	councilCode: null,
	number: null,
	midwifeNumber: null,
	nationalNumber: null,
	qualification: null,
	institution: null,
	holderName: null,
	year: null,
	issuedOn: null,
	validUntil: null,
}

/** All columns of a claim, the ones that its form does not have emptied. */
export function toClaim({
	version: _version,
	noExpiry: _noExpiry,
	...given
}: Partial<Claim> & { version?: number | undefined; noExpiry?: 'on' | undefined }): Claim {
	const council = councilByCode(given.councilCode ?? '')
	return { ...nothing, ...given, ...(council ? { title: council.name } : {}) }
}

/** For whom a pack is, and for how many days its link works. */
export const PackInput = z.object({
	label: plainText({ max: 80 }),
	days: z
		.string({ error: () => textMessages.required })
		.transform((typed) => typedNumber(typed, 'days') ?? 0)
		.refine((days) => days >= packDays.least && days <= packDays.most, {
			error: () => t`Please enter a number of days from ${{ least: packDays.least }} to ${{ most: packDays.most }}.`,
		}),
})

/** A pack's reader, as they say. */
export const OpenerInput = z.object({
	name: personName,
	organisation: plainText({ max: 120 }).refine(isWithoutBadge, badgeRefusal),
})
