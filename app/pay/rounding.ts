/**
 * Pay is rounded to steps of 5 to 10% of the amount: ₹30,000 to ₹2,000, ₹1,25,000 to ₹10,000, ₹2,80,000 to ₹20,000.
 * What one hospital pays is rounded before anything is counted, so nothing that is counted can tell it any better.
 */
export function roundPay(paise: number): number {
	const unit = 10 ** Math.floor(Math.log10(paise)) / 10
	const lead = paise / unit
	const step = Math.max(1, unit * (lead < 20 ? 1 : lead < 50 ? 2 : 5))
	return Math.round(paise / step) * step
}
