import { councilsFor } from '#app/catalog/councils.ts'
import { findPlace } from '#app/catalog/places.server.ts'
import { addCredential, type AddFailure } from '#app/credentials/claims.server.ts'
import { scanDocumentSoon } from '#app/credentials/document-scan.server.ts'
import { storeDocument } from '#app/credentials/document-upload.server.ts'
import { documentMessages } from '#app/platform/document-file.server.ts'
import { formChoices } from '#app/credentials/form-choices.server.ts'
import { maxCredentials } from '#app/credentials/kinds.ts'
import { findHolder } from '#app/credentials/own.server.ts'
import { listClaims } from '#app/credentials/queries.server.ts'
import { claimSchema, toClaim } from '#app/credentials/schema.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { parseFormData } from '#app/platform/form.server.ts'
import type { Upload } from '#app/platform/read-upload.server.ts'
import { findReading } from '../../resume-reading.server.ts'
import { findOwnSettings } from '../../queries.server.ts'

const names = ['councilCode', 'number', 'year'] as const

/** The council of the person's state and the number in their resume; null once they have handed in a registration. */
export async function findRegistrationStep(actor: Specialist) {
	const [{ registrations }, { profession }, { location }, reading] = await Promise.all([
		listClaims(actor.specialistId),
		findHolder(actor),
		findOwnSettings(actor),
		findReading(actor),
	])
	if (registrations.length > 0) return null
	const state = findPlace(location)?.state
	const councils = councilsFor(profession)
	const said = reading?.registration ?? null
	const council =
		councils.find(({ code }) => code === said?.councilCode) ?? councils.find((each) => each.state === state)
	return {
		councils: formChoices('registration', profession).councils,
		councilCode: council?.code ?? '',
		number: said?.number ?? '',
		// 'MMC/2011/04/1234' and '2011/04/1234' begin with the year.
		year: /^(?:[A-Z]+\W?)?((?:19|20)\d\d)\//.exec(said?.number ?? '')?.[1] ?? '',
	}
}

/** Takes the step's fields out of the form. */
export function takeRegistration(form: FormData): FormData {
	const taken = new FormData()
	for (const name of names) {
		const value = form.get(name)
		if (typeof value === 'string') taken.set(name, value)
		form.delete(name)
	}
	return taken
}

type Problem = { fields: Record<string, string[] | undefined> }

/**
 * Hands the registration in for verification where a document came with it. Without one, a number that the person typed
 * is not dropped without a word, and one that we only suggested is.
 */
export async function saveRegistration(
	actor: Specialist,
	fields: FormData,
	upload: Upload | null,
): Promise<Problem | null> {
	const step = await findRegistrationStep(actor)
	if (!step) return null
	if (!upload) {
		const typed = fields.get('number')
		return typeof typed !== 'string' || typed.trim() === '' || typed.trim() === step.number
			? null
			: { fields: { document: ['Add a photo of the certificate, or leave the number blank and add both later.'] } }
	}
	const codes = step.councils.map(({ value }) => value)
	const parsed = parseFormData(fields, claimSchema('registration', codes))
	if (!parsed.ok) return { fields: { ...parsed.problem.fields } as Problem['fields'] }
	const stored = await storeDocument(upload)
	if (!stored.ok) return { fields: { document: [documentMessages[stored.failure]] } }
	const added = await addCredential(actor, 'registration', toClaim(parsed.value), stored.value)
	if (!added.ok) return { fields: { number: [refusals[added.failure]] } }
	if (added.value.documentId !== null) await scanDocumentSoon(added.value.documentId)
	return null
}

const refusals: Record<AddFailure, string> = {
	'too-many': `You can add up to ${maxCredentials} credentials. Remove one you no longer need.`,
	'claimed-already': 'You have already added this registration.',
}
