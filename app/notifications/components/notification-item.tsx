import { Form } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { t } from '#app/platform/language/words.ts'

type NotificationItemProps = {
	id: string
	title: string
	body: string
	isNew: boolean
	at: { text: string; full: string; iso: string }
	/** The application that it is about, as long as the hospital has not moved it. */
	toDecide: { id: string; version: number } | null
}

/** Opening marks it read, which a link may not do: the whole line is the button of a small form. */
export function NotificationItem({ id, title, body, isNew, at, toDecide }: NotificationItemProps) {
	return (
		<li data-row={id} className="border-b border-line bg-surface">
			<Form method="post" action={`/notifications/${id}/opening`}>
				<button type="submit" className="block w-full px-3 py-3 text-start hover:bg-hover">
					<span className="flex items-baseline justify-between gap-x-4 max-md:flex-wrap">
						<span className={isNew ? 'font-semibold' : 'text-ink-2'}>
							{isNew ? (
								<Tag tone="brand" className="me-2">
									{t.of('notification')`New`}
								</Tag>
							) : null}
							{title}
						</span>
						<time dateTime={at.iso} title={at.full} className="flex-none text-sm text-ink-2">
							{at.text}
						</time>
					</span>
					{body ? <span className="mt-0.5 block text-sm text-ink-2">{body}</span> : null}
				</button>
			</Form>
			{toDecide ? <Decide {...toDecide} about={body || title} /> : null}
		</li>
	)
}

/** A new application is answered without opening it. The line itself opens it. */
function Decide({ id, version, about }: { id: string; version: number; about: string }) {
	const page = `/hospital/applications/${id}`
	return (
		<div className="flex flex-wrap gap-2 px-3 pb-3">
			<PostButton
				action={`${page}/stage`}
				fields={{ to: 'shortlisted', version, returnTo: '/notifications' }}
				variant="secondary"
				size="sm"
				pendingLabel="Saving..."
				aria-label={`Shortlist: ${about}`}
			>
				Shortlist
			</PostButton>
			<ButtonLink
				to={`${page}/rejection?returnTo=%2Fnotifications`}
				variant="quiet"
				size="sm"
				aria-label={`Reject: ${about}`}
			>
				Reject
			</ButtonLink>
		</div>
	)
}
