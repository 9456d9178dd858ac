import { isIPv6 } from 'node:net'

/** `::ffff:192.0.2.1` is 192.0.2.1; of IPv6 the first four groups, since one household or attacker owns the rest. */
export function addressKey(address: string): string {
	const plain = address.replace(/^\[|\]$/g, '').replace(/%.*$/, '')
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
	if (mapped) return mapped
	if (!isIPv6(plain)) return plain
	const [head = '', tail] = plain.toLowerCase().split('::')
	const first = head === '' ? [] : head.split(':')
	const last = tail === undefined || tail === '' ? [] : tail.split(':')
	const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
	const groups = [...first, ...Array.from({ length: missing }, () => '0'), ...last]
	const prefix = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
	return `${prefix.join(':')}::/64`
}

/**
 * The address of the caller, as limits count it. `X-Forwarded-For` is believed only as far as `trustedProxies` reach, from the
 * right: everything further left was written by the caller.
 */
export function clientAddress(
	socketAddress: string | undefined,
	forwardedFor: string | undefined,
	trustedProxies: number,
) {
	const socket = socketAddress ?? '127.0.0.1'
	if (trustedProxies === 0 || !forwardedFor) return addressKey(socket)
	const hops = forwardedFor.split(',').map((hop) => hop.trim())
	const hop = hops[Math.max(0, hops.length - trustedProxies)]
	return addressKey(hop && /^[\da-f.:%[\]]+$/i.test(hop) ? hop : socket)
}
