import { type ReactNode, useId } from 'react'

/** A mark that explains itself when it is pointed at, focused or touched: a popover, so that no script is needed. */
export function Explained({ lines, children }: { lines: readonly string[]; children: ReactNode }) {
	const id = useId()
	if (lines.length === 0) return children
	return (
		<span className="explained">
			<button type="button" popoverTarget={id} aria-describedby={id}>
				{children}
			</button>
			<span id={id} popover="auto" className="menu menu-start explanation">
				{lines.map((line) => (
					<span key={line}>{line}</span>
				))}
			</span>
		</span>
	)
}
