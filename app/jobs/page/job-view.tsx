import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { Monogram } from '#app/ui/monogram.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { JobFacts } from './job-facts.ts'
import type { JobPage } from './job-page.server.ts'
import { LocatorMap } from './locator-map.tsx'
import { termsPath } from '../terms/terms-path.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'
import { asWritten } from '#app/ui/as-written.ts'

type JobHeadProps = {
	job: JobFacts
	/** 3 in a preview. */
	headingLevel?: 1 | 2 | 3
	/** The address of the same page with pay by the month or by the year; a preview has none. */
	payAt?: (period: 'month' | 'year') => string
	/** What lies between the reader and this job, e.g. that they hide from its hospital. */
	mark?: string | undefined
}

/** Title, hospital and pay: what decides whether to read on. */
export function JobHead({ job, payAt, mark, headingLevel = 1 }: JobHeadProps) {
	const Heading = `h${headingLevel}` as const
	return (
		<header className="grid gap-3">
			<div className="flex gap-3">
				<Monogram name={job.hospital.name} logo={job.hospital.logo} />
				<div className="min-w-0">
					<Heading className="text-xl md:text-2xl" {...asWritten()}>
						{job.title}
					</Heading>
					<p className="text-sm text-ink-2">
						{job.hospital.href ? (
							<Link to={job.hospital.href} className="text-ink-2" {...asWritten()}>
								{job.hospital.name}
							</Link>
						) : (
							job.hospital.name
						)}
						{job.location ? ` · ${saidName(job.location)}` : ''}
					</p>
				</div>
			</div>
			{job.pay ? (
				<div className="flex flex-wrap items-center justify-between gap-3">
					<p className="num">
						<b className="block text-xl whitespace-nowrap md:text-2xl">{job.amount}</b>{' '}
						<span className="text-sm text-ink-2">{job.per}</span>
					</p>
					{job.period && payAt ? <PayPeriodSwitch period={job.period} payAt={payAt} /> : null}
				</div>
			) : null}
			{job.payModel ? <p className="num text-sm">{job.payModel}</p> : null}
			<div className="flex flex-wrap items-center gap-1.5">
				{mark ? <Tag tone="info">{mark}</Tag> : null}
				{job.urgent ? <Tag tone="urgent">{t`Urgent`}</Tag> : null}
				{job.bonus ? <Tag tone="gold">{job.bonus}</Tag> : null}
				<Tag icon={null}>{job.employment}</Tag>
				{job.hospital.verified ? <Tag tone="success">{t`Verified hospital`}</Tag> : null}
				{job.posted ? <span className="num text-xs text-ink-2">{job.posted}</span> : null}
			</div>
		</header>
	)
}

function PayPeriodSwitch({ period, payAt }: { period: 'month' | 'year'; payAt: (period: 'month' | 'year') => string }) {
	const choice = (each: 'month' | 'year', label: string) => (
		<Link
			to={payAt(each)}
			replace
			preventScrollReset
			rel="nofollow"
			aria-current={period === each ? 'true' : undefined}
		>
			{label}
		</Link>
	)
	return (
		<nav className="seg" aria-label={t`Show pay`}>
			{choice('month', t`Monthly`)}
			{choice('year', t`Yearly`)}
		</nav>
	)
}

/** What the job is like, fact by fact, as far as the hospital has added it. */
export function DutySheetFacts({ job }: { job: JobFacts }) {
	return (
		<Part title={t`Duties and facilities`}>
			<FactGrid sheet facts={[...job.duty.slice(0, 4), ...job.facts, ...job.duty.slice(4)]} />
		</Part>
	)
}

/** The terms that bind either side, and which of them the hospital has not stated. */
export function JobTerms({ job }: { job: JobFacts }) {
	return (
		<Part title={t`Terms`}>
			<FactGrid sheet wide facts={job.terms} />
			<p className="text-sm text-ink-2">
				{job.unstated}{' '}
				<Link to={termsPath} className="link">
					{t`What these words mean`}
				</Link>
			</p>
		</Part>
	)
}

/** What the hospital wrote about the job. */
export function JobText({ job }: { job: JobFacts }) {
	return (
		<div className="grid max-w-prose gap-6">
			<Part title={t`Description`} isEmpty={job.paragraphs.length === 0}>
				{job.paragraphs.map((paragraph, index) => (
					// A text may say one thing twice.
					<p key={`${index}-${paragraph}`} {...asWritten()}>
						{paragraph}
					</p>
				))}
			</Part>
			<Part title={t`Responsibilities`} isEmpty={job.responsibilities.length === 0}>
				<Lines lines={job.responsibilities} />
			</Part>
			<Part title={t`Requirements`} isEmpty={job.requirements.length === 0}>
				<Lines lines={job.requirements} />
			</Part>
			<Part title={t`Required skills`} isEmpty={job.skills.length === 0}>
				<ul className="flex flex-wrap gap-2" {...asWritten()}>
					{job.skills.map((skill) => (
						<li key={skill} className="tag tag-brand">
							{skill}
						</li>
					))}
				</ul>
			</Part>
		</div>
	)
}

function Part({ title, isEmpty = false, children }: { title: string; isEmpty?: boolean; children: ReactNode }) {
	if (isEmpty) return null
	return (
		<section className="grid gap-2">
			<h2 className="text-lg">{title}</h2>
			{children}
		</section>
	)
}

function Lines({ lines }: { lines: readonly string[] }) {
	return (
		<ul className="grid list-disc gap-1 pl-5" {...asWritten()}>
			{lines.map((line) => (
				<li key={line}>{line}</li>
			))}
		</ul>
	)
}

/** The hospital, when we verified it, and where the job is. */
export function JobHospital({ job, answers }: { job: JobPage; answers: string | null }) {
	const { hospital, locator, away } = job
	return (
		<section aria-labelledby="hospital" className="panel overflow-hidden">
			<div className="panel-body grid gap-2">
				<div className="flex gap-3">
					<Monogram name={hospital.name} logo={hospital.logo} size="lg" />
					<div className="min-w-0">
						<h2 id="hospital" className="text-lg" {...asWritten()}>
							{hospital.href ? (
								<Link to={hospital.href} className="link inline-flex items-center max-lg:min-h-11">
									{hospital.name}
								</Link>
							) : (
								hospital.name
							)}
						</h2>
						{hospital.size ? <p className="num text-sm text-ink-2">{hospital.size}</p> : null}
						{hospital.verified ? (
							<p className="text-sm">{t`Verified by our team on ${{ day: hospital.verified }}.`}</p>
						) : null}
					</div>
				</div>
				{answers ? <p className="text-sm">{answers}</p> : null}
				{hospital.about ? (
					<p className="max-w-prose text-sm whitespace-pre-line text-ink-2" {...asWritten()}>
						{hospital.about}
					</p>
				) : null}
			</div>
			{locator ? (
				<LocatorMap
					locator={locator}
					label={
						away
							? t`Drawing of the area around ${{ place: saidName(job.location) }}, ${{ distance: away }}`
							: t`Drawing of the area around ${{ place: saidName(job.location) }}`
					}
				/>
			) : null}
			<p className="num px-4 py-3 text-sm text-ink-2">{[saidName(job.location), away].filter(Boolean).join(' · ')}</p>
		</section>
	)
}
