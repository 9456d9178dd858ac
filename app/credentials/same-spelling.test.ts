import { expect, test } from 'vitest'
import { isSameSpelling } from './same-spelling.ts'

test.each([
	['Dr Asha Menon', 'Asha Menon'],
	['Asha Menon', 'MENON ASHA'],
	['Asha Menon', 'Dr. Asha R. Menon'],
	['Asha Ramesh Menon', 'Asha R Menon'],
	['Asha Ramesh Menon', 'Asha Menon'],
	['Asha Menon', 'A. Menon'],
	['M Khan', 'M R Khan'],
	['Pooja Lakshmi Chaudhary', 'Puja Laxmi Choudhari'],
	['Ayesha Mohammed', 'Aisha Mohamed'],
	['Asharani Menon', 'Asha Rani Menon'],
	['Dr Asha Menon', 'Asha Menon MD'],
])('%s may write %s and stays who was verified', (checked, name) => {
	expect(isSameSpelling(checked, name)).toBe(true)
})

test.each([
	['Asha Menon', 'Naresh Trehan'],
	['Asha Menon', 'Asha Trehan'],
	['Asha Menon', 'Asha Menon Naresh Trehan'],
	['Asha Menon', 'Usha Menon'],
	['Rajesh Patil', 'Rakesh Patil'],
	['Amit Shah', 'Amita Shah'],
	['R. Menon', 'Rajesh Menon'],
	['Asha Menon', 'A M'],
	['Asha Menon', 'आशा मेनन'],
	['Asha Shetty', 'D Shetty'],
	['M Khan', 'N Khan'],
	['Asha Rao', 'D P Rao'],
	['Asha Ramesh Menon', 'R K Menon'],
])('%s who becomes %s is checked again', (checked, name) => {
	expect(isSameSpelling(checked, name)).toBe(false)
})
