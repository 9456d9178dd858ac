import { alias } from 'drizzle-orm/pg-core'
import { listAudit } from '../people/audit-trail.server.ts'
import { and, asc, desc, eq, isNull, ne } from 'drizzle-orm'
import { councilByCode } from '#app/catalog/councils.ts'
import { compareNames } from '#app/credentials/compare-names.ts'
import { gradeNames } from '#app/credentials/grades.ts'
import { statusToday } from '#app/credentials/queries.server.ts'
import type { PaperReading } from '#app/credentials/papers/paper.ts'
import { hostsOfIssuers } from '#app/credentials/papers/hosts.ts'
import { type PaperProof, proofSentence } from '#app/credentials/papers/paper-proof.ts'
import { listSamePictures } from '#app/credentials/papers/same-picture.server.ts'
import { flagSentences, paperChecks } from '#app/credentials/papers/paper-checks.ts'
import {
	credentialDocuments,
	credentialPapers,
	credentialStatusEvents,
	credentials,
} from '#app/credentials/tables.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { formatDateTime, formatDay, waitingFor } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { registrationKey } from '#app/platform/text/registration-key.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'

const current = and(eq(credentialDocuments.credentialId, credentials.id), isNull(credentialDocuments.retiredAt))

const documentColumns = {
	fileName: credentialDocuments.fileName,
	contentType: credentialDocuments.contentType,
	scan: credentialDocuments.scan,
	uploadedAt: credentialDocuments.uploadedAt,
	signature: credentialDocuments.signature,
	editedWith: credentialDocuments.editedWith,
}

type Stored = Pick<typeof credentialDocuments.$inferSelect, keyof typeof documentColumns>

const documentFacts = (document: Stored | null) =>
	document && {
		fileName: document.fileName,
		isPicture: document.contentType !== 'application/pdf',
		scan: document.scan,
		uploaded: formatDateTime(document.uploadedAt),
	}

/** Everything an operator decides on: what is claimed, by whom, the document, who else claims it, what happened so far. */
export async function findCredentialRecord(_actor: Operator, credentialId: string, now = new Date()) {
	const checker = alias(accounts, 'checker')
	const [found] = await db
		.select({
			credential: credentials,
			status: statusToday,
			profileName: specialists.name,
			speciality: specialists.speciality,
			profession: specialists.profession,
			checkedBy: checker.name,
			document: documentColumns,
			paper: {
				status: credentialPapers.status,
				reading: credentialPapers.reading,
				pictureHash: credentialPapers.pictureHash,
			},
		})
		.from(credentials)
		.innerJoin(specialists, eq(specialists.id, credentials.specialistId))
		.leftJoin(credentialDocuments, current)
		.leftJoin(credentialPapers, eq(credentialPapers.documentId, credentialDocuments.id))
		.leftJoin(checker, eq(checker.id, credentials.verifiedBy))
		.where(eq(credentials.id, credentialId))
	if (!found) return null
	const { credential, status, document, profileName, paper } = found
	const { specialistId } = credential
	const [claimants, samePictures, others, history, audit] = await Promise.all([
		listClaimants(credential),
		paper ? listSamePictures({ ...paper, specialistId, reading: paper.reading as PaperReading | null }) : [],
		listOthersOf(credential),
		listHistory(credentialId),
		listAudit('credential', credentialId),
	])
	const { id, kind, title, number, councilCode, institution, holderName, year, validUntil, version } = credential
	return {
		...{ id, kind, status, title, number, institution, year, version },
		council: nameOf(councilCode),
		midwifeNumber: credential.midwifeNumber,
		nationalNumber: credential.nationalNumber,
		qualification: credential.qualification,
		issuedOn: credential.issuedOn && formatDay(credential.issuedOn),
		validUntil: validUntil && formatDay(validUntil),
		reason: credential.statusReason,
		checkedAgainst: credential.checkedAgainst,
		grade: credential.checkGrade && gradeNames[credential.checkGrade],
		checkedBy: found.checkedBy,
		checkedOn: credential.verifiedAt && formatDay(credential.verifiedAt),
		waiting: waitingFor(credential.submittedAt, now),
		submittedAt: formatDateTime(credential.submittedAt),
		profile: {
			id: specialistId,
			name: profileName,
			speciality: found.speciality,
			profession: found.profession,
		},
		holderName,
		nameMatch: holderName === null ? null : compareNames(holderName, profileName),
		document: documentFacts(document),
		signature: document?.signature ? proofSentence(document.signature as PaperProof) : null,
		signedBy: signerOf(document),
		paper: paper && paperFacts(paper, { ...credential, name: holderName ?? profileName }),
		editedWith: document?.editedWith ?? null,
		...{ claimants, samePictures, history, audit },
		others: others.map(({ councilCode: code, validUntil: lastDay, document: theirs, ...other }) => ({
			...other,
			council: nameOf(code),
			validUntil: lastDay && formatDay(lastDay),
			document: documentFacts(theirs),
		})),
	}
}

/** The issuer whose signature counts. */
function signerOf(document: Stored | null) {
	const proof = document?.signature as PaperProof | null | undefined
	return proof?.kind === 'signed' ? proof.issuer : null
}

/** What a program read on the document, and what of the claim agrees with it. */
function paperFacts(
	{ status, reading }: Pick<typeof credentialPapers.$inferSelect, 'status' | 'reading'>,
	claim: typeof credentials.$inferSelect & { name: string },
) {
	const read = reading as PaperReading | null
	if (!read) return { status, reading: null }
	const { width, height, leans, further = [], flags, code } = read
	const codeHost = code?.host && hostsOfIssuers.has(code.host) ? code.host : null
	return {
		status,
		reading: { width, height, leans, further, code, codeHost, flags: flags.map((flag) => flagSentences[flag]) },
		checks: paperChecks(read, claim.kind, claim),
	}
}

/** The record as an operator reads it: for the check while it waits, and with a line in the audit log afterwards. */
export async function readCredentialRecord(actor: Operator, credentialId: string) {
	const record = await findCredentialRecord(actor, credentialId)
	if (record && record.status !== 'pending')
		await recordAudit(db, {
			actorAccountId: actor.accountId,
			action: 'credential.read',
			subjectType: 'credential',
			subjectId: credentialId,
			about: [record.profile.id],
			fields: ['name', 'credentials'],
		})
	return record
}

const nameOf = (councilCode: string | null) => councilByCode(councilCode ?? '')?.name ?? null

export type CredentialRecord = NonNullable<Awaited<ReturnType<typeof findCredentialRecord>>>

/** What the paper itself can be held against: a signature that counts, and the page of its code where we know the host. */
export const offeredBy = ({ signedBy, paper }: CredentialRecord) => ({
	signedBy,
	codeHost: paper?.reading?.codeHost ?? null,
})

/** Others who gave the same number of the same council: one of them is wrong. */
async function listClaimants({ id, specialistId, councilCode, number }: typeof credentials.$inferSelect) {
	if (councilCode === null || number === null) return []
	return db
		.select({ id: credentials.id, name: specialists.name, status: statusToday })
		.from(credentials)
		.innerJoin(specialists, eq(specialists.id, credentials.specialistId))
		.where(
			and(
				eq(credentials.councilCode, councilCode),
				eq(registrationKey(credentials.number), registrationKey(number)),
				ne(credentials.id, id),
				ne(credentials.specialistId, specialistId),
			),
		)
		.orderBy(asc(credentials.submittedAt))
}

/** What else the same person has on record. */
async function listOthersOf({ id, specialistId }: typeof credentials.$inferSelect) {
	return db
		.select({
			id: credentials.id,
			kind: credentials.kind,
			title: credentials.title,
			number: credentials.number,
			councilCode: credentials.councilCode,
			version: credentials.version,
			status: statusToday,
			institution: credentials.institution,
			year: credentials.year,
			validUntil: credentials.validUntil,
			holderName: credentials.holderName,
			document: documentColumns,
		})
		.from(credentials)
		.leftJoin(credentialDocuments, current)
		.where(and(eq(credentials.specialistId, specialistId), ne(credentials.id, id)))
		.orderBy(asc(credentials.kind), desc(credentials.year))
}

async function listHistory(credentialId: string) {
	const rows = await db
		.select({
			id: credentialStatusEvents.id,
			from: credentialStatusEvents.from,
			to: credentialStatusEvents.to,
			reason: credentialStatusEvents.reason,
			at: credentialStatusEvents.at,
			by: accounts.name,
		})
		.from(credentialStatusEvents)
		.leftJoin(accounts, eq(accounts.id, credentialStatusEvents.actorAccountId))
		.where(eq(credentialStatusEvents.credentialId, credentialId))
		.orderBy(asc(credentialStatusEvents.at))
	return rows.map(({ at, ...event }) => ({ ...event, at: { text: formatDateTime(at), iso: at.toISOString() } }))
}
