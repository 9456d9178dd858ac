import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { NotificationItem } from './notification-item.tsx'
import { t } from '#app/platform/language/words.ts'

type NotificationGroupProps = { title: string; items: readonly ComponentProps<typeof NotificationItem>[] }

/** Several that say the same, folded into one line; they can be marked as read together. */
export function NotificationGroup({ title, items }: NotificationGroupProps) {
	const [latest] = items
	return (
		<li data-row={`group-${latest?.id}`} className="border-b border-line bg-surface">
			<details className="group">
				<summary className="flex min-h-11 cursor-pointer items-center gap-x-3 px-3 py-3 hover:bg-hover">
					<span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
						<span className={latest?.isNew ? 'font-semibold' : 'text-ink-2'}>
							{latest?.isNew ? (
								<Tag tone="brand" className="me-2">
									{t`${{ count: items.length }} new`}
								</Tag>
							) : null}
							{title}
							{latest?.isNew ? null : ` (${items.length})`}
						</span>
						<time dateTime={latest?.at.iso} title={latest?.at.full} className="text-sm text-ink-2">
							{latest?.at.text}
						</time>
					</span>
					<ChevronDown size={18} aria-hidden="true" className="flex-none text-ink-2 group-open:rotate-180" />
				</summary>
				<ul className="border-t border-line px-3">
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
					<SubmitButton
						variant="quiet"
						size="sm"
						pendingLabel={t`Marking...`}
						aria-label={t`Mark ${{ count: items.length }} as read: ${{ title }}`}
					>
						{t`Mark ${{ count: items.length }} as read`}
					</SubmitButton>
				</Form>
			) : null}
		</li>
	)
}
