import { isSiteOf, listSiteChoices } from '#app/hospitals/sites/site-choices.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { originNames, stageNames } from '#app/applications/stage.ts'
import { answerDays } from '#app/relations/answer-clock.ts'
import { answerNames, formatDays, formatHours, formatShare, formatUncounted } from './labels.ts'
import { mainSite, type Period, periodOf, type SiteChoice, siteOf } from './period.ts'
import { countByMember, countHiring, type HiringFigures } from './queries.server.ts'

export type Report = Awaited<ReturnType<typeof loadReport>>

/** What an address of reports asks for, of the sites that the member works for. A hospital with one site has no choice of sites. */
export async function readChoice(member: Member, search: URLSearchParams) {
	const all = await listSiteChoices(member.hospitalId)
	const sites = all.flatMap(({ id, name }) => {
		const siteId = id === member.hospitalId ? null : id
		return isSiteOf(member, siteId) ? [{ id: siteId, name }] : []
	})
	return { period: periodOf(search), site: siteOf(search, sites), sites }
}

/** On every figure about the time to a first answer. */
const silenceCounts = `Applications without an answer for over ${answerDays} days count with the time waited.`

/** The report of a hospital as its page prints it. */
export async function loadReport(member: Member, search: URLSearchParams) {
	const { period, site, sites } = await readChoice(member, search)
	const [{ all, byJob }, members] = await Promise.all([
		countHiring(member, period, site),
		countByMember(member, period, site),
	])
	const { answeredIn: bins } = all
	const own = all.applications - all.contacted
	return {
		period,
		site,
		sites: sites.map(({ id, name }) => ({ id: id ?? mainSite, name })),
		/** What no choice is: a member of some sites gets the figures of these. */
		allSites: member.sites === null ? 'All sites' : 'Your sites',
		isEmpty: all.applications === 0,
		figures: [
			{ label: 'Applications', value: String(all.applications), note: null },
			{ label: stageNames.hired, value: String(all.hired), note: null },
			{
				label: 'Time to first answer',
				value: formatHours(all.answerMedianHours),
				note:
					all.answerSlowHours === null
						? null
						: `Median. 90th percentile: ${formatHours(all.answerSlowHours)}. ${silenceCounts}`,
			},
			{
				label: 'Time to hire',
				value: formatDays(all.hireMedianDays),
				note: all.hireSlowDays === null ? null : `Median. 90th percentile: ${formatDays(all.hireSlowDays)}.`,
			},
		],
		funnel: funnelOf(all),
		sources: [
			{ label: originNames.applied, value: own, joined: all.hired - all.contactedHired },
			{ label: 'Contacted by you', value: all.contacted, joined: all.contactedHired },
		],
		answers: [
			{ label: 'Under 4 hours', value: bins.fourHours },
			{ label: '4 to 24 hours', value: bins.day },
			{ label: '1 to 2 days', value: bins.twoDays },
			{ label: '2 to 7 days', value: bins.week },
			{ label: 'Over 7 days', value: bins.later },
			{ label: `None in ${answerDays} days`, value: bins.silent },
			{ label: 'None yet', value: bins.waiting },
		],
		uncounted: formatUncounted({
			all: all.applications,
			timed: Object.values(bins).reduce((sum, each) => sum + each, 0),
			contacted: all.contacted,
		}),
		jobs: byJob.map((job) => ({
			...job,
			title: [job.title, sites.length > 1 ? job.site : null].filter(Boolean).join(' · '),
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
			['applied', all.applications],
			['shortlisted', all.shortlisted],
			['interview', all.interviewed],
			['offered', all.offered],
			['hired', all.hired],
		] as const
	).map(([stage, value]) => ({ label: stageNames[stage], value, share: formatShare(value, all.applications) }))

const tenths = (value: number | null) => (value === null ? '' : value.toFixed(1))

/** A file has one table with one kind of row: a job, a member, or the hospital as a whole. */
const figureNames = [
	'Applications',
	'Of these contacted by you',
	stageNames.shortlisted,
	stageNames.interview,
	stageNames.offered,
	stageNames.hired,
	`${stageNames.hired}, contacted by you`,
	stageNames.rejected,
	stageNames.withdrawn,
	answerNames.none,
	answerNames.notYet,
	`Hours to ${answerNames.wait}, median`,
	`Hours to ${answerNames.wait}, 90th percentile`,
	'Days to hire, median',
	'Days to hire, 90th percentile',
]

const figuresOf = (row: HiringFigures) => [
	...[row.applications, row.contacted, row.shortlisted, row.interviewed, row.offered, row.hired].map(String),
	String(row.contactedHired),
	...[row.rejected, row.withdrawn, row.answeredIn.silent, row.answeredIn.waiting].map(String),
	...[row.answerMedianHours, row.answerSlowHours, row.hireMedianDays, row.hireSlowDays].map(tenths),
]

/** The report as a table of jobs. A job is named by its page too, because two may have one title. */
export async function jobRows(
	member: Member,
	period: Period,
	origin: string,
	site: SiteChoice = null,
): Promise<string[][]> {
	const { byJob } = await countHiring(member, period, site)
	return [
		['Job', 'Site', 'Job page', ...figureNames],
		...byJob.map((job) => [job.title, job.site ?? '', `${origin}/jobs/${job.jobId}`, ...figuresOf(job)]),
	]
}

/** And of the hospital as a whole: its medians are in no sum of the jobs. */
export async function totalRows(member: Member, period: Period, site: SiteChoice = null): Promise<string[][]> {
	const { all } = await countHiring(member, period, site)
	return [
		['Days', ...figureNames],
		[String(period), ...figuresOf(all)],
	]
}

/** And as a table of members. */
export async function memberRows(member: Member, period: Period, site: SiteChoice = null): Promise<string[][]> {
	const members = await countByMember(member, period, site)
	return [
		[
			'Member',
			'First answers',
			`Hours to ${answerNames.given}, median`,
			`Hours to ${answerNames.given}, 90th percentile`,
			stageNames.shortlisted,
			'Interviews proposed',
			'Offers made',
			'Joinings confirmed',
			stageNames.rejected,
			'Days to hire, median',
			'Days to hire, 90th percentile',
		],
		...members.map((each) => [
			each.name,
			String(each.answers),
			...[each.answerMedianHours, each.answerSlowHours].map(tenths),
			...[each.shortlisted, each.proposals, each.offers, each.joinings, each.rejected].map(String),
			...[each.hireMedianDays, each.hireSlowDays].map(tenths),
		]),
	]
}
