import { cx } from './cx.ts'
import { initials } from './initials.ts'

const tints = ['tint-1', 'tint-2', 'tint-3', 'tint-4', 'tint-5', 'tint-6'] as const

/** The same text always gets the same tint. */
function tintFor(text: string): string {
	let sum = 0
	for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973
	return tints[sum % tints.length] ?? 'tint-1'
}

type AvatarProps = {
	name: string
	/** Where the photo is, for who may see it. */
	photo?: string | null | undefined
	size?: 'sm' | 'md' | 'lg' | undefined
	className?: string | undefined
}

/** A person's photo, else their initials. The name itself is beside it, so this is decoration. */
export function Avatar({ name, photo, size = 'md', className }: AvatarProps) {
	const look = cx('avatar', size !== 'md' && `avatar-${size}`, tintFor(name), className)
	if (photo) return <img src={photo} alt="" width={64} height={64} className={cx(look, 'object-cover')} />
	return (
		<span aria-hidden="true" className={look}>
			{initials(name)}
		</span>
	)
}
