import { and, eq, isNotNull } from 'drizzle-orm'
import { db } from '#app/platform/database/db.server.ts'
import { findAppealable } from './appeals.server.ts'
import type { CaseSubject } from './cases.server.ts'
import { cases } from './tables.server.ts'
import { listCaseMessages } from './thread.server.ts'

/** A check as the hospital or specialist reads it: the messages, whether we wait for them, whether they may appeal. */
export async function findOwnCase(subject: CaseSubject) {
	const [messages, waiting, appealable] = await Promise.all([
		listCaseMessages(subject),
		db.$count(
			cases,
			and(eq(cases.kind, subject.kind), eq(cases.subjectId, subject.subjectId), isNotNull(cases.askedVersion)),
		),
		findAppealable(db, subject),
	])
	return { messages, isAsked: waiting > 0, mayAppeal: appealable.ok }
}
