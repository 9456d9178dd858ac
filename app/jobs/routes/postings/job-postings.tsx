import { Link } from 'react-router'
import { type JobStatus, statusNames } from '../../status.ts'
import { rowsAtOnce } from '#app/platform/http/growing-list.ts'
import { type Column, Table } from '#app/ui/list/table.tsx'
import { Tag, type Tone } from '#app/ui/tag.tsx'
import type { JobPosting } from './hospital-jobs.server.ts'
import { type PostingSort, type PostingsView, postingsHref } from './postings.ts'
import { PostingActions } from './posting-actions.tsx'
import { plural } from '#app/platform/text/counted.ts'

type JobPostingsProps = {
	jobs: readonly JobPosting[]
	view: PostingsView
	/** Whether the hospital is verified: only then jobs open and applicants are to be seen. */
	canPublish: boolean
}

/** The hospital's jobs with what can be done with each. */
export function JobPostings({ jobs, view, canPublish }: JobPostingsProps) {
	const sortBy = (sort: PostingSort, direction: 'ascending' | 'descending') => ({
		to: postingsHref({ ...view, sort: view.sort === sort ? 'status' : sort, shown: rowsAtOnce }),
		direction: view.sort === sort ? direction : undefined,
	})
	const columns: Column<JobPosting>[] = [
		{
			key: 'title',
			header: 'Job Title',
			isRowHeader: true,
			sort: sortBy('title', 'ascending'),
			cell: (job) => <Title job={job} />,
		},
		{
			key: 'pay',
			header: jobs.every(({ isMonthly }) => isMonthly) ? 'Monthly Pay' : 'Pay',
			sort: sortBy('pay', 'descending'),
			phoneLabel: 'Pay',
			cell: (job) => job.pay || 'Not added yet',
		},
		{
			key: 'applicants',
			header: 'Applicants',
			sort: sortBy('applicants', 'descending'),
			cell: (job) => <Applicants job={job} canSee={canPublish} />,
		},
		{ key: 'status', header: 'Status', cell: (job) => <Status job={job} /> },
		{
			key: 'actions',
			header: 'Actions',
			phoneLabel: '',
			cell: (job) => <PostingActions job={job} canPublish={canPublish} />,
		},
	]
	return <Table caption="Job postings" columns={columns} rows={jobs} rowKey={({ id }) => id} />
}

function Title({ job }: { job: JobPosting }) {
	return (
		<>
			<Link to={`/jobs/${job.id}`} className="row-name">
				{job.title}
			</Link>
			<span className="row-sub">{[job.location, job.posted].filter(Boolean).join(' · ')}</span>
		</>
	)
}

function Applicants({ job, canSee }: { job: JobPosting; canSee: boolean }) {
	if (job.status === 'draft') return 'None'
	const text = job.newApplicants > 0 ? `${job.applicants}, ${job.newApplicants} new` : String(job.applicants)
	if (!canSee) return text
	const noun = plural(job.applicants, 'applicant')
	return (
		<Link
			to={`/hospital/jobs/${job.id}/applicants`}
			aria-label={`${text} ${noun} for ${job.title}`}
			className="link num inline-flex min-h-8 items-center pointer-coarse:-my-1.5 pointer-coarse:min-h-11"
		>
			{text}
			<span className="md:hidden">&nbsp;{noun}</span>
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
	const detail = [job.reason, job.open].filter(Boolean).join(' · ')
	return (
		<>
			<Tag tone={tones[job.status]}>{statusNames[job.status]}</Tag>
			{job.review ? <InReview job={job} review={job.review} /> : null}
			{detail ? <span className="row-sub">{detail}</span> : null}
		</>
	)
}

/** What waits for an operator, or was refused, with why: the edit page marks the words. */
function InReview({
	job,
	review: { status, subject, reasons },
}: {
	job: JobPosting
	review: NonNullable<JobPosting['review']>
}) {
	const name = status === 'waiting' ? 'In review' : 'Not approved'
	const why = reasons.map((reason) => reason.name).join(', ')
	return (
		<>
			{' '}
			<Tag tone={status === 'waiting' ? 'warning' : 'danger'}>{subject === 'job-edit' ? `Changes: ${name}` : name}</Tag>
			<Link to={`/hospital/jobs/${job.id}/edit`} className="link row-sub" aria-label={`${why}: ${job.title}`}>
				{why}
			</Link>
		</>
	)
}
