import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Form, Link, useLocation } from 'react-router'
import { type FormProblem, fieldValue, fieldValues } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { ReviewNotice } from '#app/moderation/review-notice.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { JobFormPage } from '../form/job-form.server.ts'
import { statusNames } from '../status.ts'
import { templatesPath } from '../form/templates-path.ts'
import { fieldLabels } from './field-labels.ts'
import { SectionLinks } from './form-section.tsx'
import { JobFields, siteChosen } from './job-fields.tsx'
import { JobFormButtons } from './job-form-buttons.tsx'
import { JobPreview } from './job-preview.tsx'
import { previewSheet, previewTerms } from './preview-job.ts'
import { ChangedElsewhere } from './save-state.tsx'
import { sectionsOf } from './sections.ts'
import { useAutosave } from './use-autosave.ts'

type JobFormProps = { page: JobFormPage; problem: FormProblem | undefined }

/** Post a job, or change one: the whole page. Every visit and every answer of the server is a form of its own. */
export function JobForm(props: JobFormProps) {
	const { key } = useLocation()
	return <OneForm key={key} {...props} />
}

function OneForm({ page: loaded, problem: answer }: JobFormProps) {
	// What a colleague saves reaches the page, but must not change a form that someone is filling. An answer arrives before the form that
	// it belongs to, while figures are still being read: shown here, it would be corrected here, and the next form would not have that.
	const [page] = useState(loaded)
	const [refused] = useState(answer)
	const problem = useTyped(refused)
	const form = useRef<HTMLFormElement>(null)
	const id = fieldValue(problem, 'id', page.id) || page.id
	const sentVersion = fieldValue(problem, 'version', page.version === null ? '' : String(page.version))
	const isDraft = page.status === 'new' || page.status === 'draft'
	// A text that an operator reads changes when it is submitted again, not while someone types.
	const isRead = page.review?.status === 'waiting'
	const { version, autosave, noteChange, holdWhileSaving, keepMine } = useAutosave(
		{ id, version: sentVersion === '' ? null : Number(sentVersion) },
		isDraft && !isRead,
	)
	const [edited, setEdited] = useState<FormData | null>(null)

	// What was refused is not saved yet.
	useEffect(() => {
		if (problem && form.current) noteChange(new FormData(form.current))
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, [])

	const read = (name: string) => {
		const site = edited ? edited.get('site') : siteChosen(page, problem)
		if (name === 'location' && typeof site === 'string' && site !== '') return site
		const value = edited ? edited.get(name) : fieldValue(problem, name, page.values[name])
		return typeof value === 'string' ? value : ''
	}
	const languages = edited ? edited.getAll('languages').map(String) : fieldValues(problem, 'languages', page.languages)
	const [sheet, terms] = [previewSheet(read), previewTerms(read)]
	const isRefused = (name: keyof typeof fieldLabels) =>
		problem?.fields?.[name] !== undefined && read(name) === fieldValue(problem, name, '')
	const sections = sectionsOf(read, { sheet, terms }, isRefused)
	const isStored = version !== null
	const address = `/hospital/jobs/${id}/edit`
	const title = page.status === 'new' ? 'Post a job' : `Edit: ${page.title}`
	const hasErrors = problem?.form !== undefined || problem?.fields !== undefined

	return (
		<main id="main" className="page job-form">
			<PageTitle problem={hasErrors}>{title}</PageTitle>
			<PageHeader
				back={{ to: '/hospitals/dashboard/jobs', label: 'Job Postings' }}
				title={title}
				tags={page.status === 'new' ? undefined : <Tag>{statusNames[page.status]}</Tag>}
			/>
			{page.canPublish ? null : <NotVerified once={page.once} />}
			{page.templates.length > 0 && !isStored ? <Templates templates={page.templates} /> : null}
			{page.review ? (
				<ReviewNotice review={page.review}>
					<p className="mt-2">Correct the text below and submit it again, or leave it as it is and wait for us.</p>
				</ReviewNotice>
			) : null}
			<ErrorSummary problem={hasErrors || problem?.isRestored ? problem : undefined} labels={fieldLabels} />
			{autosave.state === 'changed' ? (
				<ChangedElsewhere
					elsewhere={autosave.elsewhere}
					address={address}
					form={form.current}
					onKeep={() => keepMine(autosave.elsewhere)}
				/>
			) : null}
			<div className="job-form-columns">
				<SectionLinks sections={sections} />
				<Form
					ref={form}
					method="post"
					action={isStored ? address : '/hospital/post-job'}
					noValidate
					preventScrollReset={false}
					data-draft={isDraft ? '' : undefined}
					onInput={(event: FormEvent<HTMLFormElement>) => {
						const filled = new FormData(event.currentTarget)
						setEdited(filled)
						noteChange(filled)
					}}
					onSubmit={holdWhileSaving}
					className="job-form-fields"
				>
					<input type="hidden" name="id" value={id} />
					{isStored ? <input type="hidden" name="version" value={version} /> : null}
					<JobFields page={page} problem={problem} sheet={sheet} terms={terms} sections={sections} read={read} />
					<JobFormButtons page={page} id={id} isStored={isStored} autosave={autosave} />
				</Form>
				<JobPreview page={page} read={read} languages={languages} />
			</div>
		</main>
	)
}

/** As many as fit a line or two; the others are on the page of all. */
const templatesShown = 4

/** What most jobs of a hospital begin from, as long as the form is new. */
function Templates({ templates }: { templates: JobFormPage['templates'] }) {
	return (
		<nav aria-labelledby="templates-title" className="grid gap-2">
			<h2 id="templates-title" className="text-base">
				Start from a template
			</h2>
			<ul className="flex flex-wrap gap-2">
				{templates.slice(0, templatesShown).map(({ id, name }) => (
					<li key={id} className="max-w-full">
						<Link to={`/hospital/post-job?template=${id}`} className="chip max-w-full">
							<span className="truncate">{name}</span>
						</Link>
					</li>
				))}
				<li>
					<Link to={templatesPath} className="chip">
						All templates
					</Link>
				</li>
			</ul>
		</nav>
	)
}

function NotVerified({ once }: { once: string }) {
	return (
		<Notice tone="warning" title={`You can save drafts now and post them ${once}`}>
			<p>
				<Link to="/hospitals/verification">View verification status</Link>
			</p>
		</Notice>
	)
}
