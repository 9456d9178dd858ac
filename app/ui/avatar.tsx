import { cx } from './cx.ts'
import { initials } from './initials.ts'

const tints = 6
const prints = 4

/** The same text always gets the same tint and print. */
function capFor(text: string): string {
	let sum = 0
	for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973
	return `tint-${(sum % tints) + 1} cap-${(Math.floor(sum / tints) % prints) + 1}`
}

type AvatarProps = {
	/** Null where the name is not shown: a cap without letters, the same for everyone. */
	name: string | null
	/** Where the photo is, for who may see it. */
	photo?: string | null | undefined
	size?: 'xs' | 'sm' | 'md' | 'lg' | undefined
	className?: string | undefined
}

/** A person's photo, else a printed cap with their initials. The name itself is beside it, so this is decoration. */
export function Avatar({ name, photo, size = 'md', className }: AvatarProps) {
	const look = cx('avatar', size !== 'md' && `avatar-${size}`, className)
	if (photo) return <img src={photo} alt="" width={64} height={64} className={cx(look, 'object-cover')} />
	return (
		<span aria-hidden="true" className={cx(look, name === null ? 'cap-hidden cap-3' : capFor(name))}>
			{name === null ? null : initials(name)}
		</span>
	)
}
