import { Notice } from '#app/ui/page/notice.tsx'
import type { enteredHours } from '../labels.ts'

/** What the two sides say, until our team has decided. */
export function InDispute({
	reason,
	entered: { last, before },
	other,
}: {
	reason: string | null
	entered: ReturnType<typeof enteredHours>
	other: 'hospital' | 'specialist'
}) {
	return (
		<Notice tone="info" title="Our team decides">
			<p className="wrap-anywhere">{reason}</p>
			{before ? (
				<p className="num">
					{last} or {before}
				</p>
			) : null}
			<p>You and the {other} get the decision with its reason.</p>
		</Notice>
	)
}
