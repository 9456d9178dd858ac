/** The same database as the account in which the app logs in: it owns nothing. `operate/migrate.ts` makes it. */
export const asApp = (url: string) => Object.assign(new URL(url), { username: 'test_app', password: 'test_app' }).href

/** The same server, another database. */
export function withDatabase(serverUrl: string, name: string): string {
	const url = new URL(serverUrl)
	url.pathname = `/${name}`
	return url.href
}
