import { BadgeCheck, CircleAlert, Clock, Info, type LucideIcon, Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type Tone = 'neutral' | 'brand' | 'success' | 'warning' | 'danger' | 'info' | 'urgent' | 'gold'

const toneIcons: Record<Tone, LucideIcon | null> = {
	neutral: null,
	brand: null,
	success: BadgeCheck,
	warning: Clock,
	danger: CircleAlert,
	info: Info,
	urgent: Zap,
	gold: null,
}

/** A status: word, colour and icon. `icon={null}` leaves the icon out where the word is plain. */
export function Tag({
	tone = 'neutral',
	icon: Icon = toneIcons[tone],
	className,
	children,
}: {
	tone?: Tone | undefined
	icon?: LucideIcon | null | undefined
	className?: string | undefined
	children: ReactNode
}) {
	return (
		<span className={cx('tag', tone !== 'neutral' && `tag-${tone}`, className)}>
			{Icon ? <Icon size={14} aria-hidden="true" /> : null}
			{children}
		</span>
	)
}
