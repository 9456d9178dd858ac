import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Specialist } from '#app/identity/actor.ts'
import { formatDateTime, formatDay, relativeTime } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { gradeNames } from './grades.ts'
import { statusToday } from './queries.server.ts'
import { credentialDocuments, credentialStatusEvents, credentials } from './tables.server.ts'

const current = and(eq(credentialDocuments.credentialId, credentials.id), isNull(credentialDocuments.retiredAt))

/** A specialist's claims with the state of our check, ready to print. Registrations come first, newest on top. */
export async function listOwnCredentials(actor: Specialist, now = new Date()) {
	const rows = await db
		.select({
			id: credentials.id,
			kind: credentials.kind,
			title: credentials.title,
			number: credentials.number,
			institution: credentials.institution,
			year: credentials.year,
			validUntil: credentials.validUntil,
			status: statusToday,
			reason: credentials.statusReason,
			submittedAt: credentials.submittedAt,
			scan: credentialDocuments.scan,
		})
		.from(credentials)
		.leftJoin(credentialDocuments, current)
		.where(eq(credentials.specialistId, actor.specialistId))
		.orderBy(asc(credentials.kind), desc(credentials.year), desc(credentials.createdAt))
	return rows.map(({ submittedAt, validUntil, ...row }) => ({
		...row,
		validUntil: validUntil === null ? null : formatDay(validUntil),
		sentAgo: relativeTime(submittedAt, now),
	}))
}

export type OwnCredential = Awaited<ReturnType<typeof listOwnCredentials>>[number]

/** One credential of the specialist's own: as claimed, with its document, who checked it against what, and what happened. */
export async function findOwnCredential(actor: Specialist, credentialId: string, now = new Date()) {
	const [row] = await db
		.select({
			credential: credentials,
			status: statusToday,
			document: {
				fileName: credentialDocuments.fileName,
				contentType: credentialDocuments.contentType,
				scan: credentialDocuments.scan,
				uploadedAt: credentialDocuments.uploadedAt,
			},
		})
		.from(credentials)
		.leftJoin(credentialDocuments, current)
		.where(and(eq(credentials.id, credentialId), eq(credentials.specialistId, actor.specialistId)))
	if (!row) return null
	const { credential, status, document } = row
	const { verifiedAt, submittedAt, validUntil, statusReason: reason, ...claim } = credential
	return {
		id: claim.id,
		kind: claim.kind,
		title: claim.title,
		councilCode: claim.councilCode,
		number: claim.number,
		midwifeNumber: claim.midwifeNumber,
		nationalNumber: claim.nationalNumber,
		qualification: claim.qualification,
		issuedOn: claim.issuedOn,
		issuedOnText: claim.issuedOn === null ? null : formatDay(claim.issuedOn),
		institution: claim.institution,
		holderName: claim.holderName,
		year: claim.year,
		version: claim.version,
		validUntil,
		validUntilText: validUntil === null ? null : formatDay(validUntil),
		status,
		reason,
		checkedAgainst: claim.checkedAgainst,
		grade: claim.checkGrade && gradeNames[claim.checkGrade],
		checkedOn: verifiedAt === null ? null : formatDay(verifiedAt),
		sentAgo: relativeTime(submittedAt, now),
		document: document && {
			fileName: document.fileName,
			isPicture: document.contentType !== 'application/pdf',
			scan: document.scan,
			uploaded: formatDay(document.uploadedAt),
		},
		history: await listHistory(actor, credentialId),
	}
}

export type OwnRecord = NonNullable<Awaited<ReturnType<typeof findOwnCredential>>>

/** The deciding operator is hidden. The owner reads 'our team'. */
async function listHistory(actor: Specialist, credentialId: string) {
	const rows = await db
		.select({
			id: credentialStatusEvents.id,
			from: credentialStatusEvents.from,
			to: credentialStatusEvents.to,
			reason: credentialStatusEvents.reason,
			at: credentialStatusEvents.at,
			isOwn: sql<boolean>`${credentialStatusEvents.actorAccountId} is not distinct from ${actor.accountId}`,
			isClock: sql<boolean>`${credentialStatusEvents.actorAccountId} is null`,
		})
		.from(credentialStatusEvents)
		.where(eq(credentialStatusEvents.credentialId, credentialId))
		.orderBy(asc(credentialStatusEvents.at))
	return rows.map(({ at, isOwn, isClock, ...event }) => ({
		...event,
		by: isOwn ? ('you' as const) : isClock && event.to === 'expired' ? null : ('our team' as const),
		at: { text: formatDateTime(at), iso: at.toISOString() },
	}))
}

/** Whose credentials they are, as the forms need it. */
export async function findHolder(actor: Specialist) {
	const [holder] = await db
		.select({
			name: specialists.name,
			profession: specialists.profession,
			specialitySlug: specialists.specialitySlug,
		})
		.from(specialists)
		.where(eq(specialists.id, actor.specialistId))
	if (!holder) throw new Error('A specialist without a profile')
	return holder
}
