import { safeReturnTo } from '#app/platform/http/return-to.ts'

/** The page from which a form of the frame was sent, or the front page. */
export function pageBefore(request: Request): string {
	const referrer = request.headers.get('referer')
	const back = referrer && URL.canParse(referrer) ? new URL(referrer) : null
	return back ? safeReturnTo(back.pathname + back.search) : '/'
}
