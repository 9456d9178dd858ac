import './database.ts'
import { expect, type Page, test } from '@playwright/test'
import { plantWorld } from '#test/world.ts'
import { useSession } from './steps.ts'

/** Everything a page complains about: errors of scripts, refused files, broken security policies. */
function complaints(page: Page): string[] {
	const problems: string[] = []
	page.on('console', (message) => {
		if (message.type() === 'error') problems.push(message.text())
	})
	page.on('pageerror', (error) => problems.push(error.message))
	return problems
}

const isHydrated = () => Object.keys(document).some((key) => key.startsWith('__reactContainer'))

test('a visitor gets the home page as a document, without React', async ({ page }) => {
	const problems = complaints(page)

	const response = await page.goto('/')

	expect(response?.status()).toBe(200)
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	expect(await page.evaluate(isHydrated)).toBe(false)
	expect(problems).toEqual([])
})

test('a page that hydrates takes over what the server drew, under its own policy', async ({ page }) => {
	const problems = complaints(page)

	await useSession(page, (await plantWorld()).cookies.member)
	const response = await page.goto('/dev/ui')

	expect(response?.headers()['content-security-policy']).toContain("'strict-dynamic'")
	await expect.poll(() => page.evaluate(isHydrated)).toBe(true)
	// React discards the page and redraws it if it finds anything unexpected.
	expect(problems).toEqual([])
	expect(await response?.text()).not.toContain('modulepreload')
})

test('the bottom bar comes after five seconds on the first page of a visit, and is there at once on the next', async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 780 })
	const delay = () =>
		page.getByRole('navigation', { name: 'Main navigation' }).evaluate((bar) => getComputedStyle(bar).animationDelay)
	const isSeen = () => page.getByRole('navigation', { name: 'Main navigation' }).isVisible()

	await page.goto('/')
	const first = await page.locator('.bottom-bar').evaluate((bar) => {
		const { animationDelay, visibility } = getComputedStyle(bar)
		return { animationDelay, visibility }
	})
	await page
		.locator('main')
		.getByRole('link', { name: /View all/ })
		.first()
		.click()
	await page.waitForURL('/jobs')

	expect(first).toEqual({ animationDelay: '5s', visibility: 'hidden' })
	expect(await isSeen()).toBe(true)
	expect(await delay()).not.toBe('5s')
	await page.setViewportSize({ width: 768, height: 780 })
	expect(await isSeen()).toBe(false)
})
