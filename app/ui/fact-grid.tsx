import type { ReactNode } from 'react'

type FactGridProps = {
	facts: readonly { label: string; value: ReactNode }[]
	/** One below the other: for a column beside the page. */
	narrow?: boolean | undefined
}

/** Facts as label and value. A fact without a value is left out. */
export function FactGrid({ facts, narrow }: FactGridProps) {
	return (
		<dl className={narrow ? 'facts grid-cols-1' : 'facts'}>
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
