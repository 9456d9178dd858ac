import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { many } from '#app/platform/language/words.ts'
import { asWritten } from '#app/ui/as-written.ts'

type EntryProps = {
	what: string
	/** What was read: 'Name', 'phone number'. */
	fields: readonly string[]
	/** To which thing it was done. */
	thing?: { text: string; href: string | null; isWritten?: true } | null
	children?: ReactNode
}

/** So many are read at a glance. */
const shownAtOnce = 4

/** What was done, and of a person what was shown: all of it, folded where it is a whole profile. */
export function Entry({ what, fields, thing = null, children }: EntryProps) {
	const listed = fields.join(', ')
	return (
		<>
			<div>{what}</div>
			{thing === null ? null : (
				<div className="font-normal wrap-anywhere" {...(thing.isWritten ? asWritten() : {})}>
					<Linked to={thing.href}>{thing.text}</Linked>
				</div>
			)}
			{fields.length === 0 ? null : fields.length <= shownAtOnce ? (
				<div className="font-normal text-ink-2">{listed}</div>
			) : (
				<details className="font-normal text-ink-2">
					<summary className="link cursor-pointer py-2.5 md:py-0">
						{many({ details: fields.length }, '# detail', '# details')}
					</summary>
					{listed}
				</details>
			)}
			{children ? <div className="font-normal wrap-anywhere text-ink-2">{children}</div> : null}
		</>
	)
}

/** A link where there is a page to open. */
export const Linked = ({ to, children }: { to: string | null; children: ReactNode }) =>
	to === null ? (
		children
	) : (
		<Link to={to} className="link">
			{children}
		</Link>
	)

/** `span`: of several, how many and from when to when. */
type WhenProps = { at: { text: string; iso: string }; span?: string | null }

/** Beside the other columns it stays on one line. Of several the latest. */
export const When = ({ at, span = null }: WhenProps) => (
	<>
		<time dateTime={at.iso} className="sm:whitespace-nowrap">
			{at.text}
		</time>
		{span === null ? null : <div className="text-ink-2">{span}</div>}
	</>
)
