import { cx } from './cx.ts'

/** The mark: one breath on a capnograph, the square wave that an operating theatre watches. The name beside it is the caller's. */
export function LogoMark({ size = 28, className }: { size?: number; className?: string }) {
	return (
		<svg viewBox="0 0 28 28" width={size} height={size} aria-hidden="true" className={cx('shrink-0', className)}>
			<rect width="28" height="28" rx="7" fill="var(--brand)" />
			<path
				d="M4.5 20h3.3c1 0 1.4-.5 1.6-1.5l1.4-7.3c.2-1.1.8-1.6 1.9-1.7l5-.5c1.1-.1 1.6.5 1.7 1.5l.8 8c.1 1 .6 1.5 1.5 1.5h1.8"
				fill="none"
				stroke="var(--on-brand)"
				strokeWidth="2.4"
				strokeLinecap="round"
				strokeLinejoin="round"
			/>
		</svg>
	)
}

export function Logo({ name, className }: { name: string; className?: string }) {
	return (
		<span className={cx('flex items-center gap-2 text-lg font-bold tracking-tight text-brand', className)}>
			<LogoMark />
			{name}
		</span>
	)
}
