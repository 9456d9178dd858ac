import { defineMessage } from '#app/notifications/message.ts'
import { quoted } from '#app/platform/text/quoted.ts'
import { languageNow, many, t } from '#app/platform/language/words.ts'
import type { PendingJob } from './pending-jobs.server.ts'
import { termsLine, whereLine } from './labels.ts'

/** How many jobs one email lists, those that fit best. It gives the number of the others and a link to them. */
export const maxInMail = 5

/** A job with the search that found it. */
export type FoundJob = Pick<PendingJob, 'jobId' | 'search' | 'job' | 'hospital' | 'distance'>
/** One that the email lists, with how it fits its reader and why; null where too little is known of them. */
export type BestJob = FoundJob & { fit: string | null }
type Called = Pick<FoundJob['search'], 'names'>
/** The name of a search for the one who reads of it. */
const calledNow = ({ names }: Called) => names[languageNow()]

/** How many jobs a search has found. */
type Found = Pick<FoundJob, 'search'> & { jobs: number }
/** Links in the email that stop the alerts of one search, and all. */
export type Stopping = { stops: (Called & { url: string })[]; unsubscribeUrl: string }

type Digest = { found: [Found, ...Found[]]; best: BestJob[] } & Stopping

const found: FoundJob = {
	jobId: '1',
	search: {
		id: '1',
		names: {
			en: 'Anesthesiologist within 20 km of Pune',
			hi: 'एनेस्थीसियोलॉजिस्ट, पुणे से 20 km के अंदर',
			mr: 'भूलतज्ज्ञ, पुणे पासून 20 km च्या आत',
		},
		inSms: 'Anesthesiologist within 20 km of Pune',
		query: 'speciality=anesthesiologist',
	},
	job: {
		title: 'Consultant Anesthesiologist',
		location: 'Shivajinagar, Pune',
		latitude: 18.5314,
		longitude: 73.8446,
		shiftType: 'night',
		hoursPerShift: 8,
		startsOn: '2026-12-05',
		payMinPaise: 28_000_000n,
		payMaxPaise: 35_000_000n,
		payUnit: 'month',
		urgent: true,
	},
	hospital: { name: 'Lakeside Heart Institute', inSms: 'Lakeside Heart Institute' },
	distance: { km: 11, isFromCity: false },
}
const stopping: Stopping = {
	stops: [{ names: found.search.names, url: '/unsubscribe/TOKEN' }],
	unsubscribeUrl: '/unsubscribe/TOKEN',
}
const stopsOf = ({ stops, unsubscribeUrl }: Stopping) => ({
	links: [
		...stops.map(({ url, ...search }) => ({ label: t`Stop alerts for ${{ search: quoted(calledNow(search)) }}`, url })),
		{ label: t`Stop all job alerts`, url: unsubscribeUrl },
	],
	unsubscribeUrl,
})

export const urgentJob = defineMessage({
	name: 'alerts.urgent-job',
	to: 'specialist',
	event: 'job-alert-urgent',
	examples: [{ ...found, ...stopping }],
	write: ({ stops, unsubscribeUrl, ...pendingJobs }: FoundJob & Stopping) => ({
		title: t`Urgent: ${{ job: pendingJobs.job.title }} at ${{ hospital: pendingJobs.hospital.name }}`,
		app: [whereLine(pendingJobs), termsLine(pendingJobs)].join('. '),
		href: `/jobs/${pendingJobs.jobId}`,
		email: [
			t`This urgent job matches your saved search ${{ search: quoted(calledNow(pendingJobs.search)) }}.`,
			whereLine(pendingJobs),
			termsLine(pendingJobs),
		],
		button: t`View job`,
		inEmail: stopsOf({ stops, unsubscribeUrl }),
		sms: {
			template: 'job-alert-urgent',
			params: { job: pendingJobs.job.title, hospital: pendingJobs.hospital.inSms },
		},
	}),
})

/** New jobs of one day, grouped by the saved search that found them. */
export const jobDigest = defineMessage({
	name: 'alerts.job-digest',
	to: 'specialist',
	event: 'job-digest',
	examples: [
		{
			found: [{ search: found.search, jobs: 1 }],
			best: [{ ...found, fit: '91% match. Speciality: Anesthesiologist ✓ · 8 years of experience' }],
			...stopping,
		},
	],
	write({ found: [first, ...others], best, ...stop }: Digest) {
		const searches = [first, ...others]
		const total = searches.reduce((sum, { jobs }) => sum + jobs, 0)
		const left = total - best.length
		return {
			title: many({ jobs: total }, '# new job for your saved searches', '# new jobs for your saved searches'),
			app: searches.map(({ search, jobs }) => `${calledNow(search)}: ${jobs}`).join('. '),
			href: others.length === 0 ? `/jobs?${first.search.query}` : '/saved-searches',
			email: [`${leadOf(total, best)} ${t`All are from verified hospitals. No hospital may ask you for a fee.`}`],
			button: t`Open your saved searches`,
			outsideHref: '/saved-searches',
			sms: {
				template: 'job-digest',
				params: {
					jobs: many({ jobs: total }, '# new job', '# new jobs'),
					search: languageNow() === 'en' ? first.search.inSms : calledNow(first.search),
				},
			},
			inEmail: {
				lists: bySearch(best).map((of) => ({
					heading: calledNow(of[0].search),
					entries: of.map((pendingJobs) => ({
						title: pendingJobs.job.title,
						lines: [pendingJobs.fit ?? '', whereLine(pendingJobs), termsLine(pendingJobs)].filter(Boolean),
						href: `/jobs/${pendingJobs.jobId}`,
					})),
				})),
				more:
					left > 0
						? many(
								{ jobs: left },
								'Plus # new job. View them all in your saved searches.',
								'Plus # new jobs. View them all in your saved searches.',
							)
						: undefined,
				...stopsOf(stop),
			},
		}
	},
})

/** 'These jobs were posted since our last email, the best match first.' */
function leadOf(total: number, best: BestJob[]): string {
	const isByFit = best.some(({ fit }) => fit !== null)
	const listed = best.length
	if (total > listed) {
		const posted = many(
			{ jobs: total },
			'# new job was posted since our last email.',
			'# new jobs were posted since our last email.',
		)
		const those = isByFit ? t`Here are the ${{ listed }} that fit you best.` : t`Here are ${{ listed }}.`
		return `${posted} ${those}`
	}
	if (total === 1) return t`This job was posted since our last email.`
	return isByFit
		? t`These jobs were posted since our last email, the best match first.`
		: t`These jobs were posted since our last email.`
}

/** Jobs grouped by search, in the order given. */
export function bySearch<Job extends FoundJob>(all: Job[]): [Job, ...Job[]][] {
	const searches = new Map<string, [Job, ...Job[]]>()
	for (const pendingJobs of all) {
		const group = searches.get(pendingJobs.search.id)
		if (group) group.push(pendingJobs)
		else searches.set(pendingJobs.search.id, [pendingJobs])
	}
	return [...searches.values()]
}

/** How many of at least one job each search has found. */
export function countBySearch([first, ...others]: readonly [FoundJob, ...FoundJob[]]): [Found, ...Found[]] {
	const [ofFirst = [first], ...groups] = bySearch([first, ...others])
	return [countOf(ofFirst), ...groups.map(countOf)]
}
const countOf = (ofSearch: readonly [FoundJob, ...FoundJob[]]): Found => ({
	search: ofSearch[0].search,
	jobs: ofSearch.length,
})
