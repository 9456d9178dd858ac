import { t } from '#app/platform/language/words.ts'

/** How the pay of a job comes about: a fixed sum, a sum that is guaranteed with a share above it, or a share alone. */
export const payModels = ['fixed', 'guarantee', 'share'] as const
export type PayModel = (typeof payModels)[number]

export const payModelNames: Record<PayModel, string> = {
	fixed: 'Fixed pay',
	guarantee: 'Minimum guarantee',
	share: 'Share of fees',
}

type Model = { payModel: PayModel; feeSharePercent: number | null }

/** Said beside the amount; nothing where the pay is fixed. */
export function payModelLine({ payModel, feeSharePercent: percent }: Model): string {
	if (payModel === 'fixed') return ''
	if (payModel === 'guarantee')
		return percent === null
			? t`Guaranteed minimum, plus a share of fees above it`
			: t`Guaranteed minimum, plus ${{ percent }}% of fees above it`
	return percent === null
		? t`Share of fees. The amount shown is the hospital’s estimate`
		: t`${{ percent }}% of fees. The amount shown is the hospital’s estimate`
}
