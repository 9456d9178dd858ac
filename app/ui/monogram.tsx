import { cx } from './cx.ts'
import { initials } from './initials.ts'

type MonogramProps = {
	name: string
	/** The organisation's own logo; its initials stand in until there is one. */
	logo?: string | null | undefined
	size?: 'sm' | 'md' | 'lg' | undefined
}

/** An organisation, square where people are round. The name itself is beside it, so this is decoration. */
export function Monogram({ name, logo, size = 'md' }: MonogramProps) {
	const className = cx('avatar monogram', size !== 'md' && `avatar-${size}`)
	if (logo) return <img src={logo} alt="" width={40} height={40} loading="lazy" className={className} />
	return (
		<span aria-hidden="true" className={className}>
			{initials(name)}
		</span>
	)
}
