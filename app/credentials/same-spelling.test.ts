import { expect, test } from 'vitest'
import { isSameSpelling } from './same-spelling.ts'

test.each([
	['Dr Asha Menon', 'Asha Menon'],
	['Asha Menon', 'MENON ASHA'],
	['Asha Menon', 'Dr. Asha R. Menon'],
	['Asha Ramesh Menon', 'Asha R Menon'],
	['Asha Ramesh Menon', 'Asha Menon'],
	['Asha Menon', 'A. Menon'],
	['Pooja Lakshmi Chaudhary', 'Puja Laxmi Choudhari'],
	['Ayesha Mohammed', 'Aisha Mohamed'],
	['Asharani Menon', 'Asha Rani Menon'],
	['Dr Asha Menon', 'Asha Menon MD'],
	['Dr Asha S Menon', 'Asha Menon'],
	['Asha Menon', 'A. K. Menon'],
	['Ayesha Khan', 'A Khan'],
	['Philip Xavier', 'P Xavier'],
	['Philip Xavier', 'Philip X'],
	['M Khan', 'M R Khan'],
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
	['Asha Shetty', 'Dr. D. Shetty'],
	['M Khan', 'N Khan'],
	['Asha Rao', 'D P Rao'],
	['Y Khan', 'I Khan'],
	['Asha Rao', 'Rao D'],
	['Asha R Menon', 'Asha K Menon'],
	['Asha Ramesh Menon', 'Asha K Menon'],
	['Asha Ramesh Menon', 'A K Menon'],
	['Asha Ramesh Menon', 'R K Menon'],
	['Asha Menon', 'Asha K'],
])('%s who becomes %s is checked again', (checked, name) => {
	expect(isSameSpelling(checked, name)).toBe(false)
})
