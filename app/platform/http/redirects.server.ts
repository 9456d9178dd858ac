import { redirect } from 'react-router'
import { flash } from './flash.server.ts'
import type { Flash } from './flash.ts'

/** Sends the person on with a message on the next page, and cookies where the step set some. */
export async function redirectWith(to: string, message: Flash | null, cookies: string[] = []) {
	const headers = new Headers()
	for (const cookie of cookies) headers.append('Set-Cookie', cookie)
	if (message) headers.append('Set-Cookie', await flash(message))
	return redirect(to, { status: 303, headers })
}
