import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { NotificationItem } from './notification-item.tsx'

type NotificationGroupProps = { title: string; items: readonly ComponentProps<typeof NotificationItem>[] }

/** Several that say the same, folded into one line; they can be marked as read together. */
export function NotificationGroup({ title, items }: NotificationGroupProps) {
	const [latest] = items
	return (
		<li data-row={`group-${latest?.id}`} className="border-b border-line bg-surface">
			<details>
				<summary className="flex min-h-11 cursor-pointer flex-wrap items-baseline justify-between gap-x-4 px-3 py-3 hover:bg-hover">
					<span className={latest?.isNew ? 'font-semibold' : 'text-ink-2'}>
						{latest?.isNew ? (
							<Tag tone="brand" className="me-2">
								{items.length} new
							</Tag>
						) : null}
						{title}
						{latest?.isNew ? null : ` (${items.length})`}
					</span>
					<time dateTime={latest?.at.iso} title={latest?.at.full} className="text-sm text-ink-2">
						{latest?.at.text}
					</time>
				</summary>
				<ul className="border-t border-line ps-3">
					{items.map((item) => (
						<NotificationItem key={item.id} {...item} />
					))}
				</ul>
			</details>
			{latest?.isNew ? (
				<Form method="post" action="/notifications/read" preventScrollReset className="px-3 pb-2">
					{items.map(({ id }) => (
						<input key={id} type="hidden" name="id" value={id} />
					))}
					<SubmitButton variant="quiet" size="sm" pendingLabel="Marking..." aria-label={`Mark as read: ${title}`}>
						Mark {items.length} as read
					</SubmitButton>
				</Form>
			) : null}
		</li>
	)
}
