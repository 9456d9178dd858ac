import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { rangeLine, scopeLine, type UsualPay } from '#app/pay/usual-pay.ts'

type UsualPayHintProps = {
	/** For what the form began with, one line for each unit. */
	lines: readonly string[]
	/** What is chosen since then; null before anything is. */
	chosen: { speciality: string; unit: string } | null
	location: string
}

/** What is usually paid for what is chosen. Without JavaScript it is what the form began with. */
export function UsualPayHint({ lines, chosen, location }: UsualPayHintProps) {
	const { load, data } = useFetcher<{ figures: UsualPay | null }>()
	const asked = chosen && new URLSearchParams({ ...chosen, location }).toString()
	useEffect(() => {
		if (asked) void load(`/hospital/pay-figures?${asked}`)
	}, [asked, load])
	const shown = asked && data ? [figureLine(data.figures)] : lines
	if (shown.length === 0) return null
	return (
		<ul className="-mt-3 text-sm text-ink-2" aria-live="polite">
			{shown.map((line) => (
				<li key={line}>{line}</li>
			))}
		</ul>
	)
}

/** Where nothing is known the pay stays empty, and this is why. */
export const figureLine = (figure: UsualPay | null) =>
	figure ? usualPayLine(figure) : 'Too few hospitals have said what they pay for this, so we name no usual pay.'

export const usualPayLine = (figure: UsualPay) => `Usual for ${scopeLine(figure)}: ${rangeLine(figure)}`
