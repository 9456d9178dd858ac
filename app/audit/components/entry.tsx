import type { ReactNode } from 'react'

type EntryProps = {
	what: string
	/** 'Name, phone number'; blank where nothing was read. */
	fields: string
	children?: ReactNode
}

/** So many are read at a glance. */
const shownAtOnce = 4

/** What was done, and of a person what was shown: all of it, folded where it is a whole profile. */
export function Entry({ what, fields, children }: EntryProps) {
	const count = fields.split(', ').length
	return (
		<>
			<div>{what}</div>
			{fields === '' ? null : count <= shownAtOnce ? (
				<div className="font-normal text-ink-2">{fields}</div>
			) : (
				<details className="font-normal text-ink-2">
					<summary className="link cursor-pointer py-2.5 md:py-0">{count} details</summary>
					{fields}
				</details>
			)}
			{children ? <div className="font-normal wrap-anywhere text-ink-2">{children}</div> : null}
		</>
	)
}

type WhenProps = { at: { text: string; iso: string }; times?: number; since?: string | null }

/** Beside the other columns it stays on one line. Of several the latest, and since when. */
export const When = ({ at, times, since = null }: WhenProps) => (
	<>
		<time dateTime={at.iso} className="sm:whitespace-nowrap">
			{at.text}
		</time>
		{since === null ? null : (
			<div className="text-ink-2">
				{times} times since {since}
			</div>
		)}
	</>
)
