import { type FormEvent, useState } from 'react'
import { Form, Link } from 'react-router'
import { languageNames } from '#app/catalog/languages.ts'
import { type FormProblem, fieldValue, fieldValues } from '#app/platform/form.ts'
import { useTyped } from '#app/platform/form-draft.ts'
import { ReviewNotice } from '#app/moderation/review-notice.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { JobCard } from '../job-card.tsx'
import type { JobFormPage } from '../job-form.server.ts'
import { dutyFacts, dutySheetProgress } from '../duty-sheet.ts'
import { statusNames } from '../status.ts'
import { fieldLabels } from './field-labels.ts'
import { JobFields } from './job-fields.tsx'
import { JobFormButtons } from './job-form-buttons.tsx'
import { previewCard, previewSheet } from './preview-card.ts'

type JobFormProps = { page: JobFormPage; problem: FormProblem | undefined }

/** Post a job, or change one: the whole page, with the card as specialists will see it. */
export function JobForm({ page, problem: refused }: JobFormProps) {
	const problem = useTyped(refused)
	const isNew = page.status === 'new'
	const title = isNew ? 'Post a job' : `Edit: ${page.title}`
	const hasErrors = problem?.form !== undefined || problem?.fields !== undefined
	const [edited, setEdited] = useState<FormData | null>(null)
	const read = (name: string) => {
		if (name === 'location' && edited?.get('atHospital') === 'on') return page.hospitalAddress ?? ''
		const value = edited ? edited.get(name) : fieldValue(problem, name, page.values[name])
		return typeof value === 'string' ? value : ''
	}
	const card = previewCard(read, page.hospitalName)
	const sheet = previewSheet(read)
	const languages = edited ? edited.getAll('languages').map(String) : fieldValues(problem, 'languages', page.languages)
	const home = isNew ? '/hospital/post-job' : `/hospital/jobs/${page.id}/edit`

	return (
		<main id="main" className="page grid gap-6 py-6">
			<PageTitle problem={hasErrors}>{title}</PageTitle>
			<PageHeader
				back={{ to: '/hospitals/dashboard/jobs', label: 'Job Postings' }}
				title={title}
				tags={page.status === 'new' ? undefined : <Tag>{statusNames[page.status]}</Tag>}
			/>
			{page.canPublish ? null : <NotVerified />}
			{page.review ? (
				<ReviewNotice review={page.review}>
					<p className="mt-2">Correct the text below and submit it again, or leave it as it is and wait for us.</p>
				</ReviewNotice>
			) : null}
			<ErrorSummary problem={hasErrors || problem?.isRestored ? problem : undefined} labels={fieldLabels} />
			<div className="grid items-start gap-8 lg:grid-cols-[1fr_24rem]">
				<Form
					method="post"
					action={home}
					noValidate
					preventScrollReset={false}
					onInput={(event: FormEvent<HTMLFormElement>) => setEdited(new FormData(event.currentTarget))}
					className="grid max-w-2xl gap-10"
				>
					<input type="hidden" name="id" value={fieldValue(problem, 'id', page.id)} />
					{page.version === null ? null : (
						<input type="hidden" name="version" value={fieldValue(problem, 'version', String(page.version))} />
					)}
					<JobFields page={page} problem={problem} sheet={sheet} />
					<JobFormButtons page={page} home={home} />
				</Form>
				<section id="preview" aria-labelledby="preview-title" className="grid gap-3 lg:sticky lg:top-6">
					<h2 id="preview-title" className="text-lg">
						How specialists will see it
					</h2>
					<div className="panel">
						<JobCard job={card} preview headingLevel={3} />
					</div>
					{dutySheetProgress(sheet).added > 0 ? <FactGrid sheet facts={dutyFacts(sheet)} /> : null}
					{languages.length > 0 ? (
						<p className="text-sm text-ink-2">
							On the job page: {fieldLabels.languages}: {languageNames(languages)}
						</p>
					) : null}
				</section>
			</div>
		</main>
	)
}

function NotVerified() {
	return (
		<Notice tone="warning" title="You can save drafts now and post them once your hospital is verified">
			<p>
				<Link to="/hospitals/verification">View verification status</Link>
			</p>
		</Notice>
	)
}
