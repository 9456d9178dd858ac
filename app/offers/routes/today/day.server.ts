import { applicantCard } from '#app/applications/pipeline/applicant-card.ts'
import { parseApplicantFilter } from '#app/applications/pipeline/applicant-filter.ts'
import { listMatching } from '#app/applications/pipeline/applicants.server.ts'
import { findOwnCase } from '#app/cases/own-case.server.ts'
import { hospitalSubject } from '#app/cases/thread.server.ts'
import { countSentRequests, listSentRequests } from '#app/contacts/requests/hospital-requests.server.ts'
import { aboutOf } from '#app/contacts/requests/request-about.ts'
import { listOpenUserReports } from '#app/contacts/reports/user-reports.server.ts'
import { callDueAt } from '#app/cover/asking/first-clock.ts'
import { findOwnFirst, stateOfFirst } from '#app/cover/asking/first-requests.server.ts'
import { listOurCoverWaiting } from '#app/cover/waiting.server.ts'
import { findOwnVerification } from '#app/hospitals/queries.server.ts'
import type { HospitalStatus } from '#app/hospitals/status.ts'
import { findYearlyCheck } from '#app/hospitals/checks/yearly-check.server.ts'
import { isVerified, type Member } from '#app/identity/actor.ts'
import { type HospitalInterview, listBetween, listInterviews } from '#app/interviews/hospital-interviews.server.ts'
import { modeNames } from '#app/interviews/labels.ts'
import { readApplicantFacts } from '#app/matching/applicant-facts.server.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { lateness } from '#app/relations/answer-clock.ts'
import { recordListed } from '#app/specialists/disclosure/profile-access.server.ts'
import { briefFields } from '#app/specialists/disclosure/disclosure.ts'
import { type Row, waitingRows } from '../../components/waiting-page.tsx'
import { listJoiningDatesWaiting } from '../../placements/joining-date-lists.server.ts'
import { awaitedReport, listApplicantsWaiting, listOffersWaiting } from '../../responses/waiting.server.ts'

type Part = { title: string; rows: Row[]; total: number }

const daysAhead = 7
const dayInMs = 86_400_000
/** More than a hospital has to answer at a time. */
const maxProposals = 200

/** What a hospital has to do, in the order in which it is best done, then what it need not do yet. */
export async function loadDay(member: Member, shown: number, now: Date) {
	const verification = await listVerification(member)
	if (!isVerified(member)) {
		const [first, { open }] = await Promise.all([listFirst(member), listOurCoverWaiting(member)])
		const uncovered = { title: 'Uncovered cases', rows: waitingRows(open, now).slice(0, shown), total: open.length }
		return { toDo: [uncovered, verification, first].filter(hasRows), later: [] }
	}
	const [overdue, due, fresh, interviews, cover, offers, requests, reports, counts, joining] = await Promise.all([
		listApplicantsWaiting(member, shown, true),
		listApplicantsWaiting(member, shown, false),
		listNewApplicants(member, shown, now),
		listInterviewsAhead(member, shown, now),
		listOurCoverWaiting(member),
		listOffersWaiting(member, shown),
		listSentRequests(member, { status: 'sent', shown, order: 'due' }),
		listOpenUserReports(member),
		countSentRequests(member),
		listJoiningDatesWaiting(member),
	])
	const late = cover.owed.filter(({ clock }) => lateness(clock, now).isLate)
	const inTime = cover.owed.filter((row) => !late.includes(row))
	const asked = requests.map((one) => ({
		key: `request/${one.id}`,
		title: `${one.name ?? 'A specialist'}: answer to your contact request`,
		detail: aboutOf(one),
		href: '/hospital/contact-requests',
		clock: { since: one.sentAt, due: one.expiresAt },
	}))
	const reported = reports.map(({ id, since, specialistId }) =>
		awaitedReport({ id, since, detail: 'Report of a specialist', href: `/doctors/${specialistId}` }),
	)
	const part = (title: string, found: Parameters<typeof waitingRows>[0], total = found.length): Part => ({
		title,
		rows: waitingRows(found, now).slice(0, shown),
		total,
	})
	return {
		toDo: [
			part('Overdue answers', [...overdue.rows, ...late], overdue.total + late.length),
			fresh,
			interviews,
			part('Joining dates to answer', joining.owed),
			part('Uncovered cases', cover.open),
			verification,
		].filter(hasRows),
		later: [
			part('Due later', [...due.rows, ...inTime], due.total + inTime.length),
			part(
				'Waiting for others',
				[...offers.rows, ...joining.awaited, ...cover.awaited, ...asked, ...reported],
				offers.total + joining.awaited.length + counts.sent + cover.awaited.length + reported.length,
			),
		].filter(hasRows),
	}
}

const hasRows = ({ rows }: Part) => rows.length > 0

/** Applicants about whom nothing was decided, those who match best first. */
async function listNewApplicants(member: Member, shown: number, now: Date): Promise<Part> {
	const filter = parseApplicantFilter(new URLSearchParams())
	const { rows } = await listMatching(member, { jobId: null, stage: 'applied' }, filter, readApplicantFacts, now)
	const first = rows.slice(0, shown)
	await recordListed(
		member,
		'applicants',
		first.map(({ specialistId }) => specialistId),
		[...briefFields],
	)
	return {
		title: 'New applicants, best match first',
		total: rows.length,
		rows: first.map((row) => {
			const { id, name, speciality, years, city, jobTitle, fit } = applicantCard(row, now)
			return {
				key: `new/${id}`,
				title: name,
				detail: [jobTitle, speciality, years, city].filter(Boolean).join(' · '),
				href: `/hospital/applicants?${new URLSearchParams({ stage: 'applied', applicant: id })}`,
				due: fit === null ? 'Match unknown' : `${fit}% match`,
				isLate: false,
			}
		}),
	}
}

/** Those that wait for the hospital to propose times, then the days ahead. */
async function listInterviewsAhead(member: Member, shown: number, now: Date): Promise<Part> {
	const [proposals, ahead] = await Promise.all([
		listInterviews(member, { status: 'proposed', shown: maxProposals }),
		listBetween(member, { from: now, to: new Date(now.getTime() + daysAhead * dayInMs), interviewer: null }),
	])
	const rowOf = (one: HospitalInterview, due: string, isLate: boolean): Row => ({
		key: `interview/${one.id}`,
		title: `${one.name}: interview`,
		detail: `${one.jobTitle} · ${modeNames[one.mode]}`,
		href: `/interviews/${one.id}`,
		due,
		isLate,
	})
	const rows = [
		...proposals.filter(({ awaits }) => awaits === 'hospital').map((one) => rowOf(one, 'Propose other times', true)),
		...ahead.flatMap((one) =>
			one.status === 'scheduled' && one.startsAt ? rowOf(one, formatDateTime(one.startsAt), false) : [],
		),
	]
	return { title: `Interviews, next ${daysAhead} days`, rows: rows.slice(0, shown), total: rows.length }
}

const endedFirst = { refused: 'Not released', lapsed: 'Ended' }

/** The one request for cover that a hospital may send before it is verified. One that was released is among the cases. */
async function listFirst(member: Member): Promise<Part> {
	const first = await findOwnFirst(member)
	const state = first && stateOfFirst(first)
	const rows =
		first && state && state !== 'released'
			? [
					{
						key: `first/${first.id}`,
						title: `${first.work}: first request for cover`,
						detail:
							state === 'waiting'
								? `We will call you by ${formatDateTime(callDueAt(first.sentAt))}`
								: (first.reason ?? ''),
						href: '/hospital/cover/first',
						due: state === 'waiting' ? 'Waiting for our call' : endedFirst[state],
						isLate: state !== 'waiting',
					},
				]
			: []
	return { title: 'First request for cover', rows, total: rows.length }
}

const states: Record<Exclude<HospitalStatus, 'verified'>, string> = {
	pending: 'In progress',
	rejected: 'Not verified',
	suspended: 'Suspended',
}

async function listVerification(member: Member): Promise<Part> {
	const [check, { isAsked }, own] = await Promise.all([
		findYearlyCheck(member.hospitalId),
		findOwnCase(hospitalSubject(member.hospitalId)),
		isVerified(member) ? null : findOwnVerification(member),
	])
	const row = { detail: 'Verification of your hospital', href: '/hospital/documents', isLate: true }
	const { hospitalStatus: status } = member
	// Before there is something to look up, we wait for the hospital, and not the other way round.
	const isIncomplete = status === 'pending' && own?.isSent === false
	const rows = [
		status === 'verified'
			? null
			: {
					...row,
					key: 'verification',
					title: 'Verification of your hospital',
					detail:
						status === 'pending' ? 'See what is missing and how long it takes' : 'See the reason and what you can do',
					href: '/hospitals/verification',
					due: isIncomplete ? 'Details needed' : states[status],
				},
		isAsked ? { ...row, key: 'question', title: 'Our team has a question', due: 'Reply' } : null,
		check ? { ...row, key: 'check', title: 'Yearly check', due: `Due on ${check.dueOn}`, isLate: check.isDue } : null,
	].filter((each) => each !== null)
	return { title: 'Verification', rows, total: rows.length }
}
