import type { ReactNode } from 'react'

/** Facts as label and value. A fact without a value is left out. */
export function FactGrid({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
	return (
		<dl className="facts">
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
