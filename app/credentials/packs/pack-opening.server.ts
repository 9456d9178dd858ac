import { and, asc, count, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { type Actor, isVerified } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { hashToken } from '#app/identity/tokens.server.ts'
import { notify } from '#app/notifications/notify.server.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { packOpened } from '../messages.ts'
import { isLive } from './packs.server.ts'
import { isVerifiedToday } from '../queries.server.ts'
import { credentialPackOpenings, credentialPacks, credentials, identityChecks } from '../tables.server.ts'

/** A pack's reader, as they said or as we know them. */
export type Opener = { name: string; organisation: string; accountId: string | null }

/** What a pack shows: only what is verified and has not run out at this moment. */
export type Pack = Awaited<ReturnType<typeof readPack>>

/** A member of a hospital that we have checked does not have to say who they are. */
export function openerOf(actor: Actor): Opener | null {
	if (actor.kind !== 'member' || !isVerified(actor)) return null
	return { name: actor.name, organisation: actor.hospitalName, accountId: actor.accountId }
}

const isOfToken = (token: string) => eq(credentialPacks.tokenHash, hashToken(token))

/** The pack, unless its link has ended or its owner's account is suspended. */
const findLive = async (on: Transaction, which: SQL, lock: boolean) => {
	const found = on
		.select({
			id: credentialPacks.id,
			specialistId: credentialPacks.specialistId,
			expiresAt: credentialPacks.expiresAt,
		})
		.from(credentialPacks)
		.innerJoin(accounts, eq(accounts.id, credentialPacks.specialistId))
		.where(and(which, isLive, isNull(accounts.suspendedAt)))
	const [pack] = await (lock ? found.for('update', { of: credentialPacks }) : found)
	return pack ?? null
}

/** Whether the link works, and whether it is this actor's own; null for one that expired, was revoked or never was. */
export async function findPack(token: string, actor: Actor): Promise<{ isOwn: boolean } | null> {
	const pack = await db.transaction((tx) => findLive(tx, isOfToken(token), false))
	return pack && { isOwn: actor.kind === 'specialist' && actor.specialistId === pack.specialistId }
}

/** What a pack shows at this moment and until when its link works; null for one that no longer works. No one is recorded as its reader. */
export const findPackById = (packId: string) =>
	db.transaction(async (tx) => {
		const pack = await findLive(tx, eq(credentialPacks.id, packId), false)
		return pack && { pack: await readPack(tx, pack), expiresAt: pack.expiresAt }
	})

/** Only a shared link or a script opens the same page so often. */
const maxOpeningsAnHour = 60
/** Reading the page again within this time is the same opening. A file handed out is one each time. */
const sameOpeningMinutes = 30

export type OpenFailure = 'gone' | 'too-often'

/**
 * Shows a pack to a reader and records who it was, both or neither. Its owner is notified of the first time. The
 * owner's visits are not recorded. Fails with `gone` for a link that no longer works, whatever the cause, and with
 * `too-often` after sixty openings in an hour.
 */
export async function openPack(
	token: string,
	opener: Opener | 'owner',
	what: 'page' | 'pdf',
): Promise<Result<Pack, OpenFailure>> {
	return db.transaction(async (tx) => {
		const pack = await findLive(tx, isOfToken(token), true)
		if (!pack) return fail('gone')
		if (opener !== 'owner') {
			if (await isTooOften(tx, pack.id)) return fail('too-often')
			await record(tx, pack, opener, what)
		}
		return ok(await readPack(tx, pack))
	})
}

async function isTooOften(tx: Transaction, packId: string) {
	const [hour] = await tx
		.select({ openings: count() })
		.from(credentialPackOpenings)
		.where(
			and(eq(credentialPackOpenings.packId, packId), gt(credentialPackOpenings.at, sql`now() - interval '1 hour'`)),
		)
	return (hour?.openings ?? 0) >= maxOpeningsAnHour
}

async function record(
	tx: Transaction,
	pack: { id: string; specialistId: string },
	{ name, organisation, accountId }: Opener,
	what: 'page' | 'pdf',
) {
	const [same] = await tx
		.select({ id: credentialPackOpenings.id })
		.from(credentialPackOpenings)
		.where(
			and(
				eq(credentialPackOpenings.packId, pack.id),
				eq(credentialPackOpenings.openerName, name),
				eq(credentialPackOpenings.openerOrganisation, organisation),
				eq(credentialPackOpenings.what, what),
				gt(credentialPackOpenings.at, sql`now() - make_interval(mins => ${sameOpeningMinutes}::int)`),
			),
		)
		.limit(1)
	if (same && what === 'page') return
	await tx
		.insert(credentialPackOpenings)
		.values({ packId: pack.id, openerName: name, openerOrganisation: organisation, accountId, what })
	await recordAudit(tx, {
		actorAccountId: accountId,
		action: 'credential-pack.opened',
		subjectType: 'specialist',
		subjectId: pack.specialistId,
		fields: ['name', 'credentials'],
		facts: { packId: pack.id, what },
	})
	await notify(tx, packOpened, {
		to: [{ accountId: pack.specialistId }],
		key: `credential-pack-opened/${pack.id}`,
		facts: { name, organisation },
	})
}

async function readPack(tx: Transaction, { id, specialistId }: { id: string; specialistId: string }) {
	const rows = await tx
		.select({
			id: credentials.id,
			kind: credentials.kind,
			title: credentials.title,
			number: credentials.number,
			institution: credentials.institution,
			holderName: credentials.holderName,
			checkedName: credentials.checkedName,
			year: credentials.year,
			validUntil: credentials.validUntil,
			checkedAgainst: credentials.checkedAgainst,
			checkGrade: credentials.checkGrade,
			verifiedAt: credentials.verifiedAt,
		})
		.from(credentials)
		.where(and(eq(credentials.specialistId, specialistId), isVerifiedToday))
		.orderBy(asc(credentials.kind), desc(credentials.year), asc(credentials.id))
	const [identity] = await tx
		.select({ on: identityChecks.checkedOn })
		.from(identityChecks)
		.where(eq(identityChecks.specialistId, specialistId))
	const [latest] = rows.toSorted((one, other) => Number(other.verifiedAt) - Number(one.verifiedAt))
	return {
		id,
		/** As we checked it last, whatever the profile says today; null while nothing is verified. */
		name: latest?.checkedName ?? null,
		/** The day on which their identity was checked; like the others as it is stored, for each reader's own words. */
		identityOn: identity?.on ?? null,
		credentials: rows.map(({ validUntil, verifiedAt, ...row }) => ({
			...row,
			validUntil,
			checkedOn: verifiedAt === null ? null : istToday(verifiedAt),
		})),
	}
}
