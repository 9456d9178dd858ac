import type { PayUnit } from '#app/platform/money.ts'
import { pathOfPay } from './pay-path.ts'
import { findUsualPay } from './queries.server.ts'
import { placeNames, placeOfPay, rangeLine, scopeLine } from './usual-pay.ts'

type Compared = {
	speciality: string | null
	location: string
	unit: PayUnit
	years?: number | null
	/** Null to say the range alone. */
	min: bigint | null
	max?: bigint | null
}

export type UsualLine = { line: string; scope: string; to: string }

/** Where a pay is among what is usually paid for the same, in words, with the page of the figure; null without one. */
export async function comparePay({ min, max = null, ...asked }: Compared): Promise<UsualLine | null> {
	const usual = await findUsualPay(asked)
	if (!usual) return null
	const place = min === null ? 'Usual' : placeNames[placeOfPay(usual, min, max)]
	return { line: `${place}: ${rangeLine(usual)}`, scope: scopeLine(usual), to: pathOfPay(usual) }
}
