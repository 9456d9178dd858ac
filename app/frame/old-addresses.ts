/** Addresses of pages that are part of another page now. `:name` stands for one part. What else an address asks for is kept. */
export const oldAddresses: readonly { from: string; to: string }[] = [
	{ from: '/hospital/waiting', to: '/hospital/today' },
	{ from: '/hospital/candidate-searches', to: '/hospital/views' },
	{ from: '/hospital/jobs/:jobId/specialists', to: '/hospitals/dashboard?job=:jobId' },
]

const patterns = oldAddresses.map(
	({ from, to }) => [new RegExp(`^${from.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`), to] as const,
)

/** Where the page of an old address is now; null for any other address. */
export function newAddressOf({ pathname, searchParams }: URL): string | null {
	for (const [pattern, to] of patterns) {
		const parts = pattern.exec(pathname.replace(/\.data$/, ''))
		if (!parts) continue
		const [path = '', query] = to.replaceAll(/:(\w+)/g, (_, name: string) => parts.groups?.[name] ?? '').split('?')
		const fields = new URLSearchParams(query)
		for (const [name, value] of searchParams) fields.append(name, value)
		return fields.size > 0 ? `${path}?${fields}` : path
	}
	return null
}
