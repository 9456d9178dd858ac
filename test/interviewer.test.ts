import type { RouteConfigEntry } from '@react-router/dev/routes'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { applications, scorecards } from '#app/applications/tables.server.ts'
import { saveScorecard } from '#app/applications/pipeline/scorecards.server.ts'
import { openForInterviewer } from '#app/applications/pipeline/applicant.server.ts'
import { listColleagues as listMentionable } from '#app/applications/pipeline/notes.server.ts'
import type { Interviewer } from '#app/identity/actor.ts'
import { guardRowsFor } from '#app/identity/row-actor.server.ts'
import { anInterview } from '#app/interviews/fixtures.server.ts'
import { loadInterviewing } from '#app/interviews/calendar/interviewing.server.ts'
import { type InterviewView, loadInterview } from '#app/interviews/page/interview-view.server.ts'
import { readParticipants } from '#app/interviews/changes/participants.server.ts'
import { interviewers, interviews } from '#app/interviews/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { changeDetails } from '#app/interviews/changes/changes.server.ts'
import { cancelInterview } from '#app/interviews/changes/cancellation.server.ts'
import * as interviewed from '#app/applications/routes/interviewed.tsx'
import * as interviewedResume from '#app/applications/routes/interviewed-resume.tsx'
import * as calendarFile from '#app/interviews/routes/calendar-file.tsx'
import * as showInterview from '#app/interviews/routes/show.tsx'
import { guardRows } from '#app/platform/database/row-guard.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import routes from '#app/routes.ts'
import { askRoute, routeArgs } from './ask-route.ts'
import { aMember, anInterviewer } from '#app/hospitals/fixtures.server.ts'
import { listMembersToNotify } from '#app/hospitals/team/membership.server.ts'
import { changeSeat } from '#app/hospitals/team/team.server.ts'

/** In a request of this person, so that the database guards the rows too. */
const as = <Answer>(actor: Interviewer, run: () => Answer) =>
	guardRows(() => {
		guardRowsFor(actor)
		return run()
	})

async function anInterviewOf(minutes: number, overrides: object = {}) {
	const member = await aMember()
	const interviewer = await anInterviewer({ hospitalId: member.hospitalId })
	const specialist = await aSpecialist({ expectedMonthlyPaise: 45_000_000n })
	const interview = await anInterview({
		...{ member, specialist, status: 'scheduled', startsInMinutes: minutes },
		...overrides,
	} as never)
	await db.delete(interviewers).where(eq(interviewers.interviewId, interview.id))
	await db.insert(interviewers).values({ interviewId: interview.id, accountId: interviewer.accountId })
	return { member, interviewer, specialist, interview }
}

const pagesUnder = (group: string) => {
	const pages = (entries: readonly RouteConfigEntry[], isIn: boolean): string[] =>
		entries.flatMap(({ file, path, children = [] }) => [
			...(isIn && path ? [`/${path.replace(/:\w+/g, 'b3b6f3a0-0000-4000-8000-000000000000')}`] : []),
			...pages(children, isIn || file.endsWith(`group-${group}.tsx`)),
		])
	return pages(routes, false)
}

test.each(['members', 'owners', 'verified-members', 'participants'])(
	'an interviewer opens none of the pages of %s and reads why',
	async (group) => {
		const { hospitalId } = await aMember()
		const interviewer = await anInterviewer({ hospitalId })
		const pages = pagesUnder(group)
		expect(pages.length).toBeGreaterThan(3)
		for (const page of pages) {
			const answer = await routeArgs(page, { as: interviewer }).then(
				() => null,
				({ data, init }: { data: object; init: object }) => ({ page, ...data, ...init }),
			)
			expect({ ...answer, page }).toMatchObject({
				page,
				status: 403,
				title: 'This page is for owners and recruiters of your hospital',
				link: { to: '/interviews' },
			})
		}
	},
	60_000,
)

test('an interviewer sees the interviews they take part in and no other of the hospital', async () => {
	const { member, interviewer, specialist, interview } = await anInterviewOf(60)
	const other = await anInterview({ member, specialist: await aSpecialist() })

	const page = await as(interviewer, () => loadInterviewing(interviewer, new Date()))
	const seen = [...page.today, ...page.upcoming].map(({ id }) => id)
	expect(seen).toEqual([interview.id])
	expect(await as(interviewer, () => loadInterview(interviewer, other.id))).toBeNull()
	const own = await as(interviewer, () => loadInterview(interviewer, interview.id))
	expect(own).toMatchObject({ applicationHref: `/interviews/${interview.id}/applicant` })
	expect(Object.values(own?.can ?? {}).filter(Boolean)).toEqual([])
	expect(specialist.specialistId).toBeTruthy()
})

test('the database itself gives an interviewer only what belongs to their interviews', async () => {
	const { member, interviewer, interview } = await anInterviewOf(60)
	await anApplication({ hospitalId: member.hospitalId } as never)
	await anInterview({ member, specialist: await aSpecialist() })

	const found = await as(interviewer, async () => ({
		interviews: (await db.select({ id: interviews.id }).from(interviews)).map(({ id }) => id),
		applications: (await db.select({ id: applications.id }).from(applications)).map(({ id }) => id),
	}))

	expect(found).toEqual({ interviews: [interview.id], applications: [interview.applicationId] })
})

test('an interviewer reads the profile without pay and contact, and gives a score', async () => {
	const { interviewer, interview } = await anInterviewOf(-90)
	const { applicationId } = interview
	const opened = await as(interviewer, () => openForInterviewer(interviewer, applicationId))
	expect(opened?.profile).toMatchObject({ pay: [], phone: null, email: null })
	expect((await as(interviewer, () => loadInterviewing(interviewer, new Date()))).due).toHaveLength(1)

	const card = { score: 3, note: null, version: 0 }
	expect(await as(interviewer, () => saveScorecard(interviewer, applicationId, card))).toMatchObject({ ok: true })

	expect(await db.$count(scorecards, eq(scorecards.authorAccountId, interviewer.accountId))).toBe(1)
	expect((await as(interviewer, () => loadInterviewing(interviewer, new Date()))).due).toHaveLength(0)
})

test('an interviewer scores no applicant whom they do not interview', async () => {
	const { member, interviewer } = await anInterviewOf(60)
	const other = await anInterview({ member, specialist: await aSpecialist() })
	const card = { score: 3, note: null, version: 0 }

	expect(await as(interviewer, () => saveScorecard(interviewer, other.applicationId, card))).toEqual({
		ok: false,
		failure: 'not-found',
	})
	expect(await openForInterviewer(interviewer, other.applicationId)).toBeNull()
})

test('an interviewer still reads a cancelled interview, its reason and its file, but nothing of the application', async () => {
	const { specialist, interviewer, interview } = await anInterviewOf(60)
	const { version } = only(await db.select().from(interviews).where(eq(interviews.id, interview.id)))
	expect(await cancelInterview(specialist, interview.id, { reason: 'I am ill.', version })).toMatchObject({
		ok: true,
	})
	const path = `/interviews/${interview.id}`
	const [notice] = await db.select().from(notifications).where(eq(notifications.accountId, interviewer.accountId))
	expect(notice?.href).toBe(path)

	const shown = (await askRoute(showInterview.loader, path, { as: interviewer })) as unknown as {
		interview: InterviewView
	}

	expect(shown.interview).toMatchObject({
		...{ status: 'cancelled', reason: 'I am ill.', applicationHref: null },
		...{ was: [expect.any(String)], calendarRemoval: `${path}/calendar.ics` },
	})
	expect(shown.interview.history.at(-1)).toMatchObject({
		to: 'cancelled',
		by: { name: specialist.name, isReader: false },
	})
	const file = await askRoute(calendarFile.loader, `${path}/calendar.ics`, { as: interviewer })
	expect(await file.text()).toContain('STATUS:CANCELLED')
	for (const [page, loader] of [
		['applicant', interviewed.loader],
		['resume', interviewedResume.loader],
	] as const)
		expect((await askRoute(loader, `${path}/${page}`, { as: interviewer })).init?.status).toBe(404)
	const score = { form: { score: '3', note: '', version: '0' }, as: interviewer }
	expect((await askRoute(interviewed.action, `${path}/applicant`, score)).init?.status).toBe(404)
})

test('a cancelled interview closes the profile again', async () => {
	const { interviewer, interview } = await anInterviewOf(60)
	await db.update(interviews).set({ status: 'cancelled' }).where(eq(interviews.id, interview.id))

	expect(await as(interviewer, () => openForInterviewer(interviewer, interview.applicationId))).toBeNull()
})

test('an interviewer is notified about their own interviews only', async () => {
	const { member, interviewer, interview } = await anInterviewOf(60)
	const other = await anInterview({ member, specialist: await aSpecialist() })

	const members = await listMembersToNotify(db, member.hospitalId, null)
	expect(members.map(({ accountId }) => accountId)).not.toContain(interviewer.accountId)
	const heard = async (id: string) => {
		const found = await db.transaction((tx) => readParticipants(tx, id))
		return [...(found?.members ?? []), ...(found?.team ?? [])].map(({ accountId }) => accountId)
	}
	expect(await heard(interview.id)).toContain(interviewer.accountId)
	expect(await heard(other.id)).not.toContain(interviewer.accountId)
	expect((await listMentionable(member, interview.applicationId)).map(({ id }) => id)).not.toContain(
		interviewer.accountId,
	)
})

test('an interviewer who is replaced is told, with a link that opens', async () => {
	const { member, interviewer, interview } = await anInterviewOf(60)
	const { version, mode, place, note } = only(await db.select().from(interviews).where(eq(interviews.id, interview.id)))
	const changed = { mode, place, note, version, interviewerAccountIds: [member.accountId] }

	expect(await changeDetails(member, interview.id, changed)).toMatchObject({ ok: true })

	const notices = await db.select().from(notifications).where(eq(notifications.accountId, interviewer.accountId))
	expect(notices.map(({ title, href }) => [title, href])).toEqual([
		[expect.stringContaining('You no longer interview'), '/interviews'],
	])
})

test('an owner makes an interviewer a recruiter', async () => {
	const member = await aMember()
	const interviewer = await anInterviewer({ hospitalId: member.hospitalId })

	expect(await changeSeat(member, interviewer.accountId, 'recruiter')).toMatchObject({ ok: true })

	await expect(routeArgs('/hospital/applicants', { as: interviewer })).resolves.toBeTruthy()
})
