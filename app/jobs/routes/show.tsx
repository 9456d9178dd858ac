import { isSiteOf } from '#app/hospitals/sites/site-choices.server.ts'
import { ArrowLeft } from 'lucide-react'
import { data, Link } from 'react-router'
import { type ApplyFacts, loadApplyFacts } from '#app/applications/applying/apply-sheet.server.ts'
import { ApplyLink, ApplySheet } from '#app/applications/applying/apply-sheet.tsx'
import { markHiddenHospitals } from '#app/applications/applying/job-viewer.server.ts'
import { findMyApplicationTo } from '#app/applications/applying/my-applications.server.ts'
import type { Stage } from '#app/applications/stage.ts'
import { StageTag } from '#app/applications/stage-tag.tsx'
import { moneyWarning, formatSpan } from '#app/applications/labels.ts'
import { brand } from '#app/brand.ts'
import { responseDays } from '#app/durations.ts'
import type { Actor, Specialist } from '#app/identity/actor.ts'
import { countKeptPromises } from '#app/offers/responses/promises.server.ts'
import { formatShare } from '#app/offers/responses/answered-share.server.ts'
import { findPublishedResponse } from '#app/offers/responses/published-responses.server.ts'
import { getActor } from '#app/identity/sessions/session.server.ts'
import { JobNotFound } from '../page/job-not-found.tsx'
import {
	describeMissingJob,
	describeJob,
	findJobForPage,
	type JobPage,
	type JobRecord,
} from '../page/job-page.server.ts'
import { experienceLine, readPayPeriod, shiftsLine } from '../page/card.ts'
import { JobList } from '../page/job-list.tsx'
import { DutySheetFacts, JobHead, JobHospital, JobTerms, JobText } from '../page/job-view.tsx'
import { findMyReport, listHiddenJobIds } from '../review/reports.server.ts'
import { SaveButton, type SaveState } from '../search/save-button.tsx'
import { listSavedJobIds } from '../search/saved-jobs.server.ts'
import { statusNames } from '../status.ts'
import { type JobViewer, visibilityOf } from '../page/visibility.ts'
import { JobFit } from '#app/matching/job-fit.tsx'
import type { Match } from '#app/matching/match.ts'
import { countPeopleForJob } from '#app/matching/people-for-job.server.ts'
import { dashboardPath } from '#app/marketplace/paths.ts'
import { findMatch } from '#app/matching/queries.server.ts'
import { formatDay } from '#app/platform/text/dates.ts'
import { findHomePlace, findOwnYears } from '#app/specialists/availability/own-facts.server.ts'
import { env } from '#app/platform/env.server.ts'
import { isId } from '#app/platform/http/http.ts'
import { mayOpen } from '#app/operations/policy.ts'
import { comparePay } from '#app/pay/compare.server.ts'
import { UsualPayLine } from '#app/pay/usual-line.tsx'
import { shareWithVisitors } from '#app/platform/http/micro-cache.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { breadcrumbList } from '#app/platform/http/structured-data.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { Notice } from '#app/ui/page/notice.tsx'
import { CopyLink, ShareLink } from '#app/ui/share.tsx'
import type { Route } from './+types/show.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'

export async function loader({ params, context, url }: Route.LoaderArgs) {
	const actor = getActor(context)
	const now = new Date()
	const jobId = params.jobId
	const record = isId(jobId) ? await findJobForPage(jobId) : null
	const [mine, hidden] = await Promise.all([
		record && actor.kind === 'specialist' ? findMyApplicationTo(actor, record.job.id) : null,
		listHiddenJobIds(actor),
	])
	const jobViewer = record ? jobViewerOf(actor, record, mine !== null) : 'other'
	const visibility = record
		? visibilityOf({ status: record.job.status, hospitalStatus: record.hospital.status }, jobViewer)
		: 'hidden'

	if (!record || visibility !== 'shown') {
		const isClosed = visibility === 'ended'
		const gone = await describeMissingJob(isClosed ? record : null, now, hidden)
		const title = isClosed ? t`No longer open` : t`This job is no longer available`
		const head = [{ title: `${title} · ${brand.name}` }, { name: 'robots', content: 'noindex' }]
		return data({ kind: 'gone' as const, head, isClosed, ...gone }, { status: isClosed ? 410 : 404 })
	}
	const home = actor.kind === 'specialist' ? await findHomePlace(actor) : null
	const [job, { share, typical }, kept, usual, own, people] = await Promise.all([
		describeJob(record, now, { hidden, home, period: readPayPeriod(url.searchParams) }),
		findPublishedResponse(record.job.hospitalId),
		countKeptPromises(record.job.hospitalId),
		usualPayOf(record, actor),
		actor.kind === 'specialist' ? ownView(actor, record) : null,
		actor.kind === 'member' && jobViewer === 'own-hospital' && record.job.status === 'open'
			? countPeopleForJob(actor, record.job.id)
			: null,
	])
	const canApply = job.isOpen && mine === null && (actor.kind === 'visitor' || actor.kind === 'specialist')
	const viewer = {
		jobViewer,
		save: own ? own.save : actor.kind === 'visitor' ? ('sign-in' as const) : null,
		report: own?.report ?? null,
		match: mine === null && job.isOpen ? (own?.match ?? null) : null,
		canReport: job.isOpen && own?.report == null && (actor.kind === 'visitor' || actor.kind === 'specialist'),
		canApply,
		apply: canApply && actor.kind === 'specialist' ? await loadApplyFacts(actor, record.job) : null,
		people,
		marks: actor.kind === 'specialist' ? await markHiddenHospitals(actor) : {},
		mine: mine && { id: mine.id, stage: mine.stage, applied: formatDay(mine.appliedAt) },
	}
	const onTime = kept.find(({ promise }) => promise === 'payOnTime')
	const answers = [
		onTime ? t`Pays on time: ${{ yes: onTime.kept }} of ${{ of: onTime.of }} people hired there.` : '',
		typical === null ? '' : t`Usually responds in about ${{ time: formatSpan(typical.hours) }}.`,
		share === null ? '' : t`Answered ${{ share: formatShare(share) }} in the last ${{ days: responseDays }} days.`,
	]
		.filter(Boolean)
		.join(' ')
	const page = { kind: 'job' as const, head: headOf(job, record, actor), job, answers: answers || null, usual, viewer }
	return data(page, { headers: shareWithVisitors() })
}

/**
 * Where this pay is among what hospitals usually pay; null without a figure or a fixed pay. For a specialist with as many years as they
 * have, for others with as many as the job asks for.
 */
async function usualPayOf({ job }: JobRecord, actor: Actor) {
	if (job.payModel !== 'fixed' || job.payMinPaise === null) return null
	return comparePay({
		speciality: job.specialitySlug,
		location: job.location,
		unit: job.payUnit,
		years: (actor.kind === 'specialist' ? await findOwnYears(actor) : null) ?? job.experienceMinYears,
		min: job.payMinPaise,
		max: job.payMaxPaise,
	})
}

/** What only this specialist sees of the job: whether it is saved, what they reported, and how it fits them. */
async function ownView(actor: Specialist, { job }: JobRecord) {
	const [saved, report, match] = await Promise.all([
		listSavedJobIds(actor),
		findMyReport(actor, job.id),
		findMatch(actor, job),
	])
	return {
		save: report ? null : saved.includes(job.id) ? ('saved' as const) : ('unsaved' as const),
		report: report && {
			at: formatDay(report.createdAt),
			isSettled: report.settledAt !== null,
			outcome: report.outcome,
		},
		match,
	}
}

function jobViewerOf(actor: Actor, { job }: JobRecord, hasApplied: boolean): JobViewer {
	if (actor.kind === 'member' && actor.hospitalId === job.hospitalId && isSiteOf(actor, job.siteId))
		return 'own-hospital'
	// The operator who confirms a removal, or decides an appeal against one, has to read the job.
	if (actor.kind === 'operator' && mayOpen(actor.role, '/operator/jobs')) return 'operator'
	return hasApplied ? 'applicant' : 'other'
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head

/** Search engines and previews are visitors; for others the title is enough. */
function headOf(job: JobPage, record: JobRecord, actor: Actor) {
	const path = `/jobs/${job.id}`
	const title = job.city
		? t`${{ job: job.title }} job at ${{ hospital: job.hospital.name }}, ${{ city: saidName(job.city) }}`
		: t`${{ job: job.title }} job at ${{ hospital: job.hospital.name }}`
	if (actor.kind !== 'visitor') return [{ title: `${title} · ${brand.name}` }]
	const meta = pageMeta({
		origin: env.APP_ORIGIN,
		path,
		title,
		description: describeForSearchers(job, record),
		site: brand.name,
		...(job.isOpen ? { picture: `${path}/card.png` } : {}),
		structuredData: job.posting
			? [
					job.posting,
					breadcrumbList(env.APP_ORIGIN, [
						{ name: 'Home', path: '/' },
						{ name: 'Jobs', path: '/jobs' },
						{ name: job.title, path },
					]),
				]
			: [],
	})
	return job.isOpen ? meta : [...meta, { name: 'robots', content: 'noindex' }]
}

/** Whole sentences for people who find the job elsewhere. */
function describeForSearchers({ title, location, pay }: JobPage, { job }: JobRecord) {
	const details = [shiftsLine(job), experienceLine(job)].filter(Boolean).join(', ')
	return [
		t`${{ job: title }} in ${{ place: saidName(location) }}.`,
		pay && t`Pay: ${{ pay }}.`,
		details && `${details}.`,
		t`Apply free of charge.`,
	]
		.filter(Boolean)
		.join(' ')
}

export default function Job({ loaderData }: Route.ComponentProps) {
	if (loaderData.kind === 'gone') return <JobNotFound {...loaderData} />
	const { job, answers, usual, viewer } = loaderData
	return (
		<main id="main" className="page grid gap-5 py-3 md:py-6">
			<Link
				to="/jobs"
				data-print="no"
				className="link inline-flex min-h-11 items-center gap-1.5 justify-self-start text-sm md:min-h-8"
			>
				<ArrowLeft size={16} aria-hidden="true" />
				{t`Back to all jobs`}
			</Link>
			<JobNotice job={job} viewer={viewer} />
			<Reported viewer={viewer} />
			<div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="grid grid-cols-[minmax(0,1fr)] gap-6">
					<JobHead
						job={job}
						payAt={(period) => (period === 'year' ? `?per=year` : `/jobs/${job.id}`)}
						mark={viewer.marks[job.id]}
					/>
					<Actions job={job} viewer={viewer} />
					<DutySheetFacts job={job} />
					<JobTerms job={job} />
					<UsualPayLine usual={usual} />
					{viewer.match ? <JobFit match={viewer.match} /> : null}
					<JobText job={job} />
					<Notice tone="plain">
						<p>
							{moneyWarning()} {t`If anyone asks, do not pay, and report it to us.`}
							{viewer.canReport ? (
								<>
									{' '}
									<Link to={`/jobs/${job.id}/report`} rel="nofollow">
										{t`Report this job`}
									</Link>
								</>
							) : null}
						</p>
					</Notice>
				</div>
				<div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:sticky lg:top-20">
					<JobHospital job={job} answers={answers} />
				</div>
			</div>
			{job.similar.length > 0 ? (
				<section aria-labelledby="similar-jobs" className="grid grid-cols-[minmax(0,1fr)] gap-3">
					<h2 id="similar-jobs">{t`Similar jobs`}</h2>
					<div className="panel overflow-hidden max-md:-mx-4 max-md:rounded-none max-md:border-x-0">
						<JobList jobs={job.similar} stages={viewer.marks} headingLevel={3} />
					</div>
				</section>
			) : null}
			{viewer.canApply ? (
				<div className="acts md:hidden">
					<ShareLink url={job.url} title={`${job.title}, ${job.hospital.name}`} iconOnly />
					{viewer.save ? (
						<SaveButton
							job={{ ...job, hospitalName: job.hospital.name }}
							state={viewer.save}
							iconOnly
							variant="secondary"
						/>
					) : null}
					<ApplyLink jobId={job.id} className="btn acts-main" />
				</div>
			) : null}
			{viewer.apply ? (
				<ApplySheet
					job={{ ...job, hospitalName: job.hospital.name, hospitalLogo: job.hospital.logo }}
					facts={viewer.apply}
				/>
			) : null}
		</main>
	)
}

type Viewer = {
	jobViewer: JobViewer
	canApply: boolean
	apply: ApplyFacts | null
	mine: { id: string; stage: Stage; applied: string } | null
	save: SaveState | null
	report: { at: string; isSettled: boolean; outcome: string | null } | null
	canReport: boolean
	match: Match | null
	/** Specialists who fit, for the job's own hospital while it is verified and the job is open. */
	people: string | null
}

/** The reporter sees that the report counted, and can still read the job. */
function Reported({ viewer: { report } }: { viewer: Viewer }) {
	if (!report) return null
	return (
		<Notice title={t`You reported this job on ${{ day: report.at }}`}>
			<p>
				{report.isSettled ? report.outcome : t`We are reviewing it and will tell you the outcome.`}{' '}
				{t`This job is hidden from your lists.`}
			</p>
		</Notice>
	)
}

const noticeTitles = {
	'own-hospital': (status: string) => `${status}: visible only to your hospital`,
	operator: (status: string) => `${status}: not visible to the public`,
}

/** Says why the page shows what others do not see. */
function JobNotice({ job, viewer }: { job: JobPage; viewer: Viewer }) {
	if (job.isOpen) return null
	if (job.closedForApplications)
		return (
			<Notice tone="warning" title={t`Applications have closed`}>
				<p>{t`The last day to apply was ${{ day: job.closedForApplications }}.`}</p>
			</Notice>
		)
	if (viewer.jobViewer === 'own-hospital' || viewer.jobViewer === 'operator')
		return (
			<Notice tone="warning" title={noticeTitles[viewer.jobViewer](statusNames[job.status])}>
				{job.statusReason ? <p>{job.statusReason}</p> : null}
			</Notice>
		)
	return (
		<Notice tone="warning" title={job.status === 'closed' ? t`This job has closed` : t`This job is paused`}>
			<p>{t`It is not accepting new applications. Yours is still active.`}</p>
		</Notice>
	)
}

function Actions({ job, viewer }: { job: JobPage; viewer: Viewer }) {
	return (
		// On a phone the bar at the bottom has all of it for whoever may apply.
		<div className={cx('flex flex-wrap items-center gap-3 empty:hidden', viewer.canApply && 'max-md:hidden')}>
			{viewer.mine ? (
				<p className="flex flex-wrap items-center gap-2">
					<StageTag stage={viewer.mine.stage} />
					<span>{t`You applied on ${{ day: viewer.mine.applied }}.`}</span>
					<Link to={`/applications/${viewer.mine.id}`} className="link">
						{t`View your application`}
					</Link>
				</p>
			) : null}
			{viewer.canApply ? <ApplyLink jobId={job.id} className="btn" /> : null}
			{viewer.jobViewer === 'own-hospital' && job.status !== 'removed' ? (
				<>
					<ButtonLink to={`/hospital/jobs/${job.id}/edit`} variant="secondary">
						Edit
					</ButtonLink>
					{job.status === 'draft' ? null : (
						<ButtonLink to={`/hospital/jobs/${job.id}/applicants`} variant="secondary">
							Applicants
						</ButtonLink>
					)}
					{viewer.people === null ? null : (
						<ButtonLink to={`${dashboardPath}?job=${job.id}`}>
							<span className="num">Matching specialists: {viewer.people}</span>
						</ButtonLink>
					)}
				</>
			) : null}
			{viewer.save && (job.isOpen || viewer.save === 'saved') ? (
				<SaveButton job={{ ...job, hospitalName: job.hospital.name }} state={viewer.save} size="md" />
			) : null}
			{job.isOpen ? (
				<>
					<ShareLink url={job.url} title={`${job.title}, ${job.hospital.name}`} />
					<CopyLink url={job.url} />
				</>
			) : null}
		</div>
	)
}
