import { lookup as resolve } from 'node:dns'
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net'

const reserved = new BlockList()
for (const [network, bits] of [
	['0.0.0.0', 8],
	['10.0.0.0', 8],
	['100.64.0.0', 10],
	['127.0.0.0', 8],
	['169.254.0.0', 16],
	['172.16.0.0', 12],
	['192.0.0.0', 24],
	['192.0.2.0', 24],
	['192.88.99.0', 24],
	['192.168.0.0', 16],
	['198.18.0.0', 15],
	['198.51.100.0', 24],
	['203.0.113.0', 24],
	['224.0.0.0', 3],
] as const)
	reserved.addSubnet(network, bits, 'ipv4')

// Of IPv6 only 2000::/3 is assigned, and these parts of it lead elsewhere or nowhere.
const assigned = new BlockList()
assigned.addSubnet('2000::', 3, 'ipv6')
for (const [network, bits] of [
	['2001::', 23],
	['2001:db8::', 32],
	['2002::', 16],
	['3fff::', 20],
] as const)
	reserved.addSubnet(network, bits, 'ipv6')

/** An address of the public internet, by the registries of IANA: not of this machine, of a network behind it, or of a cloud. */
export const isPublicAddress = (address: string): boolean =>
	isIPv4(address)
		? !reserved.check(address, 'ipv4')
		: isIP(address) === 6 && assigned.check(address, 'ipv6') && !reserved.check(address, 'ipv6')

export const isLoopback = (address: string) => address === '::1' || /^127\./.test(address)

class NotPublic extends Error {
	override name = 'NotPublic'
}

/**
 * Resolves names for a connection and lets it go only where `mayReach` allows. It is the resolution with which the
 * connection is made, so a name cannot be one thing when it is checked and another when it is called.
 */
export const lookupOnly =
	(mayReach: (address: string) => boolean): LookupFunction =>
	(hostname, options, callback) => {
		resolve(hostname, { ...options, all: true }, (error, addresses) => {
			if (error) return callback(error, '')
			const [first] = addresses
			if (!first || !addresses.every(({ address }) => mayReach(address)))
				return callback(new NotPublic('The name leads to an address that is not public.'), '')
			if (options.all) callback(null, addresses)
			else callback(null, first.address, first.family)
		})
	}
