/** Our motif: the square wave of exhaled carbon dioxide, breath after breath. Drawing only, never data. */
export function Capnogram({ className = 'h-8 w-40 text-brand' }: { className?: string | undefined }) {
	return (
		<svg viewBox="0 0 240 48" fill="none" aria-hidden="true" className={className}>
			<path
				d="M0 40h20c3 0 4-2 5-8l3-16c1-5 3-6 6-6.5l24-2.5c3 0 4 2 4.5 6l2.5 21c.6 4 2 6 5 6h20c3 0 4-2 5-8l3-16c1-5 3-6 6-6.5l24-2.5c3 0 4 2 4.5 6l2.5 21c.6 4 2 6 5 6h20c3 0 4-2 5-8l3-16c1-5 3-6 6-6.5l24-2.5c3 0 4 2 4.5 6l2.5 21c.6 4 2 6 5 6h20"
				stroke="currentColor"
				strokeWidth="2"
				strokeLinecap="round"
				strokeLinejoin="round"
			/>
		</svg>
	)
}
