// Alone: loads its modules with an https address, which settles names and flags of cookies.
import { globSync, readFileSync } from 'node:fs'
import { afterAll, expect, test, vi } from 'vitest'

// On https, as in production: the names and flags are settled when the modules are loaded.
vi.stubEnv('APP_ORIGIN', 'https://theatrelist.example')
vi.resetModules()
afterAll(() => vi.unstubAllEnvs())
const { anAccount, aSession, fixturePassword } = await import('#app/identity/fixtures.server.ts')
const { db } = await import('#app/platform/database/db.server.ts')
const { authenticators } = await import('#app/identity/tables.server.ts')

const page = (cookie = '') => new Request('https://theatrelist.example/', { method: 'POST', headers: { cookie } })
const pair = (line = '') => line.split(';')[0] ?? ''

/** Our `Set-Cookie` headers, as the functions that answer requests make them. */
async function everyCookie(): Promise<string[]> {
	const { rememberNewPack, rememberOpener } = await import('#app/credentials/packs/pack-cookies.server.ts')
	const { rememberRegistering } = await import('#app/hospitals/checks/registering-cookie.server.ts')
	const { challengeCookie, clearedChallengeCookie } = await import('#app/identity/sessions/cookies.server.ts')
	const { dropFormDraft, saveDraft } = await import('#app/identity/form-drafts.server.ts')
	const { signInWithPassword } = await import('#app/identity/sign-in/member-sign-in.server.ts')
	const { startPasskeyChallenge } = await import('#app/identity/second-factor/passkey-challenges.server.ts')
	const { renewSession } = await import('#app/identity/sessions/session.server.ts')
	const { clearedSessionCookie } = await import('#app/identity/sessions/session-cookie.server.ts')
	const { keepSearch, forgetSearch } = await import('#app/alerts/search-to-save.server.ts')
	const { flash, consumeFlash } = await import('#app/platform/http/flash.server.ts')
	const { rememberMade } = await import('#app/identity/shown-once.server.ts')
	const { rememberWrite } = await import('#app/platform/database/replica.server.ts')
	const { rememberTheme } = await import('#app/platform/http/theme.server.ts')
	const { closeNameBanner } = await import('#app/frame/name-banner.server.ts')
	const { rememberLanguage } = await import('#app/frame/language-offer.server.ts')

	const account = await anAccount({ kind: 'operator', email: 'ravi@us.example', password: fixturePassword })
	const signIn = () =>
		signInWithPassword(page(), 'operator', { email: 'ravi@us.example', password: fixturePassword }, '203.0.113.7')
	const signedIn = await signIn()
	const { sessionId } = await aSession(account)
	const passkey = await startPasskeyChallenge('challenge', null, { address: '203.0.113.7' })
	const form = new FormData()
	form.set('name', 'Lakeside')
	const kept = (await saveDraft(form, { path: '/', kind: 'member', accountId: null })) ?? ''
	const message = await flash({ title: 'Saved' })
	return [
		...(signedIn.ok ? signedIn.value.cookies : []),
		(await db.transaction((tx) => renewSession(tx, sessionId, { isStrong: false }))) ?? '',
		clearedSessionCookie(),
		await challengeCookie.serialize('token'),
		await clearedChallengeCookie(),
		passkey.ok ? passkey.value.cookie : '',
		kept,
		(await dropFormDraft(page(pair(kept)), '/')) ?? '',
		await rememberRegistering('meera@lakeside.example'),
		await rememberNewPack({ packId: account.id, token: 'token' }),
		await rememberOpener('token', { name: 'Meera', organisation: 'Lakeside' }),
		await rememberMade({ id: account.id, secret: 'secret' }),
		await keepSearch('q=icu'),
		await forgetSearch(),
		message,
		(await consumeFlash(page(pair(message))))?.cleared ?? '',
		await rememberWrite(),
		await rememberTheme('dark'),
		await rememberTheme('system'),
		await closeNameBanner(),
		await rememberLanguage('en'),
		await rememberLanguage('hi'),
		...(await cookiesOfSecondFactor(account)),
	]
}

/** Those of an app that is set up, used at a login, and removed. */
async function cookiesOfSecondFactor(account: Awaited<ReturnType<typeof anAccount>>) {
	const { beginEnrolment, finishEnrolment, removeAuthenticator } = await import(
		'#app/identity/second-factor/authenticator.server.ts'
	)
	const { codeNow } = await import('#app/identity/second-factor/authenticator-fixtures.server.ts')
	const { awaitSecondFactor, signInWithSecondFactor } = await import(
		'#app/identity/second-factor/second-factor.server.ts'
	)
	const { sessionId } = await aSession(account)
	const actor = { kind: 'operator', accountId: account.id, sessionId, name: '', role: 'lead' } as const
	const typed = { password: fixturePassword, address: '203.0.113.7' }
	const begun = await beginEnrolment(actor, typed)
	const secret = begun.ok ? begun.value.secret : ''
	const enrolled = await finishEnrolment(actor, codeNow(secret))
	const waiting = await db.transaction((tx) => awaitSecondFactor(tx, account.id))
	await db.update(authenticators).set({ lastStep: null })
	const signedIn = await signInWithSecondFactor(page(pair(waiting)), codeNow(secret), '203.0.113.7')
	const cookies = signedIn.ok ? signedIn.value.cookies : []
	const removed = await removeAuthenticator(actor, typed)
	if (!enrolled.ok || !signedIn.ok || !removed.ok) throw new Error('The second factor did not work')
	return [waiting, ...enrolled.value.cookies, ...cookies, ...removed.value.cookies]
}

/** As the code names them. */
function cookiesInCode() {
	const sources = globSync('app/**/*.server.ts').map((file) => readFileSync(file, 'utf8'))
	const find = (pattern: RegExp) =>
		sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name = '']) => name))
	return [
		...find(/(?:createCookie\(|CookieName = )cookieName\('([^']+)'\)/g).map((name) => `__Host-${name}`),
		...find(/createCookie\('([^']+)'/g),
	]
}
/** For one path, or without anything that would be worth putting under another name; the cookie policy says so. */
const withoutPrefix = ['pack-reader', 'search-to-save', 'flash', 'wrote', 'theme', 'name-banner', 'language']

test('no cookie can be read by a script, is sent without https, or comes along from another site', async () => {
	const lines = await everyCookie()
	const names = lines.map((line) => line.split('=')[0] ?? '')

	const wrong = lines.filter((line) => {
		const [, ...attributes] = line.split(/;\s*/).map((part) => part.toLowerCase())
		const has = (...wanted: string[]) => wanted.every((attribute) => attributes.includes(attribute))
		const isOfHost =
			withoutPrefix.some((name) => line.startsWith(`${name}=`)) || (line.startsWith('__Host-') && has('path=/'))
		return !isOfHost || !has('httponly', 'secure', 'samesite=lax') || line.toLowerCase().includes('domain=')
	})
	expect(wrong).toEqual([])
	expect(cookiesInCode().filter((name) => !names.includes(name))).toEqual([])
})
