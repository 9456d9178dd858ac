import { redirect } from 'react-router'
import { notFound } from '#app/platform/http/http.ts'
import { newAddressOf } from './old-addresses.ts'

/** Leads on from an address whose page is part of another one now, for good. */
export function movedPage(request: Request) {
	const to = newAddressOf(new URL(request.url))
	if (to === null) throw notFound()
	return redirect(to, 308)
}
