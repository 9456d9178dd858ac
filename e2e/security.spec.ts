// How people log in, prove who they are, and log out again.
import './database.ts'
import { createHmac } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { aSession } from '#app/identity/fixtures.server.ts'
import { accounts, sessions } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { eq, inArray } from 'drizzle-orm'
import { check } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { aNumber, codeFor, completeProfile, holdScripts, registerSpecialist } from './steps.ts'
import { plantWorld } from '#test/world.ts'

/** A finger on a sensor that is always the right one. */
async function addAuthenticator(page: Page) {
	const client = await page.context().newCDPSession(page)
	await client.send('WebAuthn.enable')
	await client.send('WebAuthn.addVirtualAuthenticator', {
		options: {
			protocol: 'ctap2',
			transport: 'internal',
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	})
}

async function register(page: Page, name: string) {
	const number = aNumber()
	await registerSpecialist(page, { name, number })
	await completeProfile(page)
	return number
}

async function logOut(page: Page, name: string) {
	await page.getByRole('button', { name }).click()
	await page.getByRole('button', { name: 'Logout' }).click()
	await expect(page.getByText('You have been successfully logged out.')).toBeVisible()
}

async function carry(context: BrowserContext, cookie: string) {
	const [name = '', ...value] = cookie.split('=')
	const url = `http://localhost:${process.env['E2E_PORT']}`
	await context.addCookies([{ name, value: value.join('='), url }])
}

test('a passkey is added, logs in on its own, confirms, and is removed', async ({ page }) => {
	await addAuthenticator(page)
	await register(page, 'Dr Kavya Rao')
	await page.goto('/settings/security')
	// A slow line: the button is pressed before the script that asks the device has come.
	const asking = /\/assets\/(?:esm|passkeys)-/
	const letThrough = await holdScripts(page, asking)
	const held = page.waitForRequest(asking)
	await page.getByRole('link', { name: 'Add a passkey' }).click()
	await page.waitForURL(/passkeys\/new/, { waitUntil: 'domcontentloaded' })
	await page.getByLabel('Name', { exact: true }).fill('My phone')
	await page.getByRole('button', { name: 'Add passkey' }).click()
	await held
	letThrough()
	await expect(page.getByText('Passkey added')).toBeVisible()
	await expect(page.getByText('My phone')).toBeVisible()

	await logOut(page, 'Dr Kavya Rao')
	await page.goto('/doctors/register?mode=login&returnTo=/settings/security')
	await page.getByRole('button', { name: 'Log in with a passkey' }).click()
	await expect(page).toHaveURL('/settings/security')
	await expect(page.getByText(/last used/)).toBeVisible()

	await page.goto('/account/confirm?returnTo=/settings/security')
	await page.getByRole('button', { name: 'Use a passkey' }).click()
	await expect(page.getByText('Confirmed')).toBeVisible()
	await page.getByRole('button', { name: /^Remove My phone/ }).click()
	await expect(page.getByText('Passkey removed')).toBeVisible()
})

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** What an authenticator app shows now (RFC 6238). */
function appCode(secret: string) {
	const bits = Array.from(secret.replaceAll(' ', ''), (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
	const bytes = (bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
	const counter = Buffer.alloc(8)
	counter.writeBigInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
	const mac = createHmac('sha1', Buffer.from(bytes)).update(counter).digest()
	return String((mac.readUInt32BE((mac[19] ?? 0) & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

test('a specialist sets up an authenticator app, is asked for it after the SMS, and gets in once by a recovery code', async ({
	page,
}) => {
	const number = await register(page, 'Dr Meera Shah')
	await page.goto('/settings/security')
	await page.getByRole('link', { name: 'Set up app' }).click()
	await page.getByRole('button', { name: 'Show QR code' }).click()
	const codes = page.getByRole('main').getByRole('code')
	const secret = await codes.first().innerText()
	const recovery = await codes.nth(1).innerText()
	await check(page, 'setting up an app')
	// Submits itself on the sixth digit.
	await page.getByLabel('Code', { exact: true }).fill(appCode(secret))
	await expect(page.getByText('Authenticator app set up')).toBeVisible()

	for (const [typed, works] of [
		[recovery, true],
		[recovery, false],
	] as const) {
		await logOut(page, 'Dr Meera Shah')
		await page.goto('/doctors/register?mode=login')
		await page.getByLabel('Mobile number').fill(number)
		await page.getByRole('button', { name: 'Send code' }).click()
		await expect(page.getByRole('heading', { name: 'Enter the 6-digit code' })).toBeVisible()
		await page.getByLabel('Code', { exact: true }).fill(await codeFor(page, number))
		await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
		await check(page, 'the second factor')
		await page.getByLabel('Code', { exact: true }).fill(typed)
		await page.getByRole('button', { name: 'Log in' }).click()
		if (works) await expect(page).toHaveURL('/doctors/dashboard')
		else await expect(page.getByText('Incorrect code.').first()).toBeVisible()
	}
})

test('logging out in one tab takes the other one along, and another browser is logged out from the list', async ({
	page,
	context,
	browser,
}) => {
	const { people, cookies } = await plantWorld()
	const elsewhere = await browser.newContext()
	await carry(elsewhere, (await aSession({ id: people.applicant.accountId, kind: 'specialist' })).cookie)
	const [other, second] = [await elsewhere.newPage(), await context.newPage()]
	await carry(context, cookies.applicant)
	await other.goto('/settings')
	await page.goto('/settings/security')
	await page.getByRole('button', { name: 'Log out all other devices' }).click()
	await expect(page.getByText('All other devices have been logged out')).toBeVisible()
	await other.reload()
	await expect(other).toHaveURL(/\/doctors\/register/)

	await second.goto('/profile')
	await page.getByRole('button', { name: 'Log out everywhere' }).click()
	await expect(page.getByText('You have been successfully logged out.')).toBeVisible()
	await expect(second.getByText('You have been successfully logged out.')).toBeVisible()
	await expect(second).toHaveURL('/')
	await elsewhere.close()
})

test('entries of the user menu say where they lead', async ({ page, context }) => {
	await carry(context, (await plantWorld()).cookies.applicant)
	await page.goto('/jobs')
	for (const [entry, title, detail] of [
		['My Profile', 'Profile', 'Navigating to your profile.'],
		['Settings', 'Settings', 'Navigating to settings.'],
	] as const) {
		await page.locator('header').getByRole('button').last().click()
		await page.locator('#user-menu').getByRole('link', { name: entry }).click()
		await expect(page.getByRole('status').getByText(title, { exact: true })).toBeVisible()
		await expect(page.getByText(detail)).toBeVisible()
	}
})

/** Ends every session of whoever has the number, as time or another device would. */
async function endSessions(number: string) {
	const owners = db
		.select({ id: accounts.id })
		.from(accounts)
		.where(eq(accounts.phone, `+91${number}`))
	await db.delete(sessions).where(inArray(sessions.accountId, owners))
}

for (const javaScriptEnabled of [true, false])
	test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
		test.use({ javaScriptEnabled })

		test('what was typed when the session ended is there again after logging in', async ({ page }) => {
			const verify = () => (javaScriptEnabled ? null : page.getByRole('button', { name: 'Verify' }).click())
			const number = aNumber()
			await registerSpecialist(page, { name: 'Dr Nisha Rao', number })
			await verify()
			await completeProfile(page)
			await page.goto('/settings')
			await page.getByLabel('Full name').fill('Dr Nisha R. Rao')
			await endSessions(number)
			await page.getByRole('button', { name: 'Save Changes' }).click()

			await expect(page).toHaveURL(/\/doctors\/register\?returnTo=%2Fsettings/)
			await page.getByLabel('Mobile number').fill(number)
			await page.getByRole('button', { name: 'Send code' }).click()
			await expect(page.getByRole('heading', { name: 'Enter the 6-digit code' })).toBeVisible()
			await page.getByLabel('Code', { exact: true }).fill(await codeFor(page, number))
			await verify()

			await expect(page).toHaveURL('/settings')
			await expect(page.getByText('You were logged out before this was submitted.')).toBeVisible()
			await expect(page.getByLabel('Full name')).toHaveValue('Dr Nisha R. Rao')
			await page.getByRole('button', { name: 'Save Changes' }).click()
			await expect(page.getByText('Your settings have been updated successfully.')).toBeVisible()
			await expect(page.getByText('You were logged out')).toBeHidden()
		})
	})

/** A page of a visitor is a document of its own, without React, so it is loaded once more. */
const documentOf = (page: Page) => page.waitForFunction(() => !('__reactRouterContext' in window))

test('a note to a hospital and a half-written job return too, only to their writer', async ({ page, context }) => {
	const { people, cookies, otherOpenJob } = await plantWorld()
	const logInAgain = async ({ accountId, kind }: { accountId: string; kind: 'specialist' | 'member' }) =>
		carry(context, (await aSession({ id: accountId, kind })).cookie)
	const end = ({ accountId }: { accountId: string }) => db.delete(sessions).where(eq(sessions.accountId, accountId))

	await carry(context, cookies.stranger)
	await page.goto(`/jobs/${otherOpenJob.id}/apply`)
	await page.getByLabel('Note to the hospital').fill('I know this theatre.')
	await db.update(sessions).set({ expiresAt: new Date() }).where(eq(sessions.accountId, people.stranger.accountId))
	await page.getByRole('button', { name: 'Send application' }).click()
	await expect(page).toHaveURL(/\/doctors\/register/)
	await documentOf(page)
	await logInAgain(people.applicant)
	await page.goto(`/jobs/${otherOpenJob.id}/apply`)
	await expect(page.getByLabel('Note to the hospital')).toHaveValue('')
	await logInAgain(people.stranger)
	await page.reload()
	await expect(page.getByLabel('Note to the hospital')).toHaveValue('I know this theatre.')

	await carry(context, cookies.member)
	await page.goto('/hospital/post-job')
	// Ended before anything is typed, so that no draft is saved on the way.
	await end(people.member)
	await page.getByLabel('Title').fill('Night duty')
	await page.getByRole('button', { name: 'Post Job' }).click()
	await expect(page).toHaveURL(/\/hospital\/auth/)
	await documentOf(page)
	await logInAgain(people.member)
	await page.goto('/hospital/post-job')
	await expect(page.getByText('You were logged out before this was submitted.')).toBeVisible()
	await expect(page.getByLabel('Title')).toHaveValue('Night duty')
})

test('a new number that did not agree is asked for it after the code, once, and is then registered', async ({
	page,
}) => {
	const number = aNumber()
	await page.goto('/doctors/register')
	await page.getByLabel('Name', { exact: true }).fill('Dr Leela Joshi')
	await page.getByLabel('Mobile number').fill(number)
	await page.getByRole('button', { name: 'Send code' }).click()
	await expect(page.getByRole('heading', { name: 'Enter the 6-digit code' })).toBeVisible()
	await page.getByLabel('Code', { exact: true }).fill(await codeFor(page, number))

	await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
	await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Dr Leela Joshi')
	await page.getByRole('button', { name: 'Create account' }).click()
	await expect(page.getByRole('alert')).toContainText('To create an account, agree')
	await page.getByLabel('I agree').check()
	await page.getByRole('button', { name: 'Create account' }).click()
	await expect(page.getByRole('dialog', { name: 'Complete Your Profile' })).toBeVisible()
})
