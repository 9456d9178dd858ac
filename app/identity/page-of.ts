import { safeReturnTo } from '#app/platform/http/return-to.ts'

/**
 * The page that this request came from or asks for, to come back to. A form that was posted cannot be posted again by
 * following a link: back to the page it stood on, which browsers name, else to its own address.
 */
export function pageOf(request: Request): string {
	const url = new URL(request.url)
	const path = url.pathname.replace(/\.data$/, '')
	if (request.method === 'GET' || request.method === 'HEAD') return safeReturnTo(path + url.search)
	const referer = request.headers.get('referer')
	if (referer && URL.canParse(referer)) {
		const from = new URL(referer)
		if (from.origin === url.origin) return safeReturnTo(from.pathname + from.search)
	}
	return safeReturnTo(path)
}
