import { randomUUID } from 'node:crypto'
import { memberOf } from '#app/identity/groups.server.ts'
import { payUnits, formatPayRange } from '#app/platform/text/money.ts'
import { payIn } from '#app/platform/text/typed-amount.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { statusNames } from '../status.ts'
import { listJobsToCopy, listTemplates } from '../form/templates.server.ts'
import { templatesPath } from '../form/templates-path.ts'
import type { Route } from './+types/templates.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export async function loader({ context }: Route.LoaderArgs) {
	const member = memberOf(context)
	const [templates, jobs] = await Promise.all([listTemplates(member), listJobsToCopy(member)])
	return {
		templates: templates.map(({ id, name, values }) => ({ id, name, summary: summaryOf(values) })),
		jobs: jobs.map(({ status, ...job }) => ({ ...job, status: statusNames[status], draft: randomUUID() })),
	}
}

/** 'Kothrud, Pune · ₹2.8–3.5 lakh a month' */
function summaryOf(values: Record<string, string>): string {
	const unit = payUnits.find((each) => each === values['payUnit']) ?? 'month'
	const { from, to } = payIn(unit, values['payFrom'] ?? '', values['payTo'])
	const pay = from === null ? '' : formatPayRange(from, to, unit)
	return [values['location'], pay].filter(Boolean).join(' · ')
}

export const meta = () => [titled('Job templates')]

export default function Templates({ loaderData: { templates, jobs } }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageHeader
				title="Job templates"
				lead="Your whole team shares these. Dates are left out, so you add them each time."
			/>
			{templates.length === 0 ? (
				<EmptyState
					title="No templates yet"
					action={<ButtonLink to="/hospitals/dashboard/jobs">View job postings</ButtonLink>}
				>
					To make one, open More on any of your jobs and select Save as template.
				</EmptyState>
			) : (
				<ul className="panel divide-y divide-line">
					{templates.map(({ id, name, summary }) => (
						<li key={id} data-row={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
							<div className="min-w-0 flex-1 basis-48">
								<p className="font-semibold wrap-anywhere">{name}</p>
								<p className="num text-sm text-ink-2">{summary}</p>
							</div>
							<div className="flex flex-wrap gap-2">
								<ButtonLink to={`/hospital/post-job?template=${id}`} size="sm" aria-label={`Post job from ${name}`}>
									Post job
								</ButtonLink>
								<ButtonLink
									to={`${templatesPath}/${id}/name`}
									variant="secondary"
									size="sm"
									aria-label={`Rename template ${name}`}
								>
									Rename
								</ButtonLink>
								<ButtonLink
									to={`${templatesPath}/${id}/removal`}
									variant="quiet"
									size="sm"
									aria-label={`Delete template ${name}`}
								>
									Delete
								</ButtonLink>
							</div>
						</li>
					))}
				</ul>
			)}
			{jobs.length > 0 ? (
				<Panel title="Copy an earlier job" flush>
					<ul className="divide-y divide-line">
						{jobs.map(({ id, title, location, status, draft }) => (
							<li key={id} data-row={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
								<div className="min-w-0 flex-1 basis-48">
									<p className="font-semibold wrap-anywhere">{title}</p>
									<p className="text-sm text-ink-2">{[location, status].filter(Boolean).join(' · ')}</p>
								</div>
								<PostButton
									action={`/hospital/jobs/${id}/duplication`}
									fields={{ draft }}
									variant="secondary"
									size="sm"
									aria-label={`Duplicate ${title}`}
								>
									Duplicate
								</PostButton>
							</li>
						))}
					</ul>
				</Panel>
			) : null}
		</main>
	)
}
