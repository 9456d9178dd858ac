import { expect, test } from 'vitest'
import { addressKey, asksFromNearby, clientAddress } from './client-address.ts'

test.each([
	['192.0.2.1', '192.0.2.1'],
	['::ffff:192.0.2.1', '192.0.2.1'],
	['::FFFF:192.0.2.1', '192.0.2.1'],
	['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
	['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
	['2001:db8::1', '2001:db8:0:0::/64'],
	['::1', '0:0:0:0::/64'],
	['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, key) => {
	expect(addressKey(address)).toBe(key)
})

test('all addresses of one /64 share one bucket', () => {
	const keys = Array.from({ length: 65_536 }, (_, i) =>
		addressKey(`2001:db8:1:2::${(i ^ 0x5555).toString(16)}:${i.toString(16)}`),
	)

	expect(new Set(keys).size).toBe(1)
})

test.each([
	[0, '203.0.113.9', '192.0.2.1'],
	[1, '203.0.113.9', '203.0.113.9'],
	[1, '1.1.1.1, 203.0.113.9', '203.0.113.9'],
	[2, '1.1.1.1, 203.0.113.9, 10.0.0.1', '203.0.113.9'],
	[2, '203.0.113.9', '203.0.113.9'],
	[1, '', '192.0.2.1'],
	[1, 'not an address', '192.0.2.1'],
])('behind %i proxies, X-Forwarded-For %j means %s', (proxies, forwarded, address) => {
	expect(clientAddress('192.0.2.1', forwarded, proxies)).toBe(address)
})

const askedBy = (remoteAddress: string, forwardedFor?: string) =>
	({
		headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
		socket: { remoteAddress },
	}) as unknown as Parameters<typeof asksFromNearby>[0]

test.each([
	'127.0.0.1',
	'::ffff:10.0.3.7',
	'172.18.0.4',
	'192.168.1.5',
	'100.64.0.9',
	'::1',
	'fd12:3456::1',
	'fe80::1%eth0',
])('a check of health may come from %s, but not through a proxy', (address) => {
	expect(asksFromNearby(askedBy(address))).toBe(true)
	expect(asksFromNearby(askedBy(address, '203.0.113.7'))).toBe(false)
})

test.each(['203.0.113.7', '::ffff:203.0.113.7', '2405:201::1', '172.32.0.1'])(
	'%s is told nothing of how we do',
	(address) => {
		expect(asksFromNearby(askedBy(address))).toBe(false)
	},
)
