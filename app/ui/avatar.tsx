import { cx } from './cx.ts'
import { initials } from './initials.ts'

const tints = ['tint-1', 'tint-2', 'tint-3', 'tint-4', 'tint-5', 'tint-6'] as const

/** The same text always gets the same tint. */
function tintFor(text: string): string {
	let sum = 0
	for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973
	return tints[sum % tints.length] ?? 'tint-1'
}

type AvatarProps = { name: string; size?: 'sm' | 'md' | 'lg' | undefined; className?: string | undefined }

/** A person's initials. The name itself stands beside it, so this is decoration. */
export function Avatar({ name, size = 'md', className }: AvatarProps) {
	return (
		<span aria-hidden="true" className={cx('avatar', size !== 'md' && `avatar-${size}`, tintFor(name), className)}>
			{initials(name)}
		</span>
	)
}
