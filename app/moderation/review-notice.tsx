import type { ReactNode } from 'react'
import { Notice } from '#app/ui/page/notice.tsx'
import type { Reason } from './marked.ts'
import { reviewTargetHours } from './status.ts'

export type ReviewNoticeProps = {
	review: { status: 'waiting' | 'refused'; reasons: readonly Reason[]; reason: string | null }
	/** What the author can do about it here. */
	children?: ReactNode
}

/** Why something of a hospital is not live, for its members: what was found and how to correct it. */
export function ReviewNotice({ review: { status, reasons, reason }, children }: ReviewNoticeProps) {
	const isWaiting = status === 'waiting'
	return (
		<Notice tone={isWaiting ? 'warning' : 'danger'} title={isWaiting ? 'In review' : 'Not approved'}>
			{isWaiting ? (
				<p>We read it within {reviewTargetHours} hours. No specialist can see it until then.</p>
			) : (
				<p className="whitespace-pre-line">{reason}</p>
			)}
			<ReasonList reasons={reasons} />
			{children}
		</Notice>
	)
}

/** What the scanner found, each with its places and what to do. */
export function ReasonList({ reasons }: { reasons: readonly Reason[] }) {
	return (
		<ul className="mt-2 grid gap-2">
			{reasons.map(({ rule, name, advice, places }) => (
				<li key={rule}>
					<strong>{name}.</strong> {advice}
					{places.map((place) => (
						<div key={place} className="break-words">
							<mark className="rounded-xs bg-gold-soft px-0.5 font-semibold text-on-gold-soft underline decoration-2 underline-offset-2">
								{place}
							</mark>
						</div>
					))}
				</li>
			))}
		</ul>
	)
}
