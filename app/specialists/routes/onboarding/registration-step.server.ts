import { councilsFor } from '#app/catalog/councils.ts'
import { findPlace } from '#app/catalog/places/places.server.ts'
import { addCredential, addRefusals } from '#app/credentials/claims.server.ts'
import { scanDocumentSoon } from '#app/credentials/documents/document-scan.server.ts'
import { storeDocument } from '#app/credentials/documents/document-upload.server.ts'
import { documentMessages } from '#app/platform/files/document-file.server.ts'
import { formChoices } from '#app/credentials/form-choices.server.ts'
import { findHolder } from '#app/credentials/own.server.ts'
import { listClaims } from '#app/credentials/queries.server.ts'
import { claimSchema, toClaim } from '#app/credentials/schema.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { parseFormData } from '#app/platform/http/form.server.ts'
import type { PaperFile } from '#app/credentials/documents/pages-of-paper.server.ts'
import { findReading } from '../../resumes/resume-reading.server.ts'
import { findOwnSettings } from '../../queries.server.ts'

const names = ['councilCode', 'number', 'year'] as const
/** Asked of nurses, whose councils renew registrations. */
const expiryNames = ['validUntil', 'noExpiry'] as const

/** The council of the person's state and the number in their resume; null once they have handed in a registration. */
export async function findRegistrationStep(actor: Specialist) {
	const [{ registrations }, holder, { location }, reading] = await Promise.all([
		listClaims(actor.specialistId),
		findHolder(actor),
		findOwnSettings(actor),
		findReading(actor),
	])
	if (registrations.length > 0) return null
	const state = findPlace(location)?.state
	const councils = councilsFor(holder.profession, holder.specialitySlug)
	const said = reading?.registration ?? null
	const ofState = councils.filter((each) => each.state === state)
	// Of the councils of Indian medicine and of homoeopathy only the person knows theirs.
	const council =
		councils.find(({ code }) => code === said?.councilCode) ?? (ofState.length === 1 ? ofState[0] : undefined)
	const choices = formChoices('registration', holder)
	return {
		councils: choices.councils,
		isNursing: choices.isNursing,
		councilCode: council?.code ?? '',
		number: said?.number ?? '',
		// 'MMC/2011/04/1234' and '2011/04/1234' begin with the year.
		year: /^(?:[A-Z]+\W?)?((?:19|20)\d\d)\//.exec(said?.number ?? '')?.[1] ?? '',
	}
}

/** Takes the step's fields out of the form. */
export function takeRegistration(form: FormData): FormData {
	const taken = new FormData()
	for (const name of [...names, ...expiryNames]) {
		const value = form.get(name)
		if (typeof value === 'string') taken.set(name, value)
		form.delete(name)
	}
	return taken
}

type Problem = { fields: Record<string, string[] | undefined> }

/**
 * Keeps the registration, and hands it in for verification where a document came with it. A number that we suggested and the
 * person neither touched nor completed is left out.
 */
export async function saveRegistration(
	actor: Specialist,
	fields: FormData,
	upload: PaperFile | null,
): Promise<Problem | null> {
	const step = await findRegistrationStep(actor)
	if (!step) return null
	const number = textOf(fields, 'number')
	const isUntouched = number === step.number && textOf(fields, 'year') === step.year
	const isWhole = names.every((name) => textOf(fields, name) !== '')
	if (!upload && (number === '' || (isUntouched && !isWhole))) return null
	const codes = step.councils.map(({ value }) => value)
	const parsed = parseFormData(fields, claimSchema('registration', codes))
	if (!parsed.ok) return { fields: { ...parsed.problem.fields } as Problem['fields'] }
	const stored = upload && (await storeDocument(upload))
	if (stored?.ok === false) return { fields: { document: [documentMessages[stored.failure]] } }
	const added = await addCredential(actor, 'registration', toClaim(parsed.value), stored?.value ?? null)
	if (!added.ok) return { fields: { number: [addRefusals[added.failure]] } }
	if (added.value.documentId !== null) await scanDocumentSoon(added.value.documentId)
	return null
}

function textOf(fields: FormData, name: (typeof names)[number]): string {
	const value = fields.get(name)
	return typeof value === 'string' ? value.trim() : ''
}
