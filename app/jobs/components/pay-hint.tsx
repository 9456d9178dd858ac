import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { parseRupees } from '#app/platform/money.ts'
import { Notice } from '#app/ui/notice.tsx'
import {
	basisLine,
	medianLine,
	type PayFigures,
	type PayPlace,
	placeLines,
	placeOfPay,
	rangeLine,
	scopeLine,
} from '../pay-figures.ts'
import type { Read } from './preview-job.ts'

const restMs = 500

/** What other hospitals pay, and where this job is among them. Without figures there is nothing. */
export function PayHint({ read, initial }: { read: Read; initial: PayFigures | null }) {
	const asked = useFigures(read)
	const figures = asked === undefined ? initial : asked
	if (!figures || !isAbout(figures, read)) return null
	const paise = parseRupees(read('payFrom'))
	const place = paise === null ? null : placeOfPay(figures, paise)
	return (
		<Notice tone={place === 'low' ? 'warning' : 'plain'} title={medianLine(figures)}>
			<p className="num">
				{scopeLine(figures)}. {rangeLine(figures)}
			</p>
			{paise === null ? null : <Scale figures={figures} paise={paise} />}
			<output className="block font-semibold">{place && lineOf(place)}</output>
			<p className="num mt-1 text-sm text-ink-2">{basisLine(figures)}</p>
		</Notice>
	)
}

const lineOf = (place: PayPlace) => placeLines[place] + (place === 'low' ? ' You can still post the job.' : '')

/** The figures that were last asked for may be about what stood in the form before. */
const isAbout = (figures: PayFigures, read: Read) => figures.unit === (read('payUnit') || 'month')

function useFigures(read: Read): PayFigures | null | undefined {
	const { load, data } = useFetcher<{ figures: PayFigures | null }>()
	const asked = new URLSearchParams({
		speciality: read('speciality'),
		location: read('location'),
		unit: read('payUnit') || 'month',
	}).toString()
	const hasSpeciality = read('speciality') !== ''
	useEffect(() => {
		if (!hasSpeciality) return
		const timer = window.setTimeout(() => void load(`/hospital/pay-figures?${asked}`), restMs)
		return () => window.clearTimeout(timer)
	}, [asked, hasSpeciality, load])
	return hasSpeciality ? data?.figures : null
}

/** Where 10% to 90% of the hospitals are, the median, and this job. Said in words beside it. */
function Scale({ figures: { low, median, high }, paise }: { figures: PayFigures; paise: bigint }) {
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
