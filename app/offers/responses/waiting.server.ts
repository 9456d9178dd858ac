import { and, asc, eq, isNull, not, sql } from 'drizzle-orm'
import { receivedBy } from '#app/applications/pipeline/decisions.server.ts'
import { applications } from '#app/applications/tables.server.ts'
import { brand } from '#app/brand.ts'
import { reportHours } from '#app/cases/kinds.ts'
import { cases } from '#app/cases/tables.server.ts'
import { checkHours } from '#app/credentials/status.ts'
import { credentialDocuments, credentials } from '#app/credentials/tables.server.ts'
import { hospitalAt } from '#app/hospitals/sites/hospital-at-site.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Member, Specialist } from '#app/identity/actor.ts'
import { interviews, interviewSlots } from '#app/interviews/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { totalFound, totalOf } from '#app/platform/database/total-found.server.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'
import { type AnswerClock, answerDays, applicationClock } from '#app/relations/answer-clock.ts'
import { signature } from '#app/specialists/brief.server.ts'
import { recordListed } from '#app/specialists/disclosure/profile-access.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { askedAt, firstDayIsOver, hospitalOwes } from './answer-clock.server.ts'
import { currentStatus } from '../queries.server.ts'
import { offers } from '../tables.server.ts'

/** Something that was asked, where it is answered or read, and its clock. */
export type Waiting = { key: string; title: string; detail: string; href: string; clock: AnswerClock }

const isFirstDay = firstDayIsOver.mapWith(Boolean)
const jobAndHospital = { jobTitle: jobs.title, hospitalName: hospitalAt(jobs.siteId, jobs.location).hospitalName }

/** Applications whose hospital owes this specialist an answer. */
export async function listOwedToMe(actor: Specialist): Promise<Waiting[]> {
	const rows = await db
		.select({ id: applications.id, since: askedAt, isFirstDay, ...jobAndHospital })
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.where(and(eq(applications.specialistId, actor.specialistId), hospitalOwes))
	return rows.map(({ id, since, isFirstDay, jobTitle, hospitalName }) => ({
		key: `application/${id}`,
		title: isFirstDay
			? t`${{ hospital: hospitalName }}: confirmation that you started`
			: t`${{ hospital: hospitalName }}: decision on your application`,
		detail: jobTitle,
		href: `/applications/${id}`,
		clock: applicationClock(since),
	}))
}

/** Credentials of this specialist that we are checking. While we wait for an answer of theirs, we owe none. */
export async function listChecksOfMine(actor: Specialist): Promise<Waiting[]> {
	const rows = await db
		.select({ id: credentials.id, title: credentials.title, since: credentials.submittedAt })
		.from(credentials)
		.innerJoin(
			credentialDocuments,
			and(eq(credentialDocuments.credentialId, credentials.id), isNull(credentialDocuments.retiredAt)),
		)
		.leftJoin(cases, and(eq(cases.kind, 'credential'), eq(cases.subjectId, credentials.id)))
		.where(
			and(
				eq(credentials.specialistId, actor.specialistId),
				eq(credentials.status, 'pending'),
				isNull(cases.askedVersion),
			),
		)
	return rows.map(({ id, title, since }) => ({
		key: `credential/${id}`,
		title: t`${{ brand: brand.name }}: verification of your credential`,
		detail: saidName(title),
		href: `/profile/credentials/${id}`,
		clock: { since, due: new Date(since.getTime() + checkHours * 3_600_000) },
	}))
}

/** A report that we have not answered yet. */
export const awaitedReport = ({
	since,
	...report
}: {
	id: string
	detail: string
	href: string
	since: Date
}): Waiting => ({
	key: `report/${report.id}`,
	title: t`${{ brand: brand.name }}: answer to your report`,
	detail: report.detail,
	href: report.href,
	clock: { since, due: new Date(since.getTime() + reportHours * 3_600_000) },
})

/** Interviews for which this specialist has times to choose from. The first of them is when the answer is due. */
export async function listTimesToChoose(actor: Specialist): Promise<Waiting[]> {
	const due = sql`min(${interviewSlots.startsAt})`.mapWith(interviewSlots.startsAt)
	const rows = await db
		.select({ id: interviews.id, since: interviews.createdAt, due, ...jobAndHospital })
		.from(interviews)
		.innerJoin(applications, eq(applications.id, interviews.applicationId))
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.innerJoin(
			interviewSlots,
			and(eq(interviewSlots.interviewId, interviews.id), eq(interviewSlots.round, interviews.round)),
		)
		.where(
			and(
				eq(interviews.specialistId, actor.specialistId),
				eq(interviews.status, 'proposed'),
				eq(interviews.awaits, 'specialist'),
			),
		)
		.groupBy(interviews.id, jobs.id, hospitals.id)
	return rows.map(({ id, since, due: first, jobTitle, hospitalName }) => ({
		key: `interview/${id}`,
		title: t`${{ hospital: hospitalName }}: interview times to choose from`,
		detail: jobTitle,
		href: `/interviews/${id}`,
		clock: { since, due: first },
	}))
}

/** The first so many of those that wait, by when they are due, and how many there are. */
export type FirstWaiting = { rows: Waiting[]; total: number }

const isOverdue = sql`${askedAt} < now() - make_interval(days => ${answerDays})`

/** Applicants to whom this member's hospital owes an answer, all, the overdue or the others, with the names that its lists show. */
export async function listApplicantsWaiting(
	member: Member,
	shown: number,
	overdue: boolean | null = null,
): Promise<FirstWaiting> {
	const rows = await db
		.select({
			id: applications.id,
			since: askedAt,
			isFirstDay,
			jobTitle: jobs.title,
			name: signature,
			specialistId: applications.specialistId,
			total: totalFound,
		})
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(specialists, eq(specialists.id, applications.specialistId))
		.where(and(receivedBy(member), hospitalOwes, overdue === null ? undefined : overdue ? isOverdue : not(isOverdue)))
		.orderBy(asc(askedAt), asc(applications.id))
		.limit(shown)
	await recordListed(
		member,
		'applicants',
		rows.map(({ specialistId }) => specialistId),
		['name'],
	)
	return {
		total: totalOf(rows),
		rows: rows.map(({ id, since, isFirstDay, jobTitle, name }) => ({
			key: `application/${id}`,
			title: name,
			detail: isFirstDay ? `${jobTitle}: confirm the first day` : jobTitle,
			href: `/hospital/applications/${id}`,
			clock: applicationClock(since),
		})),
	}
}

/** Offers of this member's hospital that a specialist has not answered. */
export async function listOffersWaiting(member: Member, shown: number): Promise<FirstWaiting> {
	const rows = await db
		.select({
			id: applications.id,
			since: offers.sentAt,
			due: offers.expiresAt,
			jobTitle: jobs.title,
			name: signature,
			total: totalFound,
		})
		.from(offers)
		.innerJoin(applications, eq(applications.id, offers.applicationId))
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(specialists, eq(specialists.id, applications.specialistId))
		.where(and(receivedBy(member), sql`${currentStatus} = 'sent'`))
		.orderBy(asc(offers.expiresAt), asc(offers.id))
		.limit(shown)
	return {
		total: totalOf(rows),
		rows: rows.map(({ id, since, due, jobTitle, name }) => ({
			key: `offer/${id}`,
			title: `${name}: answer to your offer`,
			detail: jobTitle,
			href: `/hospital/applications/${id}`,
			clock: { since, due },
		})),
	}
}
