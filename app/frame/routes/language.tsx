import { redirect } from 'react-router'
import { z } from 'zod'
import { setLanguage } from '#app/identity/language.server.ts'
import { getActor } from '#app/identity/sessions/session.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest } from '#app/platform/http/http.ts'
import { safeReturnTo } from '#app/platform/http/return-to.ts'
import { addressIn, languages, readAddress } from '#app/platform/language/languages.ts'
import { pageBefore } from '../back.server.ts'
import { rememberLanguage } from '../language-offer.server.ts'
import type { Route } from './+types/language.ts'

export const loader = () => redirect('/')

const Choice = z.object({ language: z.enum(languages), returnTo: z.string().optional() })

/** The page again in another language. A specialist goes on reading it, and is written to in it. */
export async function action({ request, context }: Route.ActionArgs) {
	const form = await parseForm(request, Choice)
	if (!form.ok) throw badRequest()
	const { language, returnTo } = form.value
	const { url: page } = readAddress(returnTo === undefined ? pageBefore(request) : safeReturnTo(returnTo))
	const actor = getActor(context)
	if (actor.kind === 'specialist') await setLanguage(actor, language)
	// Whole: an address without a language of its own would be read in that of the page before.
	const address = actor.kind === 'specialist' ? page : addressIn(language, page)
	const headers = actor.kind === 'visitor' ? { 'Set-Cookie': await rememberLanguage(language) } : {}
	return redirect(new URL(address, request.url).href, { status: 303, headers })
}
