// The pages of specialists are documents: little to load, and forms, lists and changes that answer in the page.
import './database.ts'
import type { Page } from '@playwright/test'
import { failures } from '#app/frame/failures.ts'
import { plainPage } from '../server/plain-page.ts'
import { plantWorld } from '#test/world.ts'
import { expect, test } from './fixtures.ts'
import { useSession } from './steps.ts'

const most = { scriptBytes: 25_000, requests: 6 }

/** What a first visit loads before it is done, without what the browser asks of its own accord (icons, manifest, worker). */
async function loadsAt(page: Page, address: string) {
	const cost = { scriptBytes: 0, requests: 0 }
	const counted: Promise<void>[] = []
	const count = async (response: Awaited<ReturnType<Page['waitForResponse']>>) => {
		const request = response.request()
		if (!['document', 'stylesheet', 'script', 'font', 'fetch', 'xhr'].includes(request.resourceType())) return
		cost.requests++
		const { responseBodySize } = await request.sizes()
		if (request.resourceType() === 'script') cost.scriptBytes += responseBodySize
	}
	const listen = (response: Parameters<typeof count>[0]) => void counted.push(count(response))
	page.on('response', listen)
	// The program that follows changes comes behind everything else.
	const follows = page.waitForRequest(/\/updates/)
	await page.goto(address)
	await follows
	page.off('response', listen)
	await Promise.all(counted)
	return cost
}

test('a page of a specialist loads at most 25 kB of scripts in six requests, and no React', async ({ browser }) => {
	const { cookies, openJob, application } = await plantWorld()
	for (const address of [
		'/doctors/dashboard',
		'/jobs',
		`/jobs/${openJob.id}`,
		'/jobs/matches',
		'/jobs/saved',
		'/applications',
		`/applications/${application.id}`,
		'/profile',
		'/profile/credentials',
		'/profile/experience',
		'/cover',
		'/messages',
		'/notifications',
		'/contact-requests',
		'/settings',
		'/settings/notifications',
		'/settings/privacy',
	]) {
		const context = await browser.newContext({ serviceWorkers: 'block' })
		const page = await context.newPage()
		await useSession(page, cookies.applicant)
		const cost = await loadsAt(page, address)
		expect(cost.scriptBytes, address).toBeLessThanOrEqual(most.scriptBytes)
		expect(cost.requests, address).toBeLessThanOrEqual(most.requests)
		expect(await page.evaluate(() => '__reactRouterContext' in window), address).toBe(false)
		await context.close()
	}
})

test('a job is saved in place: the page stays where it was read, with the focus on the button', async ({ page }) => {
	const { cookies, otherOpenJob } = await plantWorld()
	await useSession(page, cookies.applicant)
	await page.setViewportSize({ width: 360, height: 500 })
	await page.goto(`/jobs/${otherOpenJob.id}`)
	await page.evaluate(() => Object.assign(window, { isSamePage: true }))
	const save = page.locator('form[action*="/saving"] button').filter({ visible: true }).last()
	await save.focus()
	const place = await page.evaluate(() => scrollY)
	await page.keyboard.press('Enter')

	await expect(save).toHaveAttribute('aria-pressed', 'true')
	await expect(save).toBeFocused()
	expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
	expect(await page.evaluate(() => scrollY)).toBe(place)
	await expect(page.getByText('Job saved')).toBeVisible()
})

test('two jobs saved one right after the other are both shown as saved, also where the first answer is late', async ({
	page,
}) => {
	const { cookies } = await plantWorld()
	await useSession(page, cookies.applicant)
	await page.goto('/jobs')
	const button = (row: number) => page.locator(`#job-${row} form[action*="/saving"] button`)
	const { promise: held, resolve: letThrough } = Promise.withResolvers<void>()
	const order: string[] = []
	// What the first one leads to is read when the second has been saved.
	await page.route('**/jobs*', async (route) => {
		if (route.request().resourceType() !== 'fetch' || order.length > 0) return route.continue()
		order.push('read')
		const response = await route.fetch()
		await held
		await route.fulfill({ response })
	})
	await button(1).click()
	await expect.poll(() => order).toEqual(['read'])
	page.on('response', (response) => {
		if (response.request().method() === 'GET' && new URL(response.url()).pathname === '/jobs') order.push('shown')
	})
	page.on('request', (request) => {
		if (request.url().includes('/saving')) order.push('second sent')
	})
	await button(2).click()
	await expect(button(2)).toHaveAttribute('aria-busy', 'true')
	letThrough()

	await expect.poll(() => order.slice(0, 3)).toEqual(['read', 'shown', 'second sent'])
	await expect(button(1)).toHaveAttribute('aria-pressed', 'true')
	await expect(button(2)).toHaveAttribute('aria-pressed', 'true')
})

test('a refused form keeps what was typed and leads to what is wrong', async ({ page }) => {
	const { cookies } = await plantWorld()
	await useSession(page, cookies.applicant)
	await page.goto('/settings')
	await page.getByLabel('Full name').fill('Dr 1')
	await page.getByLabel('Email (optional)').fill('no address')
	await page.getByRole('button', { name: 'Save Changes' }).click()

	await expect(page.locator('[data-error-summary]')).toBeFocused()
	await expect(page.getByLabel('Email (optional)')).toHaveValue('no address')
	await expect(page).toHaveURL('/settings')
})

test('a message that makes room for the keyboard does not come back under a press', async ({ page }) => {
	const { cookies } = await plantWorld()
	await useSession(page, cookies.applicant)
	await page.setViewportSize({ width: 360, height: 500 })
	await page.goto('/settings')
	await page.getByRole('button', { name: 'Save Changes' }).click()
	await expect(page.getByText('Settings saved')).toBeVisible()
	await page.getByLabel('Full name').fill('Dr Asha Rao')
	// Where the message stands while no field has the focus.
	const button = await page.getByRole('button', { name: 'Save Changes' }).boundingBox()
	await page.mouse.wheel(0, (button?.y ?? 0) - 420)
	const sent = page.waitForRequest((request) => request.method() === 'POST')
	await page.getByRole('button', { name: 'Save Changes' }).click()
	await sent
})

test('what is typed while a form is being sent outlives the answer', async ({ page }) => {
	const { cookies } = await plantWorld()
	await useSession(page, cookies.applicant)
	await page.goto('/settings')
	const { promise: held, resolve: letThrough } = Promise.withResolvers<void>()
	await page.route('**/settings', async (route) => {
		if (route.request().method() === 'POST') await held
		await route.continue()
	})
	await page.getByLabel('Email (optional)').fill('no address')
	await page.getByRole('button', { name: 'Save Changes' }).click()
	await page.getByLabel('Email (optional)').fill('asha@example.org')
	letThrough()

	await expect(page.locator('[data-error-summary]')).toBeVisible()
	await expect(page.getByLabel('Email (optional)')).toHaveValue('asha@example.org')
})

test('without a connection a form says so and keeps what was typed', async ({ page, problems }) => {
	const { cookies } = await plantWorld()
	await useSession(page, cookies.applicant)
	await page.goto('/settings')
	await page.waitForLoadState('networkidle')
	await page.getByLabel('Full name').fill('Dr Farida Shaikh')
	await page.route('**/settings', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
	await page.getByRole('button', { name: 'Save Changes' }).click()

	await expect(page.getByText('Nothing was sent')).toBeVisible()
	await expect(page.getByLabel('Full name')).toHaveValue('Dr Farida Shaikh')
	await expect(page.getByRole('button', { name: 'Save Changes' })).not.toHaveAttribute('aria-busy')
	problems.length = 0
})

test('a server that is busy says so in the page, and what was typed stays', async ({ page, problems }) => {
	const { cookies } = await plantWorld()
	await useSession(page, cookies.applicant)
	await page.goto('/settings')
	await page.waitForLoadState('networkidle')
	await page.getByLabel('Full name').fill('Dr Farida Shaikh')
	const { text, type } = plainPage(503, 'e2e')
	const busy = { status: 503, contentType: type, body: text }
	await page.route('**/settings', (route) =>
		route.request().method() === 'POST' ? route.fulfill(busy) : route.continue(),
	)
	await page.getByRole('button', { name: 'Save Changes' }).click()

	await expect(page.getByText(failures[503].title)).toBeVisible()
	await expect(page.getByText(failures[503].text)).toBeVisible()
	await expect(page.getByLabel('Full name')).toHaveValue('Dr Farida Shaikh')
	problems.length = 0
})

test('what changes elsewhere comes into the page and leaves what is being typed and open', async ({ page }) => {
	const { cookies } = await plantWorld()
	await useSession(page, cookies.applicant)
	await page.goto('/profile/languages')
	const other = await page.context().newPage()
	await page.goto('/settings')
	await page.getByLabel('Full name').fill('Dr Half Typed')
	await page.locator('#user-menu').evaluate((menu: HTMLElement) => menu.showPopover())
	await page.evaluate(() => Object.assign(window, { isSamePage: true }))
	await other.goto('/settings')
	await other.getByLabel('Full name').fill('Dr Changed Elsewhere')
	await other.getByRole('button', { name: 'Save Changes' }).click()
	await expect(other.getByText('Settings saved')).toBeVisible()

	await page.evaluate(() => document.dispatchEvent(new Event('renew')))
	await expect(page.locator('header').getByText('Dr Changed Elsewhere')).toBeAttached()
	await expect(page.getByLabel('Full name')).toHaveValue('Dr Half Typed')
	expect(await page.locator('#user-menu').evaluate((menu) => menu.matches(':popover-open'))).toBe(true)
	expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})
