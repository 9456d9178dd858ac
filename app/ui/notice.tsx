import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type NoticeTone = 'info' | 'success' | 'warning' | 'danger' | 'gold' | 'plain'

const tones: Record<NoticeTone, { icon: LucideIcon | null; className: string }> = {
	info: { icon: Info, className: 'bg-info-soft text-on-info-soft' },
	success: { icon: CircleCheck, className: 'bg-success-soft text-on-success-soft' },
	warning: { icon: TriangleAlert, className: 'bg-warning-soft text-on-warning-soft' },
	danger: { icon: CircleAlert, className: 'bg-danger-soft text-on-danger-soft' },
	gold: { icon: null, className: 'bg-gold-soft text-on-gold-soft' },
	plain: { icon: null, className: 'bg-sunken' },
}

/** Something to know, part of the page (a flash is about what just happened). */
export function Notice({
	tone = 'info',
	title,
	className,
	children,
}: {
	tone?: NoticeTone
	title?: ReactNode
	className?: string
	children?: ReactNode
}) {
	const { icon: Icon, className: look } = tones[tone]
	return (
		<div className={cx('flex gap-3 rounded-md p-3 text-sm', look, className)}>
			{Icon ? <Icon size={20} aria-hidden="true" className="shrink-0" /> : null}
			<div className="min-w-0 [&>p]:max-w-prose">
				{title ? <p className="font-semibold">{title}</p> : null}
				{children}
			</div>
		</div>
	)
}
