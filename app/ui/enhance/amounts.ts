import { payUnits } from '#app/platform/text/money.ts'
import { understoodAmount } from '#app/platform/text/typed-amount.ts'
import { on } from './delegate.ts'

/** Says below a field of rupees what its words come to: '30 LPA' is ₹2,50,000 a month. */
function sayWhatIsUnderstood(input: HTMLInputElement) {
	const line = document.getElementById(`${input.id}-understood`)
	const { amount, amountUnit } = input.dataset
	const other = amountUnit === undefined ? null : input.form?.elements.namedItem(amountUnit)
	const said = other instanceof HTMLSelectElement || other instanceof RadioNodeList ? other.value : amount
	const text = understoodAmount(payUnits.find((unit) => unit === said) ?? null, input.value)
	if (line && line.textContent !== text) line.textContent = text
}

const field = 'input[data-amount]'

export function explainAmounts() {
	on('input', field, (input) => {
		if (input instanceof HTMLInputElement) sayWhatIsUnderstood(input)
	})
	// Another unit means another amount.
	on('change', 'select, input[type="radio"]', (control) => {
		const { form } = control as HTMLSelectElement | HTMLInputElement
		for (const input of form?.querySelectorAll<HTMLInputElement>(field) ?? []) sayWhatIsUnderstood(input)
	})
}
