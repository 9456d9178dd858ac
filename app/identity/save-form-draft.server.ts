import type { MiddlewareFunction } from 'react-router'
import { dropFormDraft, saveDraft } from './form-drafts.server.ts'
import { pageOf } from './page-of.ts'
import { sentToSignIn } from './groups.server.ts'
import { endedSession, getActor } from './sessions/session.server.ts'

const takesFields = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/

/**
 * Root middleware, after `identifyActor`. Keeps a form that arrives after its session has ended until its sender logs
 * in again. Only for browsers that had a session, so no one else can fill the table. A form sent while logged in drops
 * what was kept for its page.
 */
export const saveFormDraft: MiddlewareFunction<Response> = async ({ request, context }, next) => {
	if (request.method !== 'POST') return next()
	if (getActor(context).kind !== 'visitor')
		return withCookie(await next(), await dropFormDraft(request, pageOf(request)))

	const ended = endedSession(context)
	const copy = ended && takesFields.test(request.headers.get('content-type') ?? '') ? request.clone() : null
	const response = await next()
	const kind = sentToSignIn(context)
	if (!copy || !ended || !kind) return response
	// A body that is no form holds nothing to keep; its sender is asked to sign in all the same.
	const form = await copy.formData().catch(() => null)
	if (!form) return response
	const owner = { kind: ended.kind ?? kind, accountId: ended.accountId }
	return withCookie(response, await saveDraft(form, { path: pageOf(request), ...owner }))
}

function withCookie(response: Response, cookie: string | null) {
	if (cookie !== null) response.headers.append('Set-Cookie', cookie)
	return response
}
