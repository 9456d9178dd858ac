/** Most letters of such a path. A filtered list has five words of 60 letters in its address, and a letter of Hindi takes nine there. */
export const longestReturnTo = 4_000

/** Where to go after sign-in: a path of our own, with its query. Anything else, however it is dressed up, becomes `/`. */
export function safeReturnTo(value: unknown): string {
	if (typeof value !== 'string' || value.length > longestReturnTo) return '/'
	// Control characters, spaces and backslashes are what browsers drop or turn into slashes while they read an address.
	if (!value.startsWith('/') || /[\p{Cc}\p{Cf}\s\\]/u.test(value)) return '/'
	const base = 'https://own.invalid'
	if (!URL.canParse(value, base)) return '/'
	const url = new URL(value, base)
	if (url.origin !== base || url.pathname.startsWith('//')) return '/'
	// A second reading must not find another host behind encoded slashes.
	if (/^\/*(%2f|%5c|%09|%0a|%0d|%00)/i.test(url.pathname) || /[⁄∕／＼⧸]/.test(value)) return '/'
	return url.pathname + url.search + url.hash
}
