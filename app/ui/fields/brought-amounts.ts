import type { FormEvent } from 'react'

/** For the select of a unit: an amount that was filled in beforehand, for another unit, is cleared. A typed one stays. */
export function clearBroughtAmounts({ currentTarget: { name, form } }: FormEvent<HTMLSelectElement>) {
	for (const input of form?.querySelectorAll<HTMLInputElement>(`input[data-amount-unit="${name}"]`) ?? []) {
		if (input.value === '' || input.value !== input.defaultValue) continue
		input.value = ''
		input.dispatchEvent(new Event('input', { bubbles: true }))
	}
}
