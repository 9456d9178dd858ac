import { and, eq, type SQL } from 'drizzle-orm'
import type { Member } from '#app/identity/actor.ts'
import type { Caller } from '#app/identity/sign-in/known-device.server.ts'
import { forgetCode, type Wait } from '#app/identity/limits.server.ts'
import {
	compareCode,
	consumeChallenge,
	findChallenge,
	resendCode,
	startChallenge,
} from '#app/identity/sign-in/phone-code.server.ts'
import { switchOnSms } from '#app/notifications/commands.server.ts'
import { db, type Queryable, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { hospitalMembers } from '../tables.server.ts'
import { endMemberWhatsApp } from './member-whatsapp.server.ts'

const seatOf = ({ accountId, hospitalId }: Pick<Member, 'accountId' | 'hospitalId'>) =>
	and(eq(hospitalMembers.accountId, accountId), eq(hospitalMembers.hospitalId, hospitalId))

/** The proved number of a member who still acts for this hospital, as E.164. */
export async function findMemberPhone(member: Pick<Member, 'accountId' | 'hospitalId'>, on: Queryable = db) {
	const [seat] = await on.select({ phone: hospitalMembers.phone }).from(hospitalMembers).where(seatOf(member))
	return seat?.phone ?? null
}

/** The challenge that this member started in this browser, or null. */
async function findPhoneChallenge({ accountId }: Member, token: string | undefined) {
	const challenge = token === undefined ? null : await findChallenge(token)
	return challenge?.intent.memberId === accountId ? challenge : null
}

/**
 * Texts a code to the number that a member wants to have, within the limits of every other code. Asked again for the same number it sends another
 * one. Returns the token for the cookie.
 */
export async function sendPhoneCode(
	member: Member,
	phone: string,
	caller: Caller,
	earlier: string | undefined,
): Promise<{ ok: true; token: string } | Wait> {
	const running = await findPhoneChallenge(member, earlier)
	if (earlier !== undefined && running?.phone === phone) {
		const again = await resendCode(earlier, caller)
		if (again.ok) return { ok: true, token: earlier }
		if ('waitSeconds' in again) return again
	}
	return startChallenge(phone, { flow: 'confirm', memberId: member.accountId }, caller)
}

/** Takes the code of the SMS, keeps the number, and sends cover to it by SMS from then on. */
export async function confirmPhone(
	member: Member,
	{ token, code, caller }: { token: string; code: string; caller: Caller },
): Promise<Result<null, 'wrong-code'> | Wait> {
	const compared = await compareCode(token, code, caller)
	if (!compared.ok) return compared
	const { challengeId, comparison } = compared.value
	return db.transaction(async (tx) => {
		const used = await consumeChallenge(tx, challengeId)
		if (!used || used.intent.memberId !== member.accountId) return fail('wrong-code')
		await forgetCode(tx, comparison, challengeId)
		// The consent to WhatsApp was for the number before it.
		if ((await findMemberPhone(member, tx)) !== used.phone) await endMemberWhatsApp(tx, member.accountId)
		await tx.update(hospitalMembers).set({ phone: used.phone }).where(seatOf(member))
		await switchOnSms(tx, member.accountId, 'cover-answered')
		return ok(null)
	})
}

/** From then on no SMS goes to this member, and no specialist reads the number. */
export const removePhone = (member: Member) => db.transaction((tx) => removePhones(tx, seatOf(member)))

/** Of a number that has a new owner: a member who proved it before has to prove another one. */
export const removeLostPhone = (tx: Transaction, phone: string) => removePhones(tx, eq(hospitalMembers.phone, phone))

async function removePhones(tx: Transaction, where: SQL | undefined) {
	const { accountId } = hospitalMembers
	const seats = await tx.update(hospitalMembers).set({ phone: null }).where(where).returning({ accountId })
	for (const seat of seats) await endMemberWhatsApp(tx, seat.accountId)
}
