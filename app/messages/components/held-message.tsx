import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { MarkedTexts } from '#app/moderation/marked-texts.tsx'
import { ReviewNotice, type ReviewNoticeProps } from '#app/moderation/review-notice.tsx'

type HeldMessageProps = Pick<ReviewNoticeProps['review'], 'reasons'> & Pick<ComponentProps<typeof MarkedTexts>, 'texts'>

/** A message of the hospital that has not been sent: what was found in it, and what the team can do. */
export function HeldMessage({ texts, reasons }: HeldMessageProps) {
	return (
		<ReviewNotice review={{ status: 'waiting', reasons, reason: null }}>
			<div className="mt-2 grid gap-2">
				<MarkedTexts texts={texts} />
				<Link to="/hospital/reviews" className="link">
					Withdraw it or view all in review
				</Link>
			</div>
		</ReviewNotice>
	)
}
