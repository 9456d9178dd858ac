import type { PayUnit } from '#app/platform/text/money.ts'
import { findUsualPay } from './queries.server.ts'
import { type UsualLine, usualLine } from './usual-pay.ts'

type Compared = {
	speciality: string | null
	location: string
	unit: PayUnit
	years?: number | null
	min: bigint
	max?: bigint | null
}

/** Where a pay is among what is usually paid for the same, in words, with the page of the figure; null without one. */
export async function comparePay({ min, max = null, ...asked }: Compared): Promise<UsualLine | null> {
	const usual = await findUsualPay(asked)
	return usual && usualLine(usual, min, max)
}
