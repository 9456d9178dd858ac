import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { rightsKinds } from '#app/cases/kinds.ts'
import { accounts, historyColumns } from '#app/identity/tables.server.ts'
import { createdNow, instant, oneOf, primaryId, storedFileColumns } from '#app/platform/database/columns.server.ts'
import { type PersonalData, pick } from '#app/platform/personal-data.server.ts'
import { rightsOutcomes, rightsStatuses } from './status.ts'

/** A complaint, or a request that a law gives a time for. */
export const rightsRequests = pgTable(
	'rights_requests',
	{
		id: primaryId(),
		/** The last part of its number, 'R-2026-000123'. */
		sequence: integer().notNull().unique().generatedAlwaysAsIdentity(),
		kind: text({ enum: rightsKinds }).notNull(),
		/** Of a sender who was logged in. */
		accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
		name: text().notNull(),
		/** The receipt and the answer go to one of these. */
		email: text(),
		/** As E.164. */
		phone: text(),
		/** The page, or the authority and number of an order. */
		about: text(),
		nomineeName: text(),
		/** How to reach the nominee. */
		nomineeContact: text(),
		message: text().notNull(),
		/** HMAC of the sender's network address, for the limit only. */
		senderKey: text().notNull(),
		status: text({ enum: rightsStatuses }).notNull().default('open'),
		/** Of what was answered. */
		outcome: text({ enum: rightsOutcomes }),
		answeredAt: instant(),
		version: integer().notNull().default(1),
		/** When the link to its page was last sent. */
		linkSentAt: createdNow(),
		createdAt: createdNow(),
	},
	(t) => [
		index().on(t.senderKey, t.createdAt),
		index().on(t.kind, t.status, t.createdAt),
		index().on(t.accountId),
		check('rights_request_kind', oneOf(t.kind)),
		check('rights_request_status', oneOf(t.status)),
		check('rights_request_outcome', oneOf(t.outcome)),
		check('rights_request_has_a_sender', sql`(${t.email} is null) <> (${t.phone} is null)`),
		check(
			'nominee_has_a_contact',
			sql`(${t.kind} = 'nominee') = (${t.nomineeName} is not null and ${t.nomineeContact} is not null)`,
		),
		check(
			'only_answered_requests_have_an_outcome',
			sql`(${t.outcome} is null) = (${t.answeredAt} is null) and (${t.outcome} is null or ${t.status} = 'answered')`,
		),
	],
)

/** The order of a court or government as its sender uploaded it. */
export const rightsOrderFiles = pgTable(
	'rights_order_files',
	{
		id: primaryId(),
		requestId: uuid()
			.notNull()
			.unique()
			.references(() => rightsRequests.id, { onDelete: 'cascade' }),
		...storedFileColumns(['application/pdf', 'image/jpeg']),
		uploadedAt: createdNow(),
	},
	(t) => [
		check('rights_order_file_size', sql`${t.sizeBytes} between 1 and 5242880`),
		check('rights_order_file_scan', oneOf(t.scan)),
	],
)

/** The operator who answered, the answer as it was sent, and for a nominee the proof. */
export const rightsRequestEvents = pgTable(
	'rights_request_events',
	{
		id: primaryId(),
		requestId: uuid()
			.notNull()
			.references(() => rightsRequests.id, { onDelete: 'cascade' }),
		...historyColumns(() => text({ enum: rightsStatuses })),
		reply: text(),
		/** What the operator saw before a nominee took effect. */
		proof: text(),
	},
	(t) => [index().on(t.requestId, t.at), index().on(t.actorAccountId)],
)

/** Export, erasure, retention and guard of each table above. */
export const personalData: readonly PersonalData[] = [
	{
		table: rightsRequests,
		of: rightsRequests.accountId,
		privacy: { why: 'To answer a complaint or request, and to prove it', seenBy: 'The person; operators who moderate' },
		guard: {},
		exported: {
			to: 'rights/requests',
			columns: pick(
				rightsRequests,
				...(['sequence', 'kind', 'name', 'email', 'phone', 'about', 'nomineeName', 'nomineeContact'] as const),
				...(['message', 'status', 'outcome', 'createdAt', 'answeredAt'] as const),
			),
			order: rightsRequests.createdAt,
		},
		// Those of visitors by the address or number of the person.
		erased: { by: 'eraseRightsRequestsOf' },
		kept: { for: '3 years', since: rightsRequests.createdAt },
	},
	{
		table: rightsRequestEvents,
		of: rightsRequests.accountId,
		privacy: { why: 'To prove what was answered', seenBy: 'The person; operators who moderate' },
		guard: { as: rightsRequests },
		exported: {
			to: 'rights/answers',
			columns: { sequence: rightsRequests.sequence, ...pick(rightsRequestEvents, 'to', 'reply', 'at') },
			order: rightsRequestEvents.at,
		},
		kept: 'As long as its request',
	},
	{
		table: rightsOrderFiles,
		of: rightsRequests.accountId,
		privacy: { why: 'To carry out an order', seenBy: 'Operators who moderate, each opening recorded' },
		guard: { as: rightsRequests },
		exported: {
			to: 'rights/orders',
			columns: {
				sequence: rightsRequests.sequence,
				...pick(rightsOrderFiles, 'fileName', 'scan', 'uploadedAt'),
				file: rightsOrderFiles.storageKey,
			},
			order: rightsOrderFiles.uploadedAt,
			file: { key: rightsOrderFiles.storageKey, path: (fileName, at) => `rights/${at + 1} ${fileName}` },
		},
		kept: 'As long as its request',
	},
]
