import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

type NoticeTone = 'info' | 'success' | 'warning' | 'danger' | 'gold' | 'plain'

export const toneIcons = { success: CircleCheck, info: Info, warning: TriangleAlert, danger: CircleAlert }

const looks: Record<NoticeTone, string> = {
	info: 'bg-info-soft text-on-info-soft',
	success: 'bg-success-soft text-on-success-soft',
	warning: 'bg-warning-soft text-on-warning-soft',
	danger: 'bg-danger-soft text-on-danger-soft',
	gold: 'bg-gold-soft text-on-gold-soft',
	plain: 'bg-sunken',
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
	const Icon: LucideIcon | undefined = toneIcons[tone as keyof typeof toneIcons]
	return (
		<div className={cx('flex gap-3 rounded-md p-3 text-sm', looks[tone], className)}>
			{Icon ? <Icon size={20} aria-hidden="true" className="shrink-0" /> : null}
			<div className="min-w-0 [&>p]:max-w-prose">
				{title ? <p className="font-semibold">{title}</p> : null}
				{children}
			</div>
		</div>
	)
}
