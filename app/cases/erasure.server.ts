import { eq, inArray, or } from 'drizzle-orm'
import type { Eraser } from '#app/platform/personal-data.server.ts'
import { proposals } from './tables.server.ts'

/** Removes what operators proposed about an erased person, and the reason where it was about a report of theirs. */
export const eraseProposalsAbout: Eraser = async (tx, { id }, ids) => {
	await tx.delete(proposals).where(or(eq(proposals.subjectId, id), inArray(proposals.reportId, [id, ...ids])))
}
