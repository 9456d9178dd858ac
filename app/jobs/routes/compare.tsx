import { Form, Link } from 'react-router'
import { specialistOf } from '#app/identity/groups.server.ts'
import { isId } from '#app/platform/http/http.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { CheckboxGroup } from '#app/ui/fields/choice-group.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { titled } from '#app/ui/page/page-title.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { compareSavedJobs, maxCompared } from '../search/compare-jobs.server.ts'
import { termsPath } from '../terms/terms-path.ts'
import type { Route } from './+types/compare.ts'
import { t } from '#app/platform/language/words.ts'
import { asWritten } from '#app/ui/as-written.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
	const asked = url.searchParams.getAll('job').filter(isId)
	return { ...(await compareSavedJobs(specialistOf(context), asked, new Date())), maxCompared }
}

export const meta = () => [titled(t`Compare jobs`)]

export default function CompareJobs({
	loaderData: { saved, jobs, rows, unstated, leftOut, maxCompared: most },
}: Route.ComponentProps) {
	return (
		<main id="main" className="page grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-6">
			<PageHeader
				back={{ to: '/jobs/saved', label: t`Saved jobs` }}
				title={t`Compare jobs`}
				lead={leftOut > 0 ? t`You can compare up to ${{ most }} jobs. These are the first ${{ most }}.` : undefined}
			/>
			{jobs.length > 1 ? <Comparison jobs={jobs} rows={rows} unstated={unstated} /> : null}
			{saved.length > 1 ? (
				<Form key={jobs.map(({ id }) => id).join()} method="get" className="grid gap-4">
					<CheckboxGroup
						name="job"
						label={t`Saved jobs: select 2 or ${{ most }}`}
						error={jobs.length === 1 ? t`Select one more job.` : undefined}
						options={saved.map(({ id, title, hospitalName }) => ({ value: id, label: title, hint: hospitalName }))}
						defaultValue={jobs.map(({ id }) => id)}
					/>
					<div>
						<Button type="submit">{t`Compare jobs`}</Button>
					</div>
				</Form>
			) : (
				<EmptyState title={t`Fewer than two saved jobs`} action={<ButtonLink to="/jobs">{t`Browse Jobs`}</ButtonLink>}>
					{t`Select Save on at least two jobs to compare their terms here.`}
				</EmptyState>
			)}
		</main>
	)
}

type Compared = Pick<Route.ComponentProps['loaderData'], 'jobs' | 'rows' | 'unstated'>

/** The jobs are columns also on a phone: the name of a row is above its values. */
function Comparison({ jobs, rows, unstated }: Compared) {
	const columns = `grid gap-x-4 ${jobs.length > 2 ? 'grid-cols-3' : 'grid-cols-2'}`
	return (
		<Panel>
			<ul className={columns}>
				{jobs.map(({ id, to, title, hospitalName }) => (
					<li key={id} className="min-w-0 pb-2">
						<Link to={to} className="link font-semibold break-words" {...asWritten()}>
							{title}
						</Link>
						<span className="block text-sm text-ink-2" {...asWritten()}>
							{hospitalName}
						</span>
					</li>
				))}
			</ul>
			<dl className="num divide-y divide-line border-t border-line">
				{rows.map(({ label, values, differs }) => (
					<div key={label} className={`${columns} py-2`}>
						<dt className="col-span-full text-sm text-ink-2">{label}</dt>
						{jobs.map(({ id, title, hospitalName }, at) => (
							<dd key={id} className={`min-w-0 break-words ${differs ? 'font-semibold' : ''}`}>
								<span className="sr-only" {...asWritten()}>
									{title}, {hospitalName}:{' '}
								</span>
								{values[at]}
							</dd>
						))}
					</div>
				))}
			</dl>
			<p className="text-sm">
				{t`Values that differ are bold.`}
				{unstated.length > 0 ? ` ${t`Not stated: ${{ terms: unstated.join(', ') }}.`}` : ''}{' '}
				<Link to={termsPath} className="link">
					{t`What these words mean`}
				</Link>
			</p>
		</Panel>
	)
}
