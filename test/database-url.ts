/** The same server, another database. */
export function withDatabase(serverUrl: string, name: string): string {
	const url = new URL(serverUrl)
	url.pathname = `/${name}`
	return url.href
}
