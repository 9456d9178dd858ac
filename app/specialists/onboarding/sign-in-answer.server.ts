import { clearedChallengeCookie } from '#app/identity/sessions/cookies.server.ts'
import type { signInWithCode } from '#app/identity/sign-in/phone-sign-in.server.ts'
import type { ChallengeIntent } from '#app/identity/tables.server.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { applyingFor } from './applying-for.ts'
import { t } from '#app/platform/language/words.ts'

type SignedIn = Extract<Awaited<ReturnType<typeof signInWithCode>>, { ok: true }>['value']

/** Where someone goes whose number is proved, and what they are told there. */
export async function answerSignIn({ isNew, intent, cookies, awaitsCode }: SignedIn) {
	const next = awaitsCode ? nextForSecondFactor(intent) : isNew ? nextForNew(intent) : nextForKnown(intent)
	return redirectWith(next.to, next.flash, [...cookies, await clearedChallengeCookie()])
}

/** The account also asks for the code of an app. */
function nextForSecondFactor({ returnTo = '/doctors/dashboard' }: ChallengeIntent) {
	return { to: `/sign-in/second-factor?${new URLSearchParams({ returnTo, from: 'phone' })}`, flash: null }
}

/** An application goes on by itself; applicants from elsewhere return once they have a resume. */
function nextForNew({ returnTo, resumeKey }: ChallengeIntent) {
	const flash = { title: t`Phone number verified successfully`, detail: t`Registration completed successfully!` }
	if (returnTo !== undefined && (resumeKey !== undefined || applyingFor(returnTo) !== null))
		return { to: returnTo, flash }
	// The dialog says it. A message would cover its fields.
	const query = new URLSearchParams({ welcome: '1', ...(returnTo === undefined ? {} : { returnTo }) })
	return { to: `/doctors/complete-profile?${query}`, flash: null }
}

/** Of a known number, what was typed this time is not written over what is stored. */
function nextForKnown({ returnTo, flow }: ChallengeIntent) {
	const registered = {
		title: t`Account Already Exists`,
		detail: t`You are now logged in.`,
		tone: 'info' as const,
	}
	return { to: returnTo ?? '/doctors/dashboard', flash: flow === 'login' ? { title: t`Login successful` } : registered }
}
