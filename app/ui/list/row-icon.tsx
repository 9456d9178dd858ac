import { EllipsisVertical, ShieldCheck } from 'lucide-react'

/** What rows of a long list repeat: drawn once in the page, where `RowIcons` is, and named by each row. */
export const RowIcons = () => (
	<svg aria-hidden="true" className="hidden">
		<EllipsisVertical id="icon-menu" />
		<ShieldCheck id="icon-verified" />
	</svg>
)

type RowIconProps = { icon: 'menu' | 'verified'; size: number; className?: string }

export const RowIcon = ({ icon, size, className }: RowIconProps) => (
	<svg width={size} height={size} aria-hidden="true" className={className}>
		<use href={`#icon-${icon}`} width={size} height={size} />
	</svg>
)
