import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { type Actor } from '#app/identity/actor.ts'
import { keyedHash } from '#app/identity/tokens.server.ts'
import { writeTo } from '#app/notifications/notify.server.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { db, only, type Queryable, type Transaction } from '#app/platform/database/db.server.ts'
import { asSystem } from '#app/platform/database/row-guard.server.ts'
import type { Upload } from '#app/platform/files/read-upload.server.ts'
import { inLine } from '#app/platform/http/in-line.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { answerDue } from './clock.ts'
import { requestPage } from './link.server.ts'
import { rightsRequestReceived } from './messages.ts'
import { attachOrder, type OrderFileFailure, storeOrder } from './order-files.server.ts'
import { readRequestNumber, requestNumber } from './request-number.ts'
import type { RightsInput } from './schema.server.ts'
import { rightsKindTexts } from './status.ts'
import { rightsRequestEvents, rightsRequests } from './tables.server.ts'

/** Requests in an hour from one network address, and receipts in an hour to one mailbox or phone. */
const perHour = { requests: 5, receipts: 3 }
/** The link is not sent again sooner. */
const linkMinutes = 10
const anHourAgo = sql`now() - interval '1 hour'`

type Contact = { email: string | null; phone: string | null }

/**
 * Keeps a complaint or request and sends its receipt, which is our acknowledgement. Returns the path of its page. Fails with
 * `too-many` when this network address has sent five in an hour, else with what is wrong with the order that was uploaded.
 */
export async function sendRightsRequest(
	actor: Actor,
	{ contact, ...input }: RightsInput,
	clientAddress: string,
	upload: Upload | null = null,
): Promise<Result<{ id: string; page: string; number: string }, 'too-many' | OrderFileFailure>> {
	const senderKey = keyedHash(`rights:${clientAddress}`)
	const fromHere = and(eq(rightsRequests.senderKey, senderKey), gt(rightsRequests.createdAt, anHourAgo))
	const isTooMany = async (on: Queryable) => (await on.$count(rightsRequests, fromHere)) >= perHour.requests
	// A sender whom the limit stops leaves nothing in the store.
	if (upload && (await asSystem('the limit counts all senders', () => isTooMany(db)))) return fail('too-many')
	const order = upload ? await storeOrder(upload) : null
	if (order && !order.ok) return order
	const accountId = actor.kind === 'visitor' ? null : actor.accountId
	const nominee = input.kind === 'nominee' ? {} : { nomineeName: null, nomineeContact: null }
	return asSystem('a visitor owns no row, and the limit counts all senders', () =>
		inLine([`rights ${senderKey}`], () =>
			db.transaction(async (tx) => {
				await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`rights ${senderKey}`}, 7))`)
				if (await isTooMany(tx)) return fail('too-many')

				const values = { ...input, ...nominee, ...contact, accountId, senderKey }
				const request = only(await tx.insert(rightsRequests).values(values).returning())
				const { id, kind } = request
				if (order) await attachOrder(tx, id, order.value)
				await recordAudit(tx, {
					...{ actorAccountId: accountId, action: 'rights-request.received', facts: { kind } },
					...{ subjectType: 'rights-request', subjectId: id, about: accountId === null ? [] : [accountId] },
				})
				const toThem = and(sentFrom(contact), gt(rightsRequests.linkSentAt, anHourAgo))
				if ((await tx.$count(rightsRequests, toThem)) <= perHour.receipts) await sendReceipt(tx, request)
				return ok({ id, page: requestPage(id), number: requestNumber(request) })
			}),
		),
	)
}

const sentFrom = ({ email, phone }: Contact) =>
	email === null ? eq(rightsRequests.phone, phone ?? '') : eq(rightsRequests.email, email)

const sendReceipt = (tx: Transaction, { email, phone, ...request }: typeof rightsRequests.$inferSelect, again = '') =>
	writeTo(tx, rightsRequestReceived, {
		to: [{ email, phone }],
		key: `rights/${request.id}/receipt${again}`,
		facts: {
			requestNumber: requestNumber(request),
			kind: request.kind,
			dueAt: answerDue(request.kind, request.createdAt),
			link: requestPage(request.id),
		},
	})

/** Sends the link to a request again where number and address belong together. The caller never learns whether they do. */
export async function sendLinkAgain(number: string, contact: Contact): Promise<void> {
	const sequence = readRequestNumber(number)
	await asSystem('the number and the address name the request', () =>
		db.transaction(async (tx) => {
			const [request] = await tx
				.update(rightsRequests)
				.set({ linkSentAt: sql`now()` })
				.where(
					and(
						eq(rightsRequests.sequence, sequence ?? 0),
						sentFrom(contact),
						lt(rightsRequests.linkSentAt, sql`now() - make_interval(mins => ${linkMinutes})`),
					),
				)
				.returning()
			if (request) await sendReceipt(tx, request, `/${request.linkSentAt.getTime()}`)
		}),
	)
}

/** What the holder of the link reads: nothing that was typed, for the link goes to an address that anyone can enter. */
export async function findRightsRequest(id: string) {
	return asSystem('the link names the request', async () => {
		const [request] = await db.select(shown).from(rightsRequests).where(eq(rightsRequests.id, id))
		if (!request) return null
		const [answer] = await db
			.select({ reply: rightsRequestEvents.reply })
			.from(rightsRequestEvents)
			.where(and(eq(rightsRequestEvents.requestId, id), eq(rightsRequestEvents.to, 'answered')))
			.orderBy(desc(rightsRequestEvents.at))
			.limit(1)
		return { ...stateOf(request), reply: request.status === 'answered' ? (answer?.reply ?? null) : null }
	})
}

const { id, sequence, kind, status, outcome, createdAt, answeredAt } = rightsRequests
const shown = { id, sequence, kind, status, outcome, createdAt, answeredAt }

type Shown = Pick<typeof rightsRequests.$inferSelect, keyof typeof shown>

const stateOf = ({ answeredAt: answered, ...request }: Shown) => ({
	number: requestNumber(request),
	kind: rightsKindTexts[request.kind].name,
	// The sender of a request that was marked as spam is not told.
	isAnswered: request.status === 'answered',
	outcome: request.outcome,
	sent: formatDateTime(request.createdAt),
	due: formatDateTime(answerDue(request.kind, request.createdAt)),
	answered: answered && formatDateTime(answered),
	page: requestPage(request.id),
})

/** The complaints and requests of someone who was logged in, the latest first. */
export async function listMyRightsRequests({ accountId }: { accountId: string }) {
	const rows = await db
		.select(shown)
		.from(rightsRequests)
		.where(eq(rightsRequests.accountId, accountId))
		.orderBy(desc(rightsRequests.createdAt))
	return rows.map(stateOf)
}
