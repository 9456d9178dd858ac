import { Check, Link2, Share2 } from 'lucide-react'
import { buttonClass } from './button.tsx'
import { cx } from './cx.ts'

type Shared = { url: string; title: string; size?: 'md' | 'sm' | undefined; className?: string | undefined }

/** The phone's own share sheet where there is one, WhatsApp where there is none. Works without a script. */
export function ShareLink({ url, title, size, iconOnly, className }: Shared & { iconOnly?: boolean }) {
	const message = encodeURIComponent(`${title}\n${url}`)
	return (
		<a
			href={`https://wa.me/?text=${message}`}
			target="_blank"
			rel="noopener noreferrer"
			data-share={url}
			data-share-title={title}
			className={buttonClass({ variant: 'secondary', size, iconOnly }, className)}
			aria-label={iconOnly ? 'Share' : undefined}
		>
			<Share2 size={iconOnly ? 20 : 16} aria-hidden="true" />
			{iconOnly ? null : 'Share'}
		</a>
	)
}

/** Copies the address. Needs a script, so it is not there without one. */
export function CopyLink({ url, size, className }: Omit<Shared, 'title'>) {
	return (
		<>
			<button
				type="button"
				data-copy={url}
				className={buttonClass({ variant: 'secondary', size }, cx('group no-js:hidden', className))}
			>
				<Link2 size={16} aria-hidden="true" className="group-data-done:hidden" />
				<Check size={16} aria-hidden="true" className="hidden group-data-done:block" />
				Copy link
			</button>
			<output className="sr-only" data-copied="Link copied" />
		</>
	)
}
