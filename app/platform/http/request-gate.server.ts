/** The parts of a request that say which page sent it. */
export type Sender = {
	method: string
	/** Header `Sec-Fetch-Site`: set by browsers, out of reach of scripts. */
	fetchSite: string | undefined
	/** Header `Origin`. */
	origin: string | undefined
	/** Header `Host`. */
	host: string | undefined
	/** Of the address, without its query. */
	path: string
}

export type GateRules = {
	appOrigin: string
	/** Outside production also the address that the person really uses counts as ours: 127.0.0.1, a phone in the same network. */
	trustHost: boolean
	/** Addresses that carry their own permission and look at no cookie: a program that is no browser may post there. */
	isPermit?: (path: string) => boolean
}

function isOurOrigin(origin: string, host: string | undefined, rules: GateRules): boolean {
	if (origin === rules.appOrigin) return true
	if (!rules.trustHost || !host || !URL.canParse(origin)) return false
	const url = new URL(origin)
	return url.protocol === 'http:' && url.host === host.toLowerCase() && url.origin === origin
}

/**
 * May this request change anything? Reading always passes; a write must come from our own pages. Browsers say so in
 * `Sec-Fetch-Site`, older ones in `Origin`; a request with neither is refused, unless its address is a permit in itself.
 */
export function passesGate(sender: Sender, rules: GateRules): boolean {
	if (sender.method === 'GET' || sender.method === 'HEAD') return true
	if (sender.fetchSite !== undefined) return sender.fetchSite === 'same-origin'
	if (sender.origin !== undefined) return isOurOrigin(sender.origin, sender.host, rules)
	return (sender.method === 'POST' || sender.method === 'PATCH') && rules.isPermit?.(sender.path) === true
}
