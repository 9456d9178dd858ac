import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { Monogram } from '#app/ui/monogram.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { JobList } from './job-list.tsx'
import type { JobPage } from './job-page.server.ts'

/** Title, hospital and pay: what decides whether to read on. Holds the page's h1. */
export function JobHead({ job }: { job: JobPage }) {
	return (
		<header className="grid gap-3">
			<div className="flex flex-wrap gap-2 empty:hidden">
				{job.urgent ? <Tag tone="urgent">Urgent</Tag> : null}
				{job.hospital.verified ? <Tag tone="success">Verified hospital</Tag> : null}
			</div>
			<div className="flex gap-4">
				<Monogram name={job.hospital.name} size="lg" />
				<div className="min-w-0">
					<h1>{job.title}</h1>
					<p className="text-ink-2">
						{job.hospital.href ? <Link to={job.hospital.href}>{job.hospital.name}</Link> : job.hospital.name}
						{job.location ? ` · ${job.location}` : ''}
					</p>
				</div>
			</div>
			{job.pay ? <p className="num text-xl font-semibold">{job.pay}</p> : null}
			{job.posted ? <p className="num text-sm text-ink-2">{job.posted}</p> : null}
		</header>
	)
}

/** What the hospital wrote about the job. */
export function JobText({ job }: { job: JobPage }) {
	return (
		<div className="grid max-w-prose gap-6">
			<Part title="Duty sheet" isEmpty={job.duty.length === 0}>
				<FactGrid facts={job.duty} />
			</Part>
			<FactGrid facts={job.facts} />
			<Part title="Description" isEmpty={job.paragraphs.length === 0}>
				{job.paragraphs.map((paragraph, index) => (
					// A text may say one thing twice.
					<p key={`${index}-${paragraph}`}>{paragraph}</p>
				))}
			</Part>
			<Part title="Responsibilities" isEmpty={job.responsibilities.length === 0}>
				<Lines lines={job.responsibilities} />
			</Part>
			<Part title="Requirements" isEmpty={job.requirements.length === 0}>
				<Lines lines={job.requirements} />
			</Part>
			<Part title="Required skills" isEmpty={job.skills.length === 0}>
				<ul className="flex flex-wrap gap-2">
					{job.skills.map((skill) => (
						<li key={skill} className="tag">
							{skill}
						</li>
					))}
				</ul>
			</Part>
		</div>
	)
}

function Part({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
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
		<ul className="grid list-disc gap-1 pl-5">
			{lines.map((line) => (
				<li key={line}>{line}</li>
			))}
		</ul>
	)
}

/** The hospital, when we verified it, and what else it offers. */
export function JobHospital({ job, answers }: { job: JobPage; answers: string | null }) {
	const { hospital } = job
	return (
		<section aria-labelledby="hospital" className="panel">
			<div className="panel-body grid gap-3">
				<h2 id="hospital" className="text-lg">
					{hospital.href ? <Link to={hospital.href}>{hospital.name}</Link> : hospital.name}
				</h2>
				{hospital.verified ? <p className="text-sm">Verified by our team on {hospital.verified}.</p> : null}
				{answers ? <p className="text-sm">{answers}</p> : null}
				<FactGrid facts={[{ label: 'City', value: hospital.city }, ...hospital.facts]} />
				{hospital.about ? <p className="text-sm whitespace-pre-line text-ink-2">{hospital.about}</p> : null}
			</div>
			{job.others.length > 0 ? (
				<div className="border-t border-line">
					<h3 className="px-4 pt-4 text-base md:px-5">More open jobs at this hospital</h3>
					<JobList jobs={job.others} compact headingLevel={3} />
				</div>
			) : null}
		</section>
	)
}
