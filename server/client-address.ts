import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'

/** Without brackets and zone; `::ffff:192.0.2.1` is 192.0.2.1. */
function plainAddress(address: string): string {
	const plain = address.replace(/^\[|\]$/g, '').replace(/%.*$/, '')
	return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1] ?? plain
}

/** How limits count an address: IPv4 whole; of IPv6 the first four groups, since one household or attacker owns the rest. */
export function addressKey(address: string): string {
	const plain = plainAddress(address)
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

const nearby = new BlockList()
for (const [network, prefix] of [
	['10.0.0.0', 8],
	['100.64.0.0', 10],
	['127.0.0.0', 8],
	['169.254.0.0', 16],
	['172.16.0.0', 12],
	['192.168.0.0', 16],
] as const)
	nearby.addSubnet(network, prefix)
for (const [network, prefix] of [
	['::1', 128],
	['fc00::', 7],
	['fe80::', 10],
] as const)
	nearby.addSubnet(network, prefix, 'ipv6')

/**
 * A check of health by what runs this process: it comes from a private address, and no proxy has handed it on. The public is told
 * nothing of how we do, wherever the proxy was set up.
 */
export function asksFromNearby({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
	if (headers['x-forwarded-for'] !== undefined) return false
	const address = plainAddress(socket.remoteAddress ?? '')
	return nearby.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
