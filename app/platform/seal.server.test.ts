import { expect, test } from 'vitest'
import { seal, unseal } from './seal.server.ts'

test('what was sealed is read again with the same purpose and context only', () => {
	const sealed = seal('delivery', 'row-1', 'code 048213')

	expect(unseal('delivery', 'row-1', sealed)).toBe('code 048213')
	expect(unseal('delivery', 'row-2', sealed)).toBeNull()
	expect(unseal('backup', 'row-1', sealed)).toBeNull()
})

test('the same text is sealed differently each time, and is not in there', () => {
	const [one, other] = [seal('delivery', 'row-1', '048213'), seal('delivery', 'row-1', '048213')]

	expect(one.equals(other)).toBe(false)
	expect(one.includes('048213')).toBe(false)
})

test('one changed bit, or a piece missing, and nothing is read', () => {
	const sealed = seal('delivery', 'row-1', 'code 048213')
	for (let at = 0; at < sealed.length; at++) {
		const changed = Buffer.from(sealed)
		changed.writeUInt8(changed.readUInt8(at) ^ 1, at)

		expect(unseal('delivery', 'row-1', changed)).toBeNull()
		expect(unseal('delivery', 'row-1', sealed.subarray(0, at))).toBeNull()
	}
})
