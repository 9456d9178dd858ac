import type { FormEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { clearBroughtAmounts } from './brought-amounts.ts'

const anInput = (value: string, defaultValue: string) => ({
	value,
	defaultValue,
	dispatchEvent: vi.fn<() => boolean>(),
})

test('when the unit changes, amounts that were filled in beforehand are cleared and typed ones stay', () => {
	const [from, to] = [anInput('9,000', '2,00,000'), anInput('3,00,000', '3,00,000')]
	const asked = vi.fn<(selector: string) => object[]>(() => [from, to])

	clearBroughtAmounts({
		currentTarget: { name: 'payUnit', form: { querySelectorAll: asked } },
	} as unknown as FormEvent<HTMLSelectElement>)

	expect(asked).toHaveBeenCalledWith('input[data-amount-unit="payUnit"]')
	expect([from.value, to.value]).toEqual(['9,000', ''])
	// What is drawn from the form learns of it.
	expect(from.dispatchEvent).not.toHaveBeenCalled()
	expect(to.dispatchEvent).toHaveBeenCalledOnce()
})
