import { Undo2, X } from 'lucide-react'
import { cx } from '../cx.ts'
import { toneIcons } from './notice.tsx'
import { PostButton } from '../fields/post-button.tsx'
import { t } from '#app/platform/language/words.ts'

type FlashTone = keyof typeof toneIcons

export type Flash = {
	/** Tells two equal messages apart. */
	id?: string
	title: string
	detail?: string
	tone?: FlashTone
	/** A form that takes it back: posted to `action`, with `fields` as hidden values. */
	undo?: { action: string; label: string; fields?: Record<string, string> | undefined } | undefined
	/** What has happened, for the script of the page. */
	event?: string | undefined
}

/**
 * Says what just happened. Stands in the root layout always, filled by the server when there is something to say. A
 * message with an Undo, a refusal, and one that takes longer to read stay; others leave after 8 s, unless they are pointed at or hold
 * the focus.
 */
export function FlashRegion({ flash }: { flash: Flash | null | undefined }) {
	return (
		// An `output` holds words only.
		// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
		<div role="status">
			{flash ? <FlashMessage key={flash.id ?? `${flash.title} ${flash.detail}`} flash={flash} /> : null}
		</div>
	)
}

/** Of the edge and the icon. */
const colours: Record<FlashTone, string> = {
	success: 'text-success',
	info: 'text-info',
	warning: 'text-warning',
	danger: 'text-danger',
}

/** In 8 s, at three words a second. */
const maxLettersInTime = 140

export function FlashMessage({ flash: { title, detail, tone = 'success', undo, event } }: { flash: Flash }) {
	const Icon = toneIcons[tone]
	const brief = !undo && tone !== 'danger' && tone !== 'warning' && `${title}${detail ?? ''}`.length <= maxLettersInTime
	return (
		<div className={cx('flash', colours[tone], brief && 'flash-brief')} data-flash="" data-event={event}>
			<Icon size={20} aria-hidden="true" />
			<div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-3 gap-y-2 text-ink">
				<div className="min-w-0">
					<p className="font-semibold">{title}</p>
					{detail ? <p className="text-sm text-ink-2">{detail}</p> : null}
				</div>
				{undo ? (
					<PostButton action={undo.action} fields={undo.fields ?? {}} variant="secondary" size="sm">
						<Undo2 size={16} aria-hidden="true" />
						{undo.label}
					</PostButton>
				) : null}
			</div>
			<button
				type="button"
				className="btn btn-quiet btn-sm btn-icon no-js:hidden"
				data-dismiss=""
				aria-label={t`Close message`}
			>
				<X size={16} aria-hidden="true" />
			</button>
		</div>
	)
}
