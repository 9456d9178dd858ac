import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Monogram } from '#app/ui/monogram.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { JobCardData } from './card.ts'
import { SaveButton, type SaveState } from '../search/save-button.tsx'
import { t } from '#app/platform/language/words.ts'
import { asWritten } from '#app/ui/as-written.ts'

type JobCardProps = {
	job: JobCardData
	/** Without the detail rows. */
	compact?: boolean | undefined
	/** The stage of the viewer's own application ('Applied', 'Shortlisted'). */
	appliedStage?: string | undefined
	/** Offers to save it, where the viewer can. */
	save?: SaveState | undefined
	/** No longer takes applications. */
	isClosed?: boolean | undefined
	/** Says something of it to this viewer, such as why it fits. */
	note?: ReactNode
	/** Drawn beside the form that makes it: leads nowhere. */
	preview?: boolean | undefined
	/** Opens it beside the list where there is room, and says whether it is the one that is open. */
	pane?: { to: string; isOpen: boolean } | undefined
	/** On the page of its hospital, which has name and mark on top. */
	isAtHospital?: boolean | undefined
	headingLevel?: 2 | 3 | undefined
}

/** A job in a list. All of it leads to the job; saving is the only other target, and applying belongs to the job's page. */
export function JobCard(props: JobCardProps) {
	const { job, compact, save, note, isAtHospital, headingLevel = 2 } = props
	const Heading = headingLevel === 2 ? 'h2' : 'h3'
	return (
		<article className="job">
			{isAtHospital ? null : <Monogram name={job.hospitalName} logo={job.hospitalLogo} />}
			<div className={isAtHospital ? 'col-span-2 min-w-0' : 'min-w-0'}>
				<Heading className="job-title" {...asWritten()}>
					<Title {...props} />
				</Heading>
				<p className="job-place truncate" {...(compact || isAtHospital ? {} : asWritten())}>
					{[...(isAtHospital ? [] : [job.hospitalName]), ...(compact || isAtHospital ? placeOf(job) : [])].join(' · ')}
				</p>
			</div>
			{save ? <SaveButton job={job} state={save} iconOnly className="job-save" /> : null}
			<div className="job-more">
				<div className="flex items-center justify-between gap-2">
					<p className="pay truncate">
						{job.amount} <small>{job.per}</small>
					</p>
					<Status {...props} />
				</div>
				{compact ? null : <Details job={job} isAtHospital={isAtHospital} />}
				<Foot job={job} />
				{note}
			</div>
		</article>
	)
}

/** What may decide for or against it. On a phone a bonus and a bond leave no room for the day. */
function Foot({ job: { bonus, bond, binds, posted } }: Pick<JobCardProps, 'job'>) {
	const isFull = bonus !== '' && binds
	return (
		<p className="job-foot num">
			{bonus ? (
				<Tag tone="gold" className="shrink-0">
					{bonus}
				</Tag>
			) : null}
			{binds ? <b className={isFull ? 'truncate' : 'shrink-0'}>{bond}</b> : bond}
			{isFull ? null : <span className="ml-auto truncate">{posted}</span>}
		</p>
	)
}

function Title({ job, preview, pane }: JobCardProps) {
	if (preview) return job.title || t`Title of the job`
	if (!pane) return <Link to={job.to}>{job.title}</Link>
	return (
		<>
			<Link to={job.to} className="xl:hidden">
				{job.title}
			</Link>
			<Link
				to={pane.to}
				rel="nofollow"
				preventScrollReset
				replace
				data-pane=""
				aria-current={pane.isOpen ? 'true' : undefined}
				className="max-xl:hidden"
			>
				{job.title}
			</Link>
		</>
	)
}

/** What matters most of it to this reader, in one tag. */
function Status({ job, appliedStage, isClosed }: JobCardProps) {
	if (appliedStage) return <Tag tone="info">{appliedStage}</Tag>
	if (isClosed) return <Tag icon={null}>{t`No longer open`}</Tag>
	return job.urgent ? <Tag tone="urgent">{t`Urgent`}</Tag> : null
}

const placeOf = ({ location, distance }: JobCardData) => [location, distance].filter(Boolean)

/** The place begins a line of its own: beside a long name of a hospital neither could be read. */
function Details({ job, isAtHospital }: Pick<JobCardProps, 'job' | 'isAtHospital'>) {
	const facts = [job.shifts, job.employment, job.experience].filter(Boolean)
	return (
		<>
			<ul className="dots num">
				{facts.map((fact) => (
					<li key={fact}>{fact}</li>
				))}
			</ul>
			<p className="job-detail num truncate">
				{[...(isAtHospital ? [] : placeOf(job)), job.starts, job.skills.join(', ')].filter(Boolean).join(' · ')}
			</p>
			{job.excerpt ? (
				<p className="job-excerpt" {...asWritten()}>
					{job.excerpt}
				</p>
			) : null}
		</>
	)
}
