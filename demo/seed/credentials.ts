import {
	credentialDocuments,
	credentialPackOpenings,
	credentialPacks,
	credentialStatusEvents,
} from '#app/credentials/tables.server.ts'
import { hashToken } from '#app/identity/tokens.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import { certificatePdf, certificatePicture } from './certificates.ts'
import { daysAgo, dayFromNow, hoursAfter, inDaytime, lately, now, workingHoursAfter } from './clock.ts'
import { insertAll } from './insert.ts'
import { randomFrom } from './random.ts'
import type { makeSpecialists } from './specialists.ts'

type Seed = ReturnType<typeof makeSpecialists>
type Credential = Seed['credentials'][number]

/** Own random numbers, so that additions here change no one else's. */
const random = randomFrom(20_261_122)

const register = (title: string) => `${title}, register on the web`
const rejections = [
	'The photo is too blurred to read the number. Photograph the page again in daylight.',
	'The certificate carries another name than your profile. Add the name on the document, or a marriage certificate.',
	'The council has this number under another name. Check it against your certificate.',
]

/**
 * Adds the results for everyone's credentials in place. Verified ones get a checker, and others wait since yesterday,
 * were refused or expired. Then adds what else the demo's own people have.
 */
export function seedCredentialHistories(seed: Seed, operatorId: string) {
	certifyEducation(seed)
	const unverified = seed.rows.filter(({ verified }) => !verified).map(({ id }) => id)
	for (const credential of seed.credentials) {
		const at = unverified.indexOf(credential.specialistId)
		if (credential.status === 'verified') checked(credential, operatorId)
		else if (at % 3 === 1) refused(credential, at)
		else if (at % 3 === 2) ranOut(credential, operatorId, at)
		else waiting(credential, at)
	}
	const told = new Map(seed.credentials.map((credential) => [credential.id, credential]))
	seed.events = [
		...seed.events.filter(({ to }) => to === 'pending'),
		...seed.credentials.flatMap((credential) => laterEvents(credential, operatorId)),
	]
	for (const event of seed.events)
		if (event.to === 'pending') event.at = told.get(event.credentialId)?.submittedAt ?? event.at
	addDemoCredentials(seed, operatorId)
	claimTakenNumber(seed, unverified)
}

/** The degree someone shows us is the highest in their education, with the same title, college and year. */
function certifyEducation(seed: Seed) {
	const lowestFirst = seed.education.toSorted((one, other) => (other.position ?? 0) - (one.position ?? 0))
	const highest = new Map(lowestFirst.map((course) => [course.specialistId, course]))
	for (const credential of seed.credentials) {
		const course = highest.get(credential.specialistId)
		if (credential.kind !== 'degree' || !course) continue
		credential.title = course.degree
		credential.institution = course.institution
		credential.year = course.endYear ?? credential.year
	}
}

function checked(credential: Credential, operatorId: string) {
	credential.verifiedBy = operatorId
	credential.checkedAgainst =
		credential.kind === 'registration' ? register(credential.title) : 'Certificate and list of the university'
	credential.checkGrade = 'register'
}

function waiting(credential: Credential, at: number) {
	credential.submittedAt = inDaytime(hoursAfter(lately, -(1 + ((at * 7) % 44))), daysAgo(9))
	credential.createdAt = credential.submittedAt
}

function refused(credential: Credential, at: number) {
	credential.status = 'rejected'
	credential.statusReason = rejections[at % rejections.length] ?? ''
}

function ranOut(credential: Credential, operatorId: string, at: number) {
	credential.verifiedAt = workingHoursAfter(credential.submittedAt ?? now, 20)
	checked(credential, operatorId)
	// A degree does not run out.
	credential.status = credential.kind === 'degree' ? 'verified' : 'expired'
	if (credential.kind !== 'degree') credential.validUntil = dayFromNow(-1 - (at % 60))
}

function laterEvents(
	{ id, status, statusReason, submittedAt, verifiedAt, validUntil }: Credential,
	operatorId: string,
): Seed['events'] {
	const decided = { credentialId: id, from: 'pending' as const, actorAccountId: operatorId }
	if (status === 'rejected')
		return [
			{
				...decided,
				to: 'rejected' as const,
				reason: statusReason ?? null,
				at: workingHoursAfter(submittedAt ?? now, 22),
			},
		]
	if (!verifiedAt) return []
	const verified = { ...decided, to: 'verified' as const, at: verifiedAt }
	if (status !== 'expired' || !validUntil) return [verified]
	const ran = { credentialId: id, from: 'verified' as const, to: 'expired' as const }
	return [verified, { ...ran, at: new Date(`${validUntil}T18:35:00Z`) }]
}

type Extra = Partial<Credential> & Pick<Credential, 'kind' | 'title' | 'status'>

/** Every state on one page, for whoever signs in as one of the first three. */
function addDemoCredentials(seed: Seed, operatorId: string) {
	const extras: [person: number, credential: Extra][] = [
		[
			0,
			{
				kind: 'certificate',
				title: 'ACLS',
				institution: 'Symbiosis Skills Centre, Pune',
				status: 'verified',
				validUntil: dayFromNow(26),
				year: 2025,
			},
		],
		[
			0,
			{
				kind: 'certificate',
				title: 'BLS',
				institution: 'Symbiosis Skills Centre, Pune',
				status: 'expired',
				validUntil: dayFromNow(-12),
				year: 2023,
			},
		],
		[
			0,
			{
				kind: 'certificate',
				title: 'Fellowship in Regional Anaesthesia',
				institution: 'Academy of Regional Anaesthesia',
				status: 'rejected',
				statusReason: rejections[0] ?? '',
				year: 2024,
			},
		],
		[
			0,
			{
				kind: 'registration',
				title: 'Goa Medical Council',
				councilCode: 'GA-MC',
				number: 'GMC/4471',
				status: 'pending',
				validUntil: dayFromNow(900),
				year: 2024,
			},
		],
		[
			1,
			{
				kind: 'certificate',
				title: 'ATLS',
				institution: 'Trauma Training Centre, Mumbai',
				status: 'pending',
				validUntil: dayFromNow(700),
				year: 2026,
			},
		],
	]
	for (const [person, extra] of extras) {
		const specialistId = seed.rows[person]?.id ?? ''
		const submittedAt =
			extra.status === 'pending' ? inDaytime(hoursAfter(lately, -(5 + person * 20)), daysAgo(9)) : daysAgo(200)
		const wasVerified = extra.status === 'verified' || extra.status === 'expired'
		const credential: Credential = {
			id: random.uuid(),
			specialistId,
			submittedAt,
			createdAt: submittedAt,
			verifiedAt: wasVerified ? workingHoursAfter(submittedAt, 26) : null,
			...(wasVerified
				? { verifiedBy: operatorId, checkedAgainst: 'Certificate, confirmed by the course by e-mail' }
				: {}),
			...extra,
		}
		seed.credentials.push(credential)
		seed.events.push(
			{ credentialId: credential.id, to: 'pending', actorAccountId: specialistId, at: submittedAt },
			...laterEvents(credential, operatorId),
		)
	}
}

/** One waiting person claims the number of someone we verified, under another name, which needs a second look. */
function claimTakenNumber(seed: Seed, unverified: string[]) {
	const real = seed.credentials.find(({ specialistId }) => specialistId === seed.rows[7]?.id)
	const claim = seed.credentials.find(
		({ specialistId, kind, status }) =>
			kind === 'registration' && status === 'pending' && unverified.indexOf(specialistId) > 2,
	)
	if (!real || !claim) return
	Object.assign(claim, { title: real.title, councilCode: real.councilCode, number: real.number })
	claim.holderName = seed.rows[7]?.name ?? null
}

/** A real file behind every credential that waits, and behind all of the demo's own people. */
async function insertDocuments({ rows, credentials: all }: Seed) {
	const nameOf = new Map(rows.map(({ id, name }) => [id, name]))
	const own = new Set(rows.slice(0, 3).map(({ id }) => id))
	const documented = all.filter(({ status, specialistId }) => status === 'pending' || own.has(specialistId))
	const documents: (typeof credentialDocuments.$inferInsert)[] = []
	for (const credential of documented) {
		const lines = [
			credential.holderName ?? nameOf.get(credential.specialistId) ?? '',
			credential.number ? `Registration No. ${credential.number}` : (credential.institution ?? ''),
			`Year ${credential.year}`,
			...(credential.validUntil ? [`Valid until ${credential.validUntil}`] : []),
		]
		const isPicture = credential.kind === 'registration'
		const bytes = isPicture
			? await certificatePicture(credential.title, lines)
			: certificatePdf(credential.title, lines)
		const contentType = isPicture ? 'image/jpeg' : 'application/pdf'
		const storageKey = `credentials/${random.uuid()}`
		await fileStore.put(storageKey, bytes, { contentType, bytes: bytes.length })
		documents.push({
			credentialId: credential.id,
			storageKey,
			fileName: isPicture ? 'Registration certificate.jpeg' : `${credential.title}.pdf`,
			contentType,
			sizeBytes: bytes.length,
			scan: 'clean',
			uploadedAt: credential.submittedAt ?? now,
		})
	}
	await insertAll(credentialDocuments, documents)
}

/** Two links of the first demo specialist: one that was opened and still works, one that she ended. */
async function insertPacks({ rows }: Seed) {
	const specialistId = rows[0]?.id ?? ''
	const pack = (label: string, days: number) => ({
		id: random.uuid(),
		specialistId,
		label,
		tokenHash: hashToken(random.uuid()),
		createdAt: daysAgo(days),
	})
	const live = { ...pack('Lakeside Heart Institute, HR', 4), expiresAt: hoursAfterNow(10 * 24), revokedAt: null }
	const ended = { ...pack('Locum agency, Baner', 40), expiresAt: daysAgo(10), revokedAt: daysAgo(33) }
	await insertAll(credentialPacks, [live, ended])
	await insertAll(credentialPackOpenings, [
		opening(live.id, 'Imran Shaikh', 'Lakeside Heart Institute', 'page', daysAgo(3, 11)),
		opening(live.id, 'Imran Shaikh', 'Lakeside Heart Institute', 'pdf', daysAgo(3, 11.2)),
		opening(ended.id, 'P. Ghosh', 'Baner Locum Services', 'page', daysAgo(38, 16)),
	])
}

const hoursAfterNow = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

const opening = (packId: string, openerName: string, openerOrganisation: string, what: 'page' | 'pdf', at: Date) => ({
	packId,
	openerName,
	openerOrganisation,
	what,
	at,
})

/** Their events, documents and packs; the credentials themselves come with the specialists. */
export const insertCredentialHistories = async (seed: Seed) => {
	await insertAll(credentialStatusEvents, seed.events)
	await insertDocuments(seed)
	await insertPacks(seed)
}
