// What a phone shows before anything is scrolled, and what no page may cut off: sideways, in a card, on paper.
import './database.ts'
import type { Locator, Page } from '@playwright/test'
import { demoAccounts } from '#demo/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { aNumber, codeFor, useSession } from './steps.ts'
import { plantWorld } from '#test/world.ts'

test.use({ viewport: { width: 360, height: 740 } })

const bottomOf = async (page: Page, selector: string) =>
	page
		.locator(selector)
		.first()
		.evaluate((element) => element.getBoundingClientRect().bottom)

test('both doors of the home page end above 480', async ({ page }) => {
	await page.goto('/')

	const hiring = page.getByRole('main').getByRole('link', { name: /^I am hiring/ })
	const looking = page.getByRole('main').getByRole('button', { name: /^See \d+ jobs/ })

	for (const door of [looking, hiring]) {
		const box = await door.boundingBox()
		expect(box && box.y + box.height).toBeLessThan(480)
	}
})

test('the list of jobs begins with two and a half jobs or more', async ({ page }) => {
	await page.goto('/jobs')
	await expect(page.locator('.job').nth(2)).toBeVisible()

	const cards = await page
		.locator('.job')
		.evaluateAll((all) => all.map((card) => card.getBoundingClientRect()).map(({ top, height }) => ({ top, height })))
	const shown = cards.reduce((sum, { top, height }) => sum + Math.min(1, Math.max(0, (740 - top) / height)), 0)

	expect(shown).toBeGreaterThanOrEqual(2.5)
})

/** What a thumb does: taps and keys. */
function thumb(page: Page) {
	const used = { taps: 0, keys: 0 }
	return {
		used,
		tap: async (target: Locator) => {
			await target.tap()
			used.taps++
		},
		type: async (text: string) => {
			await page.keyboard.type(text)
			used.keys += text.length
		},
	}
}

/** Someone who types with a thumb and looks for each button, and who opens an SMS once. */
const secondsOf = ({ taps, keys }: { taps: number; keys: number }) => taps * 1.5 + keys * 0.4 + 6

test('registering takes four taps, the name, the number and the code: less than 30 seconds', async ({ page }) => {
	const [number, { tap, type, used }] = [aNumber(), thumb(page)]
	await page.goto('/doctors/register')
	await tap(page.getByLabel('Name', { exact: true }))
	await type('Dr Leela Joshi')
	await tap(page.getByLabel('Mobile number'))
	await type(number)
	await tap(page.getByLabel('I agree'))
	await tap(page.getByRole('button', { name: 'Send code' }))
	await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
	await type(await codeFor(page, number))

	await expect(page.getByRole('dialog', { name: 'Complete Your Profile' })).toBeVisible()
	expect(used.taps).toBe(4)
	expect(secondsOf(used)).toBeLessThan(30)
})

test('logging in takes a number and a code, and the next thing ends above 300', async ({ page }) => {
	const { tap, type, used } = thumb(page)
	const number = (demoAccounts.specialists[0]?.phone ?? '').slice('+91'.length)
	await page.goto('/doctors/register?mode=login')
	await tap(page.getByLabel('Mobile number'))
	await type(number)
	await tap(page.getByRole('button', { name: 'Send code' }))
	await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
	await type(await codeFor(page, number))
	await expect(page.getByRole('link', { name: 'Notifications' })).toBeVisible()
	expect(used).toEqual({ taps: 2, keys: 16 })

	await page.goto('/doctors/dashboard')
	await expect(page.locator('.next')).toBeVisible()
	expect(await bottomOf(page, '.next')).toBeLessThan(300)
})

test('an application takes two taps and no scrolling', async ({ page }) => {
	const { tap, used } = thumb(page)
	const world = await plantWorld()
	await useSession(page, world.cookies.applicant)
	await page.goto(`/jobs/${world.otherOpenJob.id}`)

	const apply = page.getByRole('link', { name: 'Apply', exact: true }).filter({ visible: true })
	await expect(apply).toBeInViewport({ ratio: 1 })
	await tap(apply)
	const send = page.getByRole('button', { name: 'Send application' })
	await expect(send).toBeInViewport({ ratio: 1 })
	await tap(send)

	await expect(page).toHaveURL(/\/applications\//)
	expect(used).toEqual({ taps: 2, keys: 0 })
})

test('a job in a list is never cut in the middle of a letter, and its place can be read', async ({ page }) => {
	for (const path of ['/jobs', '/jobs/in/pune']) {
		await page.goto(path)
		await expect(page.locator('.job').first()).toBeVisible()

		// What ends in three dots is no cut letter.
		const cut = await page
			.locator('.job-place, .job .dots')
			.evaluateAll((rows) =>
				rows
					.filter((row) => row.scrollWidth > row.clientWidth && getComputedStyle(row).textOverflow !== 'ellipsis')
					.map((row) => row.textContent),
			)
		expect(cut, path).toEqual([])

		const withoutPlace = await page.locator('.job-detail').evaluateAll((rows) =>
			rows
				.filter((row) => {
					const place = document.createRange()
					const text = row.firstChild ?? row
					place.setStart(text, 0)
					place.setEnd(text, Math.max(0, (text.textContent ?? '').indexOf(' · Starts')))
					return place.collapsed || place.getBoundingClientRect().right > row.getBoundingClientRect().right
				})
				.map((row) => row.textContent),
		)
		expect(withoutPlace, path).toEqual([])
	}
})

test('on the narrowest phone no public page scrolls sideways', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 })
	for (const path of [
		'/',
		'/jobs',
		'/jobs/in/pune',
		'/hospitals',
		'/hospitals/plans',
		'/doctors',
		'/doctor-database',
		'/contact',
		'/faq',
	]) {
		await page.goto(path)
		expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
	}
})

test('a printed page of questions has the questions', async ({ page }) => {
	await page.goto('/faq')
	await page.emulateMedia({ media: 'print' })
	await expect(page.getByText('How does verification work?')).toBeVisible()
	await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeHidden()
})
