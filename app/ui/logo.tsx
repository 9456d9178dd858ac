import { cx } from './cx.ts'

/** The mark: a theatre list whose last line takes a breath. The name beside it is the caller's. */
export function LogoMark({ size = 28, className }: { size?: number; className?: string }) {
	return (
		<svg viewBox="0 0 28 28" width={size} height={size} aria-hidden="true" className={cx('shrink-0', className)}>
			<rect width="28" height="28" rx="7" fill="var(--brand)" />
			<path
				d="M7 8h14M7 13h8M7 20.5h2.2l1.3-3.7q.3-.8 1.2-.8h4.6q.9 0 1.2.8l1.3 3.7H21"
				fill="none"
				stroke="var(--on-brand)"
				strokeWidth="2.2"
				strokeLinecap="round"
				strokeLinejoin="round"
			/>
		</svg>
	)
}

export function Logo({ name, className }: { name: string; className?: string }) {
	return (
		<span className={cx('inline-flex items-center gap-2 text-lg font-bold tracking-tight text-brand', className)}>
			<LogoMark />
			{name}
		</span>
	)
}
