import { Check, Copy, Link2, Share2 } from 'lucide-react'
import { buttonClass } from './button.tsx'
import { t } from '#app/platform/language/words.ts'

type Shared = { url: string; title: string; size?: 'md' | 'sm' | undefined }

/** The phone's own share sheet where there is one, WhatsApp where there is none. Works without a script. */
export function ShareLink({ url, title, size, iconOnly }: Shared & { iconOnly?: boolean }) {
	const message = encodeURIComponent(`${title}\n${url}`)
	return (
		<a
			href={`https://wa.me/?text=${message}`}
			target="_blank"
			rel="noopener noreferrer"
			data-share={url}
			data-share-title={title}
			className={buttonClass({ variant: 'secondary', size, iconOnly })}
			aria-label={iconOnly ? t.of('button')`Share` : undefined}
		>
			<Share2 size={iconOnly ? 20 : 16} aria-hidden="true" />
			{iconOnly ? null : t.of('button')`Share`}
		</a>
	)
}

type Copied = { text: string; label: string; size?: 'md' | 'sm' | undefined; icon?: typeof Copy }

/** Copies a text. Needs a script, so it is not there without one. */
export function CopyText({ text, label, size, icon: Icon = Copy }: Copied) {
	return (
		<>
			<button
				type="button"
				data-copy={text}
				className={buttonClass({ variant: 'secondary', size }, 'group justify-self-start no-js:hidden')}
			>
				<Icon size={16} aria-hidden="true" className="group-data-done:hidden" />
				<Check size={16} aria-hidden="true" className="hidden group-data-done:block" />
				{label}
			</button>
			<output className="sr-only" data-copied={t`Copied`} />
		</>
	)
}

/** Copies the address. Needs a script, so it is not there without one. */
export function CopyLink({ url, size }: Omit<Shared, 'title'>) {
	return <CopyText text={url} label={t`Copy link`} size={size} icon={Link2} />
}
