import type { ReactNode } from 'react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Link } from 'react-router'
import { cx } from '../cx.ts'

export type Column<Row> = {
	key: string
	header: ReactNode
	cell: (row: Row) => ReactNode
	/** Names the row: its heading on phones, its header for screen readers. One per table. */
	isRowHeader?: boolean | undefined
	align?: 'start' | 'end' | undefined
	/** Makes the header a link that sorts; `direction` when the list is sorted by this column now. */
	sort?: { to: string; direction?: 'ascending' | 'descending' | undefined } | undefined
	/** The label beside the value on phones; default the header, none for '' (actions). */
	phoneLabel?: string | undefined
}

type TableProps<Row> = {
	/** What the table lists; for screen readers, unless `showCaption`. */
	caption: string
	showCaption?: boolean | undefined
	columns: readonly Column<Row>[]
	rows: readonly Row[]
	rowKey: (row: Row) => string
	/** What a panel beside the table knows the row by, where it is not the key. */
	rowName?: ((row: Row) => string) | undefined
	isSelected?: ((row: Row) => boolean) | undefined
}

/** A real table; below 640 px each row becomes a block of labelled values. */
export function Table<Row>({
	caption,
	showCaption,
	columns,
	rows,
	rowKey,
	rowName = rowKey,
	isSelected,
}: TableProps<Row>) {
	return (
		<table className="data-table">
			<caption className={showCaption ? 'px-3 py-2 text-start text-sm text-ink-2' : 'sr-only'}>{caption}</caption>
			<thead>
				<tr>
					{columns.map((column) => (
						<th
							key={column.key}
							scope="col"
							aria-sort={column.sort?.direction}
							className={column.align === 'end' ? 'cell-end' : undefined}
						>
							<ColumnHeader column={column} />
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={rowKey(row)} data-row={rowName(row)} data-selected={isSelected?.(row) ? '' : undefined}>
						{columns.map((column) => (
							<Cell key={column.key} column={column} row={row} />
						))}
					</tr>
				))}
			</tbody>
		</table>
	)
}

function ColumnHeader<Row>({ column }: { column: Column<Row> }) {
	if (!column.sort) return column.header
	const Arrow = column.sort.direction === 'ascending' ? ArrowUp : ArrowDown
	return (
		<Link to={column.sort.to} preventScrollReset>
			{column.header}
			{column.sort.direction ? <Arrow size={16} aria-hidden="true" /> : null}
		</Link>
	)
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
	if (column.isRowHeader) return <th scope="row">{column.cell(row)}</th>
	const label = column.phoneLabel ?? (typeof column.header === 'string' ? column.header : '')
	return (
		<td data-label={label || undefined} className={cx(column.align === 'end' && 'cell-end') || undefined}>
			<div>{column.cell(row)}</div>
		</td>
	)
}
