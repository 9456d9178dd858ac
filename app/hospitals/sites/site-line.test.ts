import { expect, test } from 'vitest'
import { addressLine } from './site-line.ts'

test.each([
	['S.No. 42, Baner Road,\nBaner, Pune - 411 045', 'Pune', '411045', 'S.No. 42, Baner Road, Baner, Pune - 411 045'],
	['S.No. 42, Baner Road ,, Baner', 'Pune', '411045', 'S.No. 42, Baner Road, Baner, Pune 411045'],
	['12 Pune Road', 'Nashik', null, '12 Pune Road, Nashik'],
	['FC Road\nShivajinagar\n411005', 'Pune', '411005', 'FC Road, Shivajinagar, 411005, Pune'],
	['Pune-Nashik Road, Chakan', 'Pune', null, 'Pune-Nashik Road, Chakan, Pune'],
	['12 Punekar Chowk', 'Pune', null, '12 Punekar Chowk, Pune'],
])('an address is printed on one line and says each part once: %j', (address, city, pin, line) => {
	expect(addressLine({ address, city, pin })).toBe(line)
})
