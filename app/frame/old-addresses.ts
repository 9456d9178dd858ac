type OldAddress = {
	from: string
	to: string
	/** Fields of the address that have another name now. */
	renamed?: Record<string, string>
}

/** Addresses of pages that are part of another page now. `:name` stands for one part. What else an address asks for is kept. */
export const oldAddresses: readonly OldAddress[] = [
	{ from: '/hospital/waiting', to: '/hospital/today' },
	{ from: '/hospital/candidate-searches', to: '/hospital/views' },
]

const patterns = oldAddresses.map(
	({ from, ...address }) => [new RegExp(`^${from.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`), address] as const,
)

/** Where the page of an old address is now; null for any other address. */
export function newAddressOf({ pathname, searchParams }: URL): string | null {
	for (const [pattern, { to, renamed = {} }] of patterns) {
		const parts = pattern.exec(pathname.replace(/\.data$/, ''))
		if (!parts) continue
		const [path = '', query] = to.replaceAll(/:(\w+)/g, (_, name: string) => parts.groups?.[name] ?? '').split('?')
		const fields = new URLSearchParams(query)
		for (const [name, value] of searchParams) fields.append(renamed[name] ?? name, value)
		return fields.size > 0 ? `${path}?${fields}` : path
	}
	return null
}
