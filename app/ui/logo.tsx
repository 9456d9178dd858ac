import { cx } from './cx.ts'
import { markPath } from './mark.ts'

/** The mark: one breath on a capnograph, the square wave that an operating theatre watches. The name beside it is the caller's. */
export function LogoMark({ size = 28, className }: { size?: number; className?: string }) {
	return (
		<svg viewBox="0 0 28 28" width={size} height={size} aria-hidden="true" className={cx('shrink-0', className)}>
			<rect width="28" height="28" rx="7" fill="var(--brand)" />
			<path
				d={markPath}
				fill="none"
				stroke="var(--on-brand)"
				strokeWidth="2.4"
				strokeLinecap="round"
				strokeLinejoin="round"
			/>
		</svg>
	)
}

/** `isTight`: on a narrow phone the mark alone. */
export function Logo({ name, isTight = false }: { name: string; isTight?: boolean }) {
	return (
		<span className="flex items-center gap-2 text-lg font-bold tracking-tight text-brand">
			<LogoMark />
			<span className={isTight ? 'max-md:hidden' : undefined}>{name}</span>
		</span>
	)
}
