import { formatPayRange } from '#app/platform/text/money.ts'
import { rangeLine, type UsualPay } from '../usual-pay.ts'
import { t } from '#app/platform/language/words.ts'

const [width, height, edge] = [320, 28, 8]

/** Where half of the hospitals are and the middle one of all, on a scale that begins at nothing. Said in words above it. */
export function PayRange({ pay }: { pay: UsualPay }) {
	const most = Number(pay.high) * 1.15
	const x = (paise: bigint) => edge + (Number(paise) / most) * (width - 2 * edge)
	return (
		<div className="grid gap-1">
			<p className="num flex flex-wrap items-baseline gap-x-3">
				<span className="text-lg font-bold">{rangeLine(pay)}</span>
				<span className="text-ink-2">{t`Median ${{ pay: formatPayRange(pay.median, null, pay.unit) }}`}</span>
			</p>
			<svg
				viewBox={`0 0 ${width} ${height}`}
				preserveAspectRatio="xMinYMid"
				className="h-8 w-full max-w-prose"
				aria-hidden="true"
			>
				<path d={`M${edge} 14H${width - edge}`} stroke="var(--line)" strokeWidth="4" strokeLinecap="round" />
				<path d={`M${x(pay.low)} 14H${x(pay.high)}`} stroke="var(--brand)" strokeWidth="12" strokeLinecap="round" />
				<path d={`M${x(pay.median)} 6V22`} stroke="var(--gold)" strokeWidth="4" strokeLinecap="round" />
			</svg>
		</div>
	)
}
