import type { Page } from '#app/platform/paging.ts'
import { Pagination } from '#app/ui/page/pagination.tsx'
import { type Column, Table } from '#app/ui/list/table.tsx'

type QueueListProps<Row> = {
	caption: string
	columns: Column<Row>[]
	list: Page<Row>
	/** Rows on all pages. */
	total: number
	addressOf: (page: number) => string
}

/** A page of a queue, and the way to its neighbours. */
export function QueueList<Row extends { id: string }>({
	caption,
	columns,
	list: { rows, page, first, hasMore },
	total,
	addressOf,
}: QueueListProps<Row>) {
	return (
		<div className="panel">
			<Table caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} />
			<Pagination
				summary={`${first}–${first + rows.length - 1} of ${total}`}
				previous={page > 1 ? addressOf(page - 1) : null}
				next={hasMore ? addressOf(page + 1) : null}
			/>
		</div>
	)
}
