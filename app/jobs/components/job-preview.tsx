import { useId } from 'react'
import { Notice } from '#app/ui/page/notice.tsx'
import { toJobCard } from '../page/card.ts'
import { JobCard } from '../page/job-card.tsx'
import { describeFacts } from '../page/job-facts.ts'
import type { JobFormPage } from '../form/job-form.server.ts'
import { DutySheetFacts, JobHead, JobTerms, JobText } from '../page/job-view.tsx'
import { previewedAt, previewJob, type Read } from './preview-job.ts'

type JobPreviewProps = { page: JobFormPage; read: Read; languages: string[] }

/** The job as lists and its own page will show it, drawn by what draws these. */
export function JobPreview({ page, read, languages }: JobPreviewProps) {
	const name = useId()
	const job = previewJob(read, languages, page.options.specialities)
	const card = toJobCard({ ...job, hospitalName: page.hospitalName, hospitalLogo: page.hospital.logo }, previewedAt)
	const facts = describeFacts({ job, hospital: page.hospital }, previewedAt)
	const view = (value: 'card' | 'page', label: string) => (
		<label>
			<input type="radio" name={name} value={value} defaultChecked={value === 'card'} />
			{label}
		</label>
	)
	return (
		<section id="preview" aria-labelledby="preview-title" className="job-preview">
			<div className="flex flex-wrap items-center justify-between gap-2">
				<h2 id="preview-title" className="text-base">
					How specialists will see it
				</h2>
				<fieldset className="seg">
					<legend className="sr-only">Preview</legend>
					{view('card', 'Card')}
					{view('page', 'Page')}
				</fieldset>
			</div>
			<div data-preview="card" className="panel">
				<JobCard job={{ ...card, posted: '' }} preview headingLevel={3} />
			</div>
			<div data-preview="page" className="panel panel-body gap-6">
				<JobHead
					job={{ ...facts, title: facts.title || 'Title of the job', posted: '', period: null }}
					headingLevel={3}
				/>
				{facts.facts.length > 0 || facts.duty.length > 0 ? <DutySheetFacts job={facts} /> : null}
				<JobTerms job={facts} />
				<JobText job={facts} />
				{job.description.trim() === '' ? <Notice tone="plain">Add a description to complete the page.</Notice> : null}
			</div>
		</section>
	)
}
