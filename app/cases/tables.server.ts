import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { credentials } from '#app/credentials/tables.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { createdNow, instant, oneOf, primaryId } from '#app/platform/database/columns.server.ts'
import { type PersonalData, pick } from '#app/platform/personal-data.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { caseKinds, proposalKinds } from './kinds.ts'

/** What operators do about one thing that waits for them. There is none until the first of them does something. */
export const cases = pgTable(
	'cases',
	{
		id: primaryId(),
		kind: text({ enum: caseKinds }).notNull(),
		subjectId: uuid().notNull(),
		/** The hospital and specialist that it concerns. The case ends with them. */
		hospitalId: uuid().references(() => hospitals.id, { onDelete: 'cascade' }),
		specialistId: uuid().references(() => specialists.id, { onDelete: 'cascade' }),
		credentialId: uuid().references(() => credentials.id, { onDelete: 'cascade' }),
		/** The operator who works on it. It counts for `assignmentMinutes` after `assignedAt`. */
		assignedTo: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		assignedAt: instant(),
		heldUntil: instant(),
		heldReason: text(),
		/** For colleagues only. */
		note: text(),
		/** The version of the hospital or credential when its owner was asked for more; null once they have answered. */
		askedVersion: integer(),
		askedAt: instant(),
		/** The side that was asked last, of the two that it concerns: only it reads and writes the messages. Null for checks. */
		askedSide: text({ enum: ['hospital', 'specialist'] }),
		createdAt: createdNow(),
	},
	(t) => [
		unique('one_case_of_a_thing').on(t.kind, t.subjectId),
		index().on(t.hospitalId),
		index().on(t.specialistId),
		index().on(t.credentialId),
		index().on(t.assignedTo),
		check('case_kind', oneOf(t.kind)),
		check('held_case_has_a_reason', sql`${t.heldUntil} is null or ${t.heldReason} is not null`),
	],
)

/** What operators and the hospital or specialist write to each other about a case. */
export const caseMessages = pgTable(
	'case_messages',
	{
		id: primaryId(),
		caseId: uuid()
			.notNull()
			.references(() => cases.id, { onDelete: 'cascade' }),
		side: text({ enum: ['operator', 'owner'] }).notNull(),
		authorAccountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		body: text().notNull(),
		sentAt: createdNow(),
	},
	(t) => [index().on(t.caseId, t.sentAt), index().on(t.authorAccountId), check('case_message_side', oneOf(t.side))],
)

/** An objection to a refusal: one for each refusal, decided by another operator than the one who refused. */
export const caseAppeals = pgTable(
	'case_appeals',
	{
		id: primaryId(),
		caseId: uuid()
			.notNull()
			.references(() => cases.id, { onDelete: 'cascade' }),
		/** The event in the history of the hospital or credential. */
		refusalId: uuid().notNull().unique('one_appeal_of_a_refusal'),
		reason: text().notNull(),
		authorAccountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		refusedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		sentAt: createdNow(),
		outcome: text({ enum: ['granted', 'denied'] }),
		decidedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		decidedAt: instant(),
	},
	(t) => [
		uniqueIndex('one_open_appeal').on(t.caseId).where(sql`${t.outcome} is null`),
		index().on(t.caseId),
		index().on(t.authorAccountId),
		index().on(t.refusedBy),
		index().on(t.decidedBy),
		check('appeal_decided_by_another', sql`${t.decidedBy} <> ${t.refusedBy}`),
		check('appeal_outcome', oneOf(t.outcome)),
	],
)

/** What cannot be undone: one operator proposes it, another confirms. */
export const proposals = pgTable(
	'proposals',
	{
		id: primaryId(),
		kind: text({ enum: proposalKinds }).notNull(),
		/** The job, account or task. */
		subjectId: uuid().notNull(),
		/** Of a job. */
		hospitalId: uuid().references(() => hospitals.id, { onDelete: 'cascade' }),
		/** What it is called: the title of the job, the name of the task; of an account never the name. */
		title: text().notNull(),
		/** Of a removal, as the hospital will read it. */
		reason: text().notNull(),
		/** The report that led to it, which is resolved with it. */
		reportId: uuid(),
		/** It was open and has been paused until the decision. */
		wasOpen: boolean().notNull(),
		proposedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		proposedAt: createdNow(),
		outcome: text({ enum: ['confirmed', 'declined'] }),
		decidedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		decidedAt: instant(),
	},
	(t) => [
		uniqueIndex('one_open_proposal').on(t.kind, t.subjectId).where(sql`${t.outcome} is null`),
		index().on(t.hospitalId),
		index().on(t.proposedBy),
		index().on(t.decidedBy),
		check('proposal_kind', oneOf(t.kind)),
		check('proposal_outcome', oneOf(t.outcome)),
		check('confirmed_by_another', sql`${t.outcome} <> 'confirmed' or ${t.decidedBy} <> ${t.proposedBy}`),
	],
)

/**
 * Decisions of operators for the minute in which they can be undone. One that `waits` has not begun yet; of any other the messages wait.
 */
export const operatorDecisions = pgTable(
	'operator_decisions',
	{
		id: primaryId(),
		/** The declared decision: 'approve-review'. */
		act: text().notNull(),
		/** The thing, of which only one waiting decision is open. */
		kind: text().notNull(),
		subjectId: uuid().notNull(),
		operatorId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		waits: boolean().notNull(),
		/** What was typed, or what an undo puts back. Empty again as soon as the decision is carried out or undone. */
		input: jsonb(),
		decidedAt: createdNow(),
		carriedOutAt: instant(),
		undoneAt: instant(),
		/** Why a decision that waited could not be carried out. */
		failure: text(),
	},
	(t) => [
		uniqueIndex('one_waiting_decision')
			.on(t.kind, t.subjectId)
			.where(sql`${t.waits} and ${t.carriedOutAt} is null and ${t.undoneAt} is null`),
		index().on(t.operatorId),
		check('decision_ends_once', sql`${t.carriedOutAt} is null or ${t.undoneAt} is null`),
		check(
			'ended_decision_keeps_no_words',
			sql`${t.input} is null or (${t.carriedOutAt} is null and ${t.undoneAt} is null)`,
		),
	],
)

/** How an operator works. Without a row everything is as it comes. */
export const operatorSettings = pgTable('operator_settings', {
	accountId: uuid()
		.primaryKey()
		.references(() => accounts.id, { onDelete: 'cascade' }),
	/** Single keys do something in the console. */
	keyboardShortcuts: boolean().notNull().default(true),
})

const internal = { not: 'Internal records of our operators.' }

/** Export, erasure, retention and guard of each table above. */
export const personalData: readonly PersonalData[] = [
	{
		table: cases,
		privacy: { why: 'To work on what waits for operators', seenBy: 'Operators' },
		of: cases.specialistId,
		guard: { not: 'A request of one may open the case of another.' },
		exported: internal,
		looseIds: {
			subjectId:
				'The hospital, credential, text or report, whose owner the row ends with; a contact message, with which it is removed; or a task.',
		},
		kept: { for: '3 years', since: cases.createdAt },
	},
	{
		table: caseMessages,
		privacy: { why: 'To ask and answer questions of a case', seenBy: 'The person or hospital asked; operators' },
		of: cases.specialistId,
		guard: { not: 'As its case.' },
		exported: {
			to: 'credentials/questions',
			columns: pick(caseMessages, 'side', 'body', 'sentAt'),
			// A hospital that reported them is not theirs to read.
			where: sql`not exists (select from ${cases} where ${cases.id} = ${caseMessages.caseId} and ${cases.askedSide} = 'hospital')`,
			order: caseMessages.sentAt,
		},
		kept: 'As long as the case',
	},
	{
		table: caseAppeals,
		privacy: { why: 'To appeal a decision', seenBy: 'The person or hospital; operators' },
		of: cases.specialistId,
		guard: { not: 'As its case.' },
		exported: {
			to: 'credentials/appeals',
			columns: pick(caseAppeals, 'reason', 'sentAt', 'outcome', 'decidedAt'),
			order: caseAppeals.sentAt,
		},
		looseIds: { refusalId: 'An event in the history of a hospital or credential, without a name.' },
		kept: 'As long as the case',
	},
	{
		table: proposals,
		exported: { not: 'Internal records of a hospital.' },
		// What was written about an account goes with it; jobs and tasks are no one’s.
		erased: { by: 'eraseProposalsAbout' },
		looseIds: {
			subjectId: 'A job, a task, or an account without its name.',
			reportId: 'A report of the job, without its author.',
		},
		kept: { for: '3 years', since: proposals.proposedAt },
	},
	{
		table: operatorDecisions,
		privacy: { why: 'To carry out and to undo what an operator decided', seenBy: 'Operators' },
		of: operatorDecisions.operatorId,
		guard: { not: 'Operators alone decide, and a task carries it out.' },
		exported: internal,
		looseIds: { subjectId: 'What a case is about, or a picture or a request for cover, without a name.' },
		kept: { for: '30 days', since: operatorDecisions.decidedAt },
	},
	{
		table: operatorSettings,
		privacy: { why: 'To keep what an operator chose', seenBy: 'The operator' },
		of: operatorSettings.accountId,
		guard: {},
		exported: { not: 'Settings of our operators, who have no specialist profile.' },
	},
]
