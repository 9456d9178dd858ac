import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { Pagination } from '#app/ui/page/pagination.tsx'
import { Table } from '#app/ui/list/table.tsx'
import { t } from '#app/platform/language/words.ts'

type Reading = { id: string; hospital: string; what: string; at: { text: string; iso: string } }

type AccessListProps = { rows: Reading[]; summary: string; previous: string | null; next: string | null }

/** Which hospital was shown what, and when. */
export function AccessList({ rows, ...paging }: AccessListProps) {
	if (rows.length === 0)
		return (
			<EmptyState
				title={t`No hospital has seen your profile yet`}
				headingLevel={3}
				action={
					<ButtonLink to="/jobs" variant="secondary">
						{t`Find jobs`}
					</ButtonLink>
				}
			>
				{t`When a hospital views your profile, contact details or resume, it appears here.`}
			</EmptyState>
		)
	return (
		<div className="panel">
			<Table
				caption={t`Who viewed your profile or contact details`}
				rowKey={({ id }) => id}
				rows={rows}
				columns={[
					{ key: 'hospital', header: t`Hospital`, cell: ({ hospital }) => hospital, isRowHeader: true },
					{ key: 'what', header: t.of('profile view')`What`, cell: ({ what }) => what },
					{ key: 'at', header: t.of('profile view')`When`, cell: ({ at }) => <time dateTime={at.iso}>{at.text}</time> },
				]}
			/>
			{paging.previous || paging.next ? <Pagination {...paging} label={t`Pages of profile views`} /> : null}
		</div>
	)
}
