import { CircleCheck, CircleMinus, EllipsisVertical, ShieldCheck } from 'lucide-react'

/** What rows of a long list repeat: drawn once in the page, where `RowIcons` is, and named by each row. */
export const RowIcons = () => (
	<svg aria-hidden="true" className="hidden">
		<EllipsisVertical id="icon-menu" size="100%" />
		<ShieldCheck id="icon-verified" size="100%" />
		<CircleCheck id="icon-done" size="100%" />
		<CircleMinus id="icon-ended" size="100%" />
	</svg>
)

type RowIconProps = { icon: 'menu' | 'verified' | 'done' | 'ended'; size: number; className?: string }

export const RowIcon = ({ icon, size, className }: RowIconProps) => (
	<svg width={size} height={size} aria-hidden="true" className={className}>
		<use href={`#icon-${icon}`} />
	</svg>
)
