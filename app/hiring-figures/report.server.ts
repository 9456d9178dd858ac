import type { Member } from '#app/identity/actor.ts'
import { formatDays, formatHours, formatShare } from './labels.ts'
import type { Period } from './period.ts'
import { countByMember, countHiring, type HiringFigures } from './queries.server.ts'

export type Report = Awaited<ReturnType<typeof loadReport>>

/** The report of a hospital as its page prints it. */
export async function loadReport(member: Member, period: Period) {
	const [{ all, byJob }, members] = await Promise.all([countHiring(member, period), countByMember(member, period)])
	const { answeredIn: bins } = all
	const own = all.applications - all.contacted
	return {
		period,
		isEmpty: all.applications === 0,
		figures: [
			{ label: 'Applications', value: String(all.applications), note: null },
			{ label: 'Joined', value: String(all.hired), note: null },
			{
				label: 'Time to first answer',
				value: formatHours(all.answerMedianHours),
				note: all.answerSlowHours === null ? null : `Median. 90th percentile: ${formatHours(all.answerSlowHours)}.`,
			},
			{
				label: 'Time to hire',
				value: formatDays(all.hireMedianDays),
				note: all.hireSlowDays === null ? null : `Median. 90th percentile: ${formatDays(all.hireSlowDays)}.`,
			},
		],
		funnel: funnelOf(all),
		sources: [
			{ label: 'Applied', value: own, joined: all.hired - all.contactedHired },
			{ label: 'Contacted by you', value: all.contacted, joined: all.contactedHired },
		],
		answers: [
			{ label: 'Under 4 hours', value: bins.fourHours },
			{ label: '4 to 24 hours', value: bins.day },
			{ label: '1 to 2 days', value: bins.twoDays },
			{ label: '2 to 7 days', value: bins.week },
			{ label: 'Over 7 days', value: bins.later },
			{ label: 'No answer yet', value: bins.never },
		],
		jobs: byJob.map((job) => ({
			...job,
			answer: formatHours(job.answerMedianHours),
			slowAnswer: formatHours(job.answerSlowHours),
			hire: formatDays(job.hireMedianDays),
			slowHire: formatDays(job.hireSlowDays),
		})),
		members: members.map((each) => ({
			...each,
			answer: formatHours(each.answerMedianHours),
			slowAnswer: formatHours(each.answerSlowHours),
			hire: formatDays(each.hireMedianDays),
			slowHire: formatDays(each.hireSlowDays),
		})),
	}
}

const funnelOf = (all: HiringFigures) =>
	(
		[
			['Applied', all.applications],
			['Shortlisted', all.shortlisted],
			['Interview', all.interviewed],
			['Offer', all.offered],
			['Joined', all.hired],
		] as const
	).map(([label, value]) => ({ label, value, share: formatShare(value, all.applications) }))

const whole = (value: number | null) => (value === null ? '' : value.toFixed(1))

/** The same as lines of a file: the hospital, each job, each member. */
export async function reportLines(member: Member, period: Period): Promise<string[][]> {
	const [{ all, byJob }, members] = await Promise.all([countHiring(member, period), countByMember(member, period)])
	const line = (name: string, row: HiringFigures) => [
		name,
		...[row.applications, row.contacted, row.shortlisted, row.interviewed, row.offered, row.hired].map(String),
		String(row.contactedHired),
		...[row.rejected, row.withdrawn, row.answeredIn.never].map(String),
		...[row.answerMedianHours, row.answerSlowHours, row.hireMedianDays, row.hireSlowDays].map(whole),
	]
	return [
		[`Applications of the last ${period} days`],
		[
			...['Job', 'Applications', 'Of these contacted by you', 'Shortlisted', 'Interview', 'Offer', 'Joined'],
			'Joined, contacted by you',
			...['Not selected', 'Withdrawn', 'No answer yet'],
			...['Hours to first answer, median', 'Hours to first answer, 90th percentile'],
			...['Days to hire, median', 'Days to hire, 90th percentile'],
		],
		line('All jobs', all),
		...byJob.map((job) => line(job.title, job)),
		[],
		[
			'Member',
			'First answers',
			'Hours to first answer, median',
			'Hours to first answer, 90th percentile',
			'Shortlisted',
			'Interviews proposed',
			'Offers made',
			'Joinings confirmed',
			'Not selected',
			'Days to hire, median',
			'Days to hire, 90th percentile',
		],
		...members.map((each) => [
			each.name,
			String(each.answers),
			...[each.answerMedianHours, each.answerSlowHours].map(whole),
			...[each.shortlisted, each.proposals, each.offers, each.joinings, each.rejected].map(String),
			...[each.hireMedianDays, each.hireSlowDays].map(whole),
		]),
	]
}
