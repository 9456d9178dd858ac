import { and, eq, sql } from 'drizzle-orm'
import { findAddress } from '#app/catalog/places/places.server.ts'
import { respondUniformly } from '#app/identity/sign-in/uniform-response.server.ts'
import { type Caller, findKnownDevice } from '#app/identity/sign-in/known-device.server.ts'
import { consumeMail, limitedTransaction } from '#app/identity/limits.server.ts'
import {
	awaitProof,
	confirmEmail,
	createPasswordAccount,
	findAccountByEmail,
	issueLinkToken,
	noteSeat,
	replaceUnconfirmed,
	resetPassword,
} from '#app/identity/sign-in/member-sign-in.server.ts'
import { hashPassword } from '#app/identity/sign-in/passwords.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { writeTo } from '#app/notifications/notify.server.ts'
import { db, isUniqueViolation, only, type Transaction } from '#app/platform/database/db.server.ts'
import { ok } from '#app/platform/result.ts'
import { storedNames } from '../names/hospital-name.server.ts'
import { passwordChanged, passwordForgotten, registered, registeredAgain } from '../messages.ts'
import type { Registration } from '../schema.server.ts'
import { hospitalMembers, hospitals } from '../tables.server.ts'
import { hospitalRunner } from './verification.server.ts'

/** Too many mails were asked for; counted alike whether the address is known or not. */
type TooManyMails = { ok: false; failure: 'too-many'; seconds: number }
/** Says nothing about the address. */
type MailsAsked = { ok: true; value: null } | TooManyMails
const tooManyMails = (seconds: number): TooManyMails => ({ ok: false, failure: 'too-many', seconds })

/**
 * Registers a hospital with its first member. If the address already has an account, emails its owner instead. Both
 * give the same answer in the same time. An address not confirmed yet can be registered again.
 */
export function registerHospital(input: Registration, clientAddress: string): Promise<MailsAsked> {
	return respondUniformly(async () => {
		// The limit comes before the hash: an address that asks too often costs no processor.
		const source = { address: clientAddress, own: undefined }
		const seconds = await limitedTransaction({ address: clientAddress, email: input.email }, (tx) =>
			consumeMail(tx, input.email, source),
		)
		if (seconds > 0) return tooManyMails(seconds)
		const passwordHash = await hashPassword(input.password, clientAddress)
		const register = () => db.transaction((tx) => registerOnce(tx, { ...input, passwordHash }))
		try {
			return await register()
		} catch (error) {
			// Someone registered the address between our look and our insert. Now it is known.
			if (isUniqueViolation(error)) return register()
			throw error
		}
	})
}

async function registerOnce(tx: Transaction, input: Registration & { passwordHash: string }) {
	const { email, name, passwordHash } = input
	const known = await findAccountByEmail(email, tx)
	const credentials = { kind: 'member', name, email, passwordHash } as const
	if (known?.kind === 'member' && known.hasLeft) await awaitProof(tx, known.id)
	else if (known?.emailVerified || (known && known.kind !== 'member')) {
		await writeTo(tx, registeredAgain, { to: [{ name: known.name, email }], facts: null })
		return ok(null)
	}
	const accountId = known
		? await registerAgain(tx, credentials, input, known.hasLeft)
		: await registerNew(tx, (await createPasswordAccount(tx, credentials)).accountId, input)
	if (accountId) await sendConfirmation(tx, { accountId, name, email })
	return ok(null)
}

type Holder = { accountId: string; name: string; email: string }

async function sendConfirmation(tx: Transaction, to: Holder) {
	const token = await issueLinkToken(tx, 'confirm-email', to.accountId)
	await writeTo(tx, registered, { to: [to], facts: { token } })
}

const detailsOf = ({ hospitalName, address, place, phone }: Registration) => ({
	...storedNames({ legalName: hospitalName, displayName: hospitalName }),
	address,
	...place,
	...pointOf({ address, ...place }),
	phone,
})

/** The hospital is at the locality in its address, or else at its PIN code or city. */
function pointOf(place: { address: string; city: string; pin: string | null }) {
	const found = findAddress(place)
	return found && !found.isCityOnly ? { latitude: found.lat, longitude: found.lng } : {}
}

async function registerNew(tx: Transaction, accountId: string, input: Registration): Promise<string> {
	const hospital = only(await tx.insert(hospitals).values(detailsOf(input)).returning({ id: hospitals.id }))
	await tx.insert(hospitalMembers).values({ accountId, hospitalId: hospital.id, role: 'owner' })
	await hospitalRunner.begin(tx, hospital.id, accountId)
	return accountId
}

/** What an unproved person gave before is void: name, password and hospital are those of the new registration. A member who left a team gets a hospital. */
async function registerAgain(
	tx: Transaction,
	credentials: Parameters<typeof replaceUnconfirmed>[1],
	input: Registration,
	hasLeft: boolean,
): Promise<string | null> {
	const replaced = await replaceUnconfirmed(tx, credentials)
	if (!replaced) return null
	const [own] = await tx
		.select({ hospitalId: hospitalMembers.hospitalId })
		.from(hospitalMembers)
		.innerJoin(hospitals, eq(hospitals.id, hospitalMembers.hospitalId))
		.where(
			and(
				eq(hospitalMembers.accountId, replaced.accountId),
				eq(hospitalMembers.role, 'owner'),
				eq(hospitals.status, 'pending'),
			),
		)
	if (!own) return hasLeft ? registerNew(tx, replaced.accountId, input) : null
	await tx
		.update(hospitals)
		.set({
			...detailsOf(input),
			website: null,
			registrationNumber: null,
			facilityId: null,
			gstin: null,
			version: sql`${hospitals.version} + 1`,
			submittedAt: sql`now()`,
			updatedAt: sql`now()`,
		})
		.where(eq(hospitals.id, own.hospitalId))
	return replaced.accountId
}

/** The request reaches us when its sender is proved: from here its age counts, and its sender belongs to the hospital. */
async function startClock(tx: Transaction, accountId: string) {
	const mine = tx
		.select({ id: hospitalMembers.hospitalId })
		.from(hospitalMembers)
		.where(and(eq(hospitalMembers.accountId, accountId), eq(hospitalMembers.role, 'owner')))
	const [started] = await tx
		.update(hospitals)
		.set({ submittedAt: sql`now()`, updatedAt: sql`now()` })
		.where(and(eq(hospitals.status, 'pending'), eq(hospitals.id, sql`(${mine})`)))
		.returning({ id: hospitals.id })
	if (started) await noteSeat(tx, accountId, true)
}

/** Confirms the address of a member who registered. */
export const confirmMember = (link: string, password: string, address: string) =>
	confirmEmail(link, password, address, startClock)

/** A browser that has signed in to the account may ask however often strangers have asked for its address. */
const sourceOf = async (tx: Transaction, email: string, { address, device }: Caller) => ({
	address,
	own: await findKnownDevice(device, eq(accounts.email, email), tx),
})

/** Sends the confirmation link again if this address waits for one, without saying whether it does. */
export function resendConfirmation(email: string, caller: Caller): Promise<MailsAsked> {
	return respondUniformly(() =>
		limitedTransaction({ address: caller.address, email }, async (tx) => {
			const seconds = await consumeMail(tx, email, await sourceOf(tx, email, caller))
			if (seconds > 0) return tooManyMails(seconds)
			const account = await findAccountByEmail(email, tx)
			if (account?.kind !== 'member' || account.emailVerified) return ok(null)
			const isMember = await tx.$count(hospitalMembers, eq(hospitalMembers.accountId, account.id))
			if (isMember) await sendConfirmation(tx, { accountId: account.id, name: account.name, email })
			return ok(null)
		}),
	)
}

/** Sends a link to set a new password, if a member has this address; says nothing about that. */
export function forgotPassword(email: string, caller: Caller): Promise<MailsAsked> {
	return respondUniformly(() =>
		limitedTransaction({ address: caller.address, email }, async (tx) => {
			const seconds = await consumeMail(tx, email, await sourceOf(tx, email, caller))
			if (seconds > 0) return tooManyMails(seconds)
			const account = await findAccountByEmail(email, tx)
			if (account?.kind !== 'member') return ok(null)
			const token = await issueLinkToken(tx, 'reset-password', account.id)
			const to = [{ accountId: account.id, name: account.name, email }]
			await writeTo(tx, passwordForgotten, { to, facts: { token } })
			return ok(null)
		}),
	)
}

/** Sets a new password by the link from the mail and tells the person that it happened. */
export function setNewPassword(link: string, password: string, address: string) {
	return resetPassword(link, password, address, {
		firstProof: startClock,
		afterwards: (tx, account) => writeTo(tx, passwordChanged, { to: [account], facts: null }),
	})
}
