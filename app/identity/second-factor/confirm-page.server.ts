import type { RouterContextProvider } from 'react-router'
import { findMeans } from './confirm.server.ts'
import { challengeTokenOf } from '../sessions/cookies.server.ts'
import { findChallenge } from '../sign-in/phone-code.server.ts'
import { maskPhone } from '../phone.server.ts'
import { accountOf } from '../groups.server.ts'
import { findWait } from './step-up.server.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { safeReturnTo } from '#app/platform/http/return-to.ts'
import { t } from '#app/platform/language/words.ts'

/** Where the person goes once confirmed; the page of their account's security where nothing was named. */
function headedFrom(request: Request): string {
	const returnTo = safeReturnTo(new URL(request.url).searchParams.get('returnTo'))
	return returnTo === '/' || returnTo.startsWith('/account/confirm') ? '/account/security' : returnTo
}

/** A file is fetched by a link: a page cannot be left for it. */
const isFile = (headed: string) => /\.[a-z\d]{2,5}$/.test(headed.split('?')[0] ?? '')

export const confirmQuery = (request: Request) => `?${new URLSearchParams({ returnTo: headedFrom(request) })}`

export type ConfirmPageData = Awaited<ReturnType<typeof loadConfirmPage>>

/** What /account/confirm shows, and every form of it that was refused. */
export async function loadConfirmPage(context: Readonly<RouterContextProvider>, request: Request) {
	const actor = accountOf(context)
	const { phone, hasApp, hasPasskey } = await findMeans(actor)
	const waitUntil = await findWait(context, request)
	return {
		query: confirmQuery(request),
		file:
			new URL(request.url).searchParams.has('confirmed') && isFile(headedFrom(request)) ? headedFrom(request) : null,
		phone: phone === null ? null : maskPhone(phone),
		codeSent: phone !== null && (await hasCodeFor(request, phone)),
		hasPassword: actor.kind !== 'specialist',
		hasApp,
		hasPasskey,
		waitUntil: waitUntil && formatDateTime(waitUntil),
	}
}

async function hasCodeFor(request: Request, phone: string) {
	const token = await challengeTokenOf(request)
	const challenge = token === undefined ? null : await findChallenge(token)
	return challenge?.phone === phone && challenge.attemptsLeft > 0
}

/** On to what the person wanted, with the session's new cookie. */
export const afterConfirming = (request: Request, cookies: string[]) =>
	redirectWith(
		isFile(headedFrom(request)) ? `/account/confirm${confirmQuery(request)}&confirmed=yes` : headedFrom(request),
		{ title: t`Confirmed`, detail: t`You can continue now.` },
		cookies,
	)
