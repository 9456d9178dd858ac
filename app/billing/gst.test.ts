import { expect, test } from 'vitest'
import { isGstin } from '#app/platform/text/gstin.ts'
import { spellAmount, financialYear, gstStateCodes, invoiceNumber, splitGst } from './gst.ts'
import { demoGstin } from './invoices.server.ts'

test('tax within the state is halved and across states whole, and the parts are always the sum', () => {
	expect(splitGst(101n, '27', '27')).toEqual({ cgstPaise: 50n, sgstPaise: 51n, igstPaise: 0n })
	expect(splitGst(101n, '27', '29')).toEqual({ cgstPaise: 0n, sgstPaise: 0n, igstPaise: 101n })
})

test('a financial year of India ends with March', () => {
	expect(['2027-03-31', '2027-04-01', '2099-12-31'].map(financialYear)).toEqual(['26-27', '27-28', '99-00'])
})

test('a number has the sixteen characters that the law allows', () => {
	expect(invoiceNumber('26-27', 1)).toBe('TL/26-27/000001')
	expect(invoiceNumber('26-27', 999_999).length).toBeLessThanOrEqual(16)
})

test.each([
	[589_882n, 'Rupees five thousand eight hundred ninety-eight and eighty-two paise only'],
	[12_00_00_000n, 'Rupees twelve lakh only'],
	[1_50_00_00_100n, 'Rupees one crore fifty lakh one only'],
	[4000n, 'Rupees forty only'],
	[0n, 'Rupees zero only'],
])('%d paise are written in Indian words', (paise, words) => {
	expect(spellAmount(paise)).toBe(words)
})

test('states have codes of their own, and the GSTIN of the demo is well formed', () => {
	expect(new Set(Object.values(gstStateCodes)).size).toBe(36)
	expect(isGstin(demoGstin)).toBe(true)
})
