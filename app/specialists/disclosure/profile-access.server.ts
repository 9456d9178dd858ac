import { and, count, desc, eq, gt, sql } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { recordAudit, recordReading } from '#app/platform/audit/audit.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { type HospitalProfile, shownFields } from './disclosure.ts'
import { profileAccess, type accessKinds } from '../tables.server.ts'

export type AccessKind = (typeof accessKinds)[number]

/** What the audit log calls each. A file counts each time; anything else looked at again within minutes is one reading. */
const actions: Record<AccessKind, string> = {
	profile: 'profile-read',
	'resume-preview': 'resume-preview-read',
	contact: 'contact-read',
	resume: 'resume-read',
	credential: 'credential-read',
}

type Accessed = {
	/** What, in words for the specialist: 'phone', 'email', the name of a file. */
	detail?: string[]
	/** What, for the audit log: 'name', 'phone'. */
	fields: string[]
	facts?: Record<string, string>
}

/**
 * Notes that a hospital was shown something of a specialist, for the specialist and in the audit log, in the transaction
 * that shows it. For the specialist a profile and a preview of a resume count once a day (in India) for each hospital,
 * contact details once in ten minutes for each member, and files each time.
 */
export async function recordAccess(
	tx: Transaction,
	{ hospitalId, accountId }: Pick<Member, 'hospitalId' | 'accountId'>,
	specialistId: string,
	what: AccessKind,
	{ detail = [], fields, facts = {} }: Accessed,
) {
	const event = {
		actorAccountId: accountId,
		action: actions[what],
		subjectType: 'specialist',
		subjectId: specialistId,
		about: [],
		fields,
		facts: { hospitalId, ...facts },
	}
	if (what === 'resume' || what === 'credential') await recordAudit(tx, event)
	else if (!(await recordReading(tx, event)) && what === 'contact') return
	await tx
		.insert(profileAccess)
		.values({
			specialistId,
			hospitalId,
			memberAccountId: accountId,
			what,
			detail,
			day: sql`(now() at time zone 'Asia/Kolkata')::date`,
		})
		.onConflictDoNothing()
}

/**
 * Notes for the specialist and in the audit log that a hospital was shown their profile, and which contact details with
 * it; the log has whatever else `facts` says of the occasion.
 */
export async function recordShown(
	tx: Transaction,
	member: Pick<Member, 'hospitalId' | 'accountId'>,
	profile: HospitalProfile,
	facts: Record<string, string> = {},
) {
	const contact = [...(profile.phone ? ['phone'] : []), ...(profile.email ? ['email'] : [])]
	await recordAccess(tx, member, profile.id, 'profile', { fields: shownFields(profile), facts })
	if (contact.length > 0)
		await recordAccess(tx, member, profile.id, 'contact', { detail: contact, fields: contact, facts })
}

/** Notes in the audit log whom a list of a hospital showed, and what of them: one event for all of a page. */
export async function recordListed(member: Member, list: string, specialistIds: string[], fields: string[]) {
	if (specialistIds.length === 0) return
	await recordReading(db, {
		actorAccountId: member.accountId,
		action: 'people-listed',
		subjectType: 'hospital',
		subjectId: member.hospitalId,
		about: [...new Set(specialistIds)].sort(),
		fields: [...fields].sort(),
		facts: { list },
	})
}

export const accessPerPage = 10

/** Each access, newest first, with hospitals by name and never their people. */
export async function listAccess(specialistId: string, page = 1) {
	return db
		.select({
			id: profileAccess.id,
			hospital: hospitals.displayName,
			what: profileAccess.what,
			detail: profileAccess.detail,
			at: profileAccess.at,
		})
		.from(profileAccess)
		.innerJoin(hospitals, eq(hospitals.id, profileAccess.hospitalId))
		.where(eq(profileAccess.specialistId, specialistId))
		.orderBy(desc(profileAccess.at), desc(profileAccess.id))
		.limit(accessPerPage)
		.offset((page - 1) * accessPerPage)
}

export async function countAccess(specialistId: string) {
	const [row] = await db
		.select({ count: count() })
		.from(profileAccess)
		.where(eq(profileAccess.specialistId, specialistId))
	return row?.count ?? 0
}

/** Views of the profile by hospitals in the last days, each hospital once a day. */
export async function countProfileViews(specialistId: string, sinceDays: number) {
	const [row] = await db
		.select({ count: count() })
		.from(profileAccess)
		.where(
			and(
				eq(profileAccess.specialistId, specialistId),
				eq(profileAccess.what, 'profile'),
				gt(profileAccess.at, sql`now() - make_interval(days => ${sinceDays})`),
			),
		)
	return row?.count ?? 0
}
