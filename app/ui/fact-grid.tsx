import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type FactGridProps = {
	facts: readonly { label: string; value: ReactNode }[]
	/** One below the other where the page has a column for them beside it. */
	narrow?: boolean | undefined
	/** As the cells of a sheet with a border. */
	sheet?: boolean | undefined
	/** For values that are compared letter by letter and must not break. */
	wide?: boolean | undefined
}

/** Facts as label and value. A fact without a value is left out. */
export function FactGrid({ facts, narrow, sheet, wide }: FactGridProps) {
	return (
		<dl
			className={cx('facts', sheet && 'facts-sheet', wide && 'grid-cols-1 sm:grid-cols-2', narrow && 'lg:grid-cols-1')}
		>
			{facts
				.filter(({ value }) => value !== null && value !== undefined && value !== '')
				.map(({ label, value }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
		</dl>
	)
}
