import { Form, Link } from 'react-router'
import { type JobStatus, statusNames } from '#app/jobs/status.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { Tag, type Tone } from '#app/ui/tag.tsx'

type JobPosting = {
	id: string
	title: string
	location: string
	status: JobStatus
	statusReason: string | null
	pay: string
	isMonthly: boolean
	posted: string
	applicants: number
	unseen: number
}

type JobPostingsProps = {
	jobs: readonly JobPosting[]
	/** Whether the hospital is verified: only then jobs open and applicants are to be seen. */
	canPublish: boolean
}

/** The hospital's jobs with what can be done with each. */
export function JobPostings({ jobs, canPublish }: JobPostingsProps) {
	const columns: Column<JobPosting>[] = [
		{ key: 'title', header: 'Job Title', isRowHeader: true, cell: (job) => <Title job={job} /> },
		{ key: 'pay', header: jobs.every(({ isMonthly }) => isMonthly) ? 'Monthly Pay' : 'Pay', cell: (job) => job.pay },
		{ key: 'applicants', header: 'Applicants', cell: (job) => <Applicants job={job} canSee={canPublish} /> },
		{ key: 'status', header: 'Status', cell: (job) => <Status job={job} /> },
		{
			key: 'actions',
			header: 'Actions',
			phoneLabel: '',
			cell: (job) => <Actions job={job} canPublish={canPublish} />,
		},
	]
	return <Table caption="Job postings" columns={columns} rows={jobs} rowKey={({ id }) => id} />
}

function Title({ job }: { job: JobPosting }) {
	return (
		<>
			<Link to={`/jobs/${job.id}`}>{job.title}</Link>
			<span className="block font-normal text-ink-2">{[job.location, job.posted].filter(Boolean).join(' · ')}</span>
		</>
	)
}

function Applicants({ job, canSee }: { job: JobPosting; canSee: boolean }) {
	if (job.status === 'draft') return 'None yet'
	const text = job.unseen > 0 ? `${job.applicants}, ${job.unseen} new` : String(job.applicants)
	if (!canSee) return text
	return (
		<Link
			to={`/hospital/jobs/${job.id}/applicants`}
			aria-label={`Applicants for ${job.title}: ${text}`}
			className="link num inline-flex min-h-8 items-center"
		>
			{text}
		</Link>
	)
}

const tones: Record<JobStatus, Tone> = {
	draft: 'neutral',
	open: 'brand',
	paused: 'warning',
	closed: 'neutral',
	removed: 'danger',
}

function Status({ job }: { job: JobPosting }) {
	return (
		<>
			<Tag tone={tones[job.status]}>{statusNames[job.status]}</Tag>
			{job.statusReason ? <span className="block text-ink-2">{job.statusReason}</span> : null}
		</>
	)
}

/** What each button says, and the resource it makes. */
const moves: Record<JobStatus, { label: string; resource: string; opens?: boolean }[]> = {
	draft: [{ label: 'Publish', resource: 'publication', opens: true }],
	open: [
		{ label: 'Pause', resource: 'pause' },
		{ label: 'Close', resource: 'closure' },
	],
	paused: [
		{ label: 'Resume', resource: 'reopening', opens: true },
		{ label: 'Close', resource: 'closure' },
	],
	closed: [{ label: 'Reopen', resource: 'reopening', opens: true }],
	removed: [],
}

function Actions({ job, canPublish }: { job: JobPosting; canPublish: boolean }) {
	if (job.status === 'removed') return null
	return (
		<div className="flex flex-wrap gap-2">
			<ButtonLink to={`/hospital/jobs/${job.id}/edit`} variant="secondary" size="sm" aria-label={`Edit ${job.title}`}>
				Edit
			</ButtonLink>
			{moves[job.status]
				.filter(({ opens }) => !opens || canPublish)
				.map(({ label, resource }) => (
					<Form key={resource} method="post" action={`/hospital/jobs/${job.id}/${resource}`}>
						<Button variant="secondary" size="sm" aria-label={`${label} ${job.title}`}>
							{label}
						</Button>
					</Form>
				))}
			{job.status !== 'draft' && canPublish ? (
				<ButtonLink
					to={`/hospital/jobs/${job.id}/applicants`}
					variant="secondary"
					size="sm"
					aria-label={`Applicants for ${job.title}`}
				>
					Applicants
				</ButtonLink>
			) : null}
		</div>
	)
}
