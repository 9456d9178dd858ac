import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

type BandProps = {
	children: ReactNode
	/** `surface` is on the page with lines above and below, `plain` is the page itself and `soft` is the brand's own. */
	tone?: 'surface' | 'plain' | 'soft' | undefined
	/** For text and forms: 40rem. */
	narrow?: boolean | undefined
	/** No padding above and below: for lists that bring their own. */
	flush?: boolean | undefined
	labelledBy?: string | undefined
	id?: string | undefined
	className?: string | undefined
}

/** A section from edge to edge with its content in the page's gutter. */
export function Band({ children, tone = 'surface', narrow, flush, labelledBy, id, className }: BandProps) {
	return (
		<section
			id={id}
			aria-labelledby={labelledBy}
			className={cx(tone === 'surface' && 'band', tone === 'soft' && 'bg-brand-soft text-on-brand-soft', className)}
		>
			<div className={cx(narrow ? 'page-narrow' : 'page', !flush && 'py-6 md:py-8')}>{children}</div>
		</section>
	)
}
