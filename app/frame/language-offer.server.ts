import { createCookie } from 'react-router'
import { env } from '#app/platform/env.server.ts'
import type { RequestFacts } from '#app/platform/http/request-context.server.ts'
import { inLanguage } from '#app/platform/language/language.server.ts'
import type { Language } from '#app/platform/language/languages.ts'
import { t } from '#app/platform/language/words.ts'
import type { LanguageOffer } from './viewer.ts'

/** Not signed because it is not personal. */
const cookie = createCookie('language', {
	path: '/',
	httpOnly: true,
	sameSite: 'lax',
	secure: env.APP_ORIGIN.startsWith('https://'),
	maxAge: 400 * 24 * 3600,
})

/** The language in which this browser would rather read the page, until someone has chosen English in it; said in that language. */
export async function offerLanguage(
	request: Request,
	{ language, wanted = null }: Pick<RequestFacts, 'language' | 'wanted'>,
): Promise<LanguageOffer | null> {
	if (language !== null || wanted === null) return null
	if ((await cookie.parse(request.headers.get('cookie'))) === 'en') return null
	return inLanguage(wanted, () => ({
		language: wanted,
		text: t`Read this page in English`,
		refusal: t`Continue in English`,
	}))
}

/** Remembers that a visitor chose English; another choice stands in the address. */
export const rememberLanguage = (language: Language) =>
	cookie.serialize(language, language === 'en' ? {} : { maxAge: 0 })
