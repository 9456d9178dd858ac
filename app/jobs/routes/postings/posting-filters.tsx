import { Form } from 'react-router'
import { type JobStatus, statusNames } from '../../status.ts'
import { rowsAtOnce } from '#app/platform/http/growing-list.ts'
import { Button } from '#app/ui/button.tsx'
import { ChipLink, ChipRow } from '#app/ui/chip.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { type PostingsView, postingSortNames, postingSorts, postingsHref, postingsPath } from './postings.ts'

type PostingFiltersProps = { view: PostingsView; all: number; counts: Partial<Record<JobStatus, number>> }

const inOrder: JobStatus[] = ['open', 'paused', 'draft', 'closed', 'removed']

/** Which of the jobs, with how many there are of each kind, and in what order. */
export function PostingFilters({ view, all, counts }: PostingFiltersProps) {
	const shown = inOrder.filter((status) => (counts[status] ?? 0) > 0 || view.status === status)
	return (
		<>
			<ChipRow label="Jobs by status">
				<ChipLink to={postingsHref({ ...view, status: null, shown: rowsAtOnce })} current={view.status === null}>
					All <span className="num">{all}</span>
				</ChipLink>
				{shown.map((status) => (
					<ChipLink
						key={status}
						to={postingsHref({ ...view, status, shown: rowsAtOnce })}
						current={view.status === status}
					>
						{statusNames[status]} <span className="num">{counts[status] ?? 0}</span>
					</ChipLink>
				))}
			</ChipRow>
			<Form
				method="get"
				action={postingsPath}
				replace
				preventScrollReset
				data-autosubmit=""
				data-defaults="sort=status"
				className="flex items-center gap-2"
			>
				{view.status ? <input type="hidden" name="status" value={view.status} /> : null}
				<SelectField
					key={view.sort}
					name="sort"
					label="Sort by"
					hideLabel
					size="sm"
					options={postingSorts.map((sort) => ({ value: sort, label: postingSortNames[sort] }))}
					defaultValue={view.sort}
				/>
				<Button variant="secondary" size="sm" className="js:hidden">
					Sort
				</Button>
			</Form>
		</>
	)
}
