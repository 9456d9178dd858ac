import { Front } from '#app/pictures/front.tsx'
import { cx } from './cx.ts'

type MonogramProps = {
	name: string
	/** The organisation's own logo; a drawn front stands in until there is one. */
	logo?: string | null | undefined
	size?: 'xs' | 'sm' | 'md' | 'lg' | undefined
}

/** An organisation, square where people are round. The name itself is beside it, so this is decoration. */
export function Monogram({ name, logo, size = 'md' }: MonogramProps) {
	const className = cx('front', size !== 'md' && `front-${size}`)
	if (logo) return <img src={logo} alt="" width={40} height={40} loading="lazy" className={className} />
	return <Front name={name} className={className} />
}
