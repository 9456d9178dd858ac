import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { Monogram } from '#app/ui/monogram.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { JobCardData } from './card.ts'
import { SaveButton, type SaveState } from './save-button.tsx'

type JobCardProps = {
	job: JobCardData
	/** Without the detail rows. */
	compact?: boolean | undefined
	/** The stage of the viewer's own application ('Applied', 'Shortlisted'). */
	appliedStage?: string | undefined
	/** Offers to apply, where the viewer may. */
	canApply?: boolean | undefined
	/** Offers to save it, where the viewer can. */
	save?: SaveState | undefined
	/** No longer takes applications. */
	isClosed?: boolean | undefined
	/** Says something of it to this viewer, such as why it fits. */
	note?: ReactNode
	/** Drawn beside the form that makes it: leads nowhere. */
	preview?: boolean | undefined
	headingLevel?: 2 | 3 | undefined
}

/** A job in a list: a band from edge to edge, all of which leads to the job. */
export function JobCard(props: JobCardProps) {
	const { job, compact, preview, isClosed, note, headingLevel = 2 } = props
	const Heading = headingLevel === 2 ? 'h2' : 'h3'
	return (
		<article className="relative grid gap-2.5 px-4 py-4 md:px-5">
			<div className="flex flex-wrap gap-2 empty:hidden">
				{isClosed ? <Tag icon={null}>No longer open</Tag> : null}
				{job.urgent && !isClosed ? <Tag tone="urgent">Urgent</Tag> : null}
				{preview ? null : <Tag tone="success">Verified hospital</Tag>}
				{job.bonus ? (
					<Tag tone="brand" icon={null}>
						{job.bonus}
					</Tag>
				) : null}
			</div>
			<div className="flex gap-3">
				<Monogram name={job.hospitalName} />
				<div className="min-w-0">
					<Heading className="text-lg leading-6">
						{preview ? (
							job.title || 'Title of the job'
						) : (
							<Link
								to={`/jobs/${job.id}`}
								className="text-ink no-underline after:absolute after:inset-0 hover:underline"
							>
								{job.title}
							</Link>
						)}
					</Heading>
					<p className="text-sm text-ink-2">
						<HospitalName job={job} />
						{[job.location, job.distance].filter(Boolean).map((part) => ` · ${part}`)}
					</p>
				</div>
			</div>
			{job.pay ? <p className="num font-semibold">{job.pay}</p> : null}
			{note}
			{compact ? null : <Details job={job} />}
			<Actions {...props} />
		</article>
	)
}

/** Sits above the link that is the whole card. */
const HospitalName = ({ job: { hospitalName, hospitalHref } }: { job: JobCardData }) =>
	hospitalHref ? (
		<Link to={hospitalHref} className="relative text-ink-2 no-underline hover:underline">
			{hospitalName}
		</Link>
	) : (
		hospitalName
	)

function Actions({ job, appliedStage, canApply, save, isClosed }: JobCardProps) {
	return (
		<div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2">
			<p className="num text-sm text-ink-2">{job.posted}</p>
			<div className="flex flex-wrap items-center gap-2 empty:hidden">
				{appliedStage ? <Tag tone="info">{appliedStage}</Tag> : null}
				{save ? <SaveButton job={job} state={save} className="relative" /> : null}
				{canApply && !appliedStage && !isClosed ? (
					<ButtonLink
						to={`/jobs/${job.id}/apply`}
						size="sm"
						className="relative"
						aria-label={`Apply: ${job.title}, ${job.hospitalName}`}
					>
						Apply
					</ButtonLink>
				) : null}
			</div>
		</div>
	)
}

function Details({ job }: { job: JobCardData }) {
	const facts = [
		{ text: job.shifts, icon: 'fact-time' },
		{ text: job.starts, icon: 'fact-day' },
		{ text: job.experience, icon: 'fact-experience' },
		{ text: job.employment, icon: 'fact-employment' },
	].filter(({ text }) => text !== '')
	return (
		<>
			<ul className="num grid grid-cols-2 gap-x-4 gap-y-1 text-sm sm:flex sm:flex-wrap">
				{facts.map(({ text, icon }) => (
					<li key={icon} className={`fact text-balance ${icon}`}>
						{text}
					</li>
				))}
			</ul>
			{job.skills.length > 0 ? (
				<ul aria-label="Required skills" className="flex flex-wrap gap-1.5">
					{job.skills.map((skill) => (
						<li key={skill} className="tag">
							{skill}
						</li>
					))}
				</ul>
			) : null}
			{job.excerpt ? <p className="max-w-prose text-sm text-ink-2">{job.excerpt}</p> : null}
		</>
	)
}
