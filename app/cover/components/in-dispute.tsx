import { Notice } from '#app/ui/page/notice.tsx'
import type { enteredHours } from '../labels.ts'
import { t } from '#app/platform/language/words.ts'

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
		<Notice tone="info" title={t`Our team decides`}>
			<p className="wrap-anywhere">{reason}</p>
			{before ? <p className="num">{t`${{ hours: last ?? '' }} or ${{ before }}`}</p> : null}
			<p>
				{other === 'hospital'
					? t`You and the hospital get the decision with its reason.`
					: t`You and the specialist get the decision with its reason.`}
			</p>
		</Notice>
	)
}
