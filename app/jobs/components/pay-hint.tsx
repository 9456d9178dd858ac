import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { formatPayRange } from '#app/platform/text/money.ts'
import { payIn } from '#app/platform/text/typed-amount.ts'
import { Notice } from '#app/ui/page/notice.tsx'
import {
	basisLine,
	isVeryLow,
	placeNames,
	placeOfPay,
	rangeLine,
	scopeLine,
	type UsualPay,
	widerLine,
} from '#app/pay/usual-pay.ts'
import type { Read } from './preview-job.ts'

const restMs = 500

/** What hospitals usually pay, and where this job is. Without figures there is nothing. */
export function PayHint({ read, initial }: { read: Read; initial: UsualPay | null }) {
	const asked = useFigures(read)
	const figures = asked === undefined ? initial : asked
	if (!figures || !isAbout(figures, read)) return null
	const { from: paise, to: most } = payIn(figures.unit, read('payFrom'), read('payTo'))
	const isLow = paise !== null && isVeryLow(figures, paise)
	return (
		<Notice tone={isLow ? 'warning' : 'plain'} title={`Usual: ${rangeLine(figures)}`}>
			<p className="num">
				Median {formatPayRange(figures.median, null, figures.unit)}. {scopeLine(figures)}. {widerLine(figures)}
			</p>
			{paise === null ? null : <Scale figures={figures} paise={paise} />}
			<output className="block font-semibold">
				{paise === null
					? null
					: isLow
						? 'Your pay is lower than at 90% of these hospitals. You can still post the job.'
						: `${placeNames[placeOfPay(figures, paise, most)]}.`}
			</output>
			<p className="num mt-1 text-sm text-ink-2">{basisLine(figures)}</p>
		</Notice>
	)
}

/** The figures that were last asked for may be about what stood in the form before. */
const isAbout = (figures: UsualPay, read: Read) => figures.unit === (read('payUnit') || 'month')

function useFigures(read: Read): UsualPay | null | undefined {
	const { load, data } = useFetcher<{ figures: UsualPay | null }>()
	const asked = new URLSearchParams({
		speciality: read('speciality'),
		location: read('location'),
		unit: read('payUnit') || 'month',
		years: read('experienceFrom'),
	}).toString()
	const hasSpeciality = read('speciality') !== ''
	useEffect(() => {
		if (!hasSpeciality) return
		const timer = window.setTimeout(() => void load(`/hospital/pay-figures?${asked}`), restMs)
		return () => window.clearTimeout(timer)
	}, [asked, hasSpeciality, load])
	return hasSpeciality ? data?.figures : null
}

/** Where half of the hospitals are, the median, and this job. Said in words beside it. */
function Scale({ figures: { low, median, high }, paise }: { figures: UsualPay; paise: bigint }) {
	const [from, to] = [Math.min(Number(low), Number(paise)), Math.max(Number(high), Number(paise))]
	const edge = (to - from) * 0.04 || 1
	const at = (value: bigint) => ((Number(value) - from + edge) / (to - from + 2 * edge)) * 100
	return (
		<svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" className="my-2 h-3 w-full">
			<rect y="3" width="100" height="6" fill="var(--line)" />
			<rect x={at(low)} y="3" width={at(high) - at(low)} height="6" fill="var(--brand)" />
			<rect x={at(median) - 0.25} y="1" width="0.5" height="10" fill="var(--ink)" />
			<rect x={at(paise) - 0.75} width="1.5" height="12" fill="var(--gold)" stroke="var(--ink)" strokeWidth="0.2" />
		</svg>
	)
}
