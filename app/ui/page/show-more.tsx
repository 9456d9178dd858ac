import { ChevronDown } from 'lucide-react'
import { ButtonLink } from '../button.tsx'

/** Leads to the same list with more of it; in the workspace the key that goes on from the last row does too. The caller says how many come and makes the address. */
export function ShowMore({
	to,
	children,
	summary,
}: {
	to: string | null
	children: string
	summary?: string | undefined
}) {
	if (to === null && !summary) return null
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
			{to === null ? null : (
				<ButtonLink to={to} variant="secondary" preventScrollReset data-more="">
					{children}
					<ChevronDown size={16} aria-hidden="true" />
				</ButtonLink>
			)}
			{summary ? <p className="num text-sm text-ink-2">{summary}</p> : null}
		</div>
	)
}
