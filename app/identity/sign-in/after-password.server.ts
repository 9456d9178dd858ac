import type { Flash } from '#app/platform/http/flash.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { t } from '#app/platform/language/words.ts'

/** Goes on to `to` after the right password, by way of the code where the account has a second factor. */
export const afterPassword = (
	{ awaitsCode, cookies }: { awaitsCode: boolean; cookies: string[] },
	to: string,
	message: Flash = { title: t`Login successful` },
) =>
	awaitsCode
		? redirectWith(`/sign-in/second-factor?returnTo=${encodeURIComponent(to)}`, null, cookies)
		: redirectWith(to, message, cookies)
