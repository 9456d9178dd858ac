import { and, desc, eq } from 'drizzle-orm'
import { receivedBy } from '#app/applications/pipeline/decisions.server.ts'
import { columnNames, isOpen, ladder, originInLine, type Stage, stageNames } from '#app/applications/stage.ts'
import { applications } from '#app/applications/tables.server.ts'
import { interviewForSpecialist, interviewOnCard } from '#app/interviews/page/on-card.ts'
import { findInterviewsAbout } from '#app/interviews/queries.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { formatDay } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import type { Writer } from '../../people.ts'

/** What the conversation is about: the applications between its two sides, as far as the reader may see them, the last first. */
export async function listBeside(reader: Writer, otherId: string, now: Date) {
	const isMember = reader.kind === 'member'
	const between = isMember
		? and(receivedBy(reader), eq(applications.specialistId, otherId))
		: and(eq(applications.specialistId, reader.specialistId), eq(jobs.hospitalId, otherId))
	const found = await db
		.select({
			id: applications.id,
			stage: applications.stage,
			origin: applications.origin,
			appliedAt: applications.appliedAt,
			jobId: jobs.id,
			jobTitle: jobs.title,
		})
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(between)
		.orderBy(desc(applications.appliedAt))
	const interviews = await findInterviewsAbout(
		reader,
		found.map(({ id }) => id),
	)
	return found.map(({ id, stage, origin, appliedAt, jobId, jobTitle }) => {
		const interview = interviews.get(id)
		const isArranged = interview?.status === 'proposed' || interview?.status === 'scheduled'
		return {
			id,
			jobTitle,
			stage: (isMember ? columnNames : stageNames)[stage],
			/** How many of the steps are done; none once it has ended without joining. */
			step: stepOf(stage),
			steps: ladder.length,
			applied: originInLine(origin, formatDay(appliedAt)),
			href: isMember ? `/hospital/applications/${id}` : `/applications/${id}`,
			jobHref: isMember ? null : `/jobs/${jobId}`,
			interview: interview &&
				isOpen(stage) && {
					href: `/interviews/${interview.id}`,
					text: isMember ? (interviewOnCard(interview, now)?.text ?? null) : interviewForSpecialist(interview, now),
				},
			proposeHref: isMember && isOpen(stage) && !isArranged ? `/hospital/applications/${id}/interviews/new` : null,
		}
	})
}

const stepOf = (stage: Stage) => (ladder as readonly Stage[]).indexOf(stage) + 1
