// Search boxes and what a search page says: suggestions by key and by touch, plain addresses, places, ratings.
import './database.ts'
import type { Page } from '@playwright/test'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aSession } from '#app/identity/fixtures.server.ts'
import { addDays, istToday } from '#app/platform/text/dates.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { uniqueWord } from '#test/unique.ts'
import { plantWorld } from '#test/world.ts'
import { expect, test } from './fixtures.ts'
import { addTerms } from './steps.ts'

async function signIn(page: Page, cookie: string) {
	const [name = '', ...value] = cookie.split('=')
	const url = `http://localhost:${process.env['E2E_PORT']}`
	await page.context().addCookies([{ name, value: value.join('='), url }])
}

const box = (page: Page, name: string) => page.getByRole('combobox', { name })

/** Types as a person does, so that the list answers to keys and not to a value that was set. */
async function type(page: Page, label: string, text: string) {
	const field = page.getByLabel(label, { exact: true })
	await field.focus()
	await field.pressSequentially(text)
}

test('a visitor chooses a suggestion with the arrow keys, and Escape keeps what was typed', async ({ page }) => {
	await page.goto('/jobs')
	const label = 'Speciality, hospital or skill'
	await type(page, label, 'anaes')
	const field = box(page, label)
	const list = page.getByRole('listbox', { name: 'Suggestions' })
	await expect(list.getByRole('option').first()).toBeVisible()
	await expect(field).toHaveAttribute('aria-expanded', 'true')
	await expect(page.getByRole('status').filter({ hasText: 'Use the up and down arrow keys' })).toBeAttached()

	await field.press('Escape')
	await expect(list).toBeHidden()
	await expect(field).toHaveValue('anaes')

	await field.press('ArrowDown')
	await expect(list).toBeVisible()
	await field.press('ArrowDown')
	const first = list.getByRole('option').first()
	await expect(first).toHaveAttribute('aria-selected', 'true')
	await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
	await field.press('ArrowUp')
	await expect(field).not.toHaveAttribute('aria-activedescendant')
	await field.press('ArrowDown')
	await field.press('Enter')

	await expect(field).toHaveValue('Anesthesiologist')
	await expect(list).toBeHidden()
	// The list of jobs follows, at an address that names nothing else.
	await expect(page).toHaveURL('/jobs?q=Anesthesiologist')
})

test('a list that comes after Enter does not cover what Enter has found', async ({ page }) => {
	await page.goto('/jobs')
	const field = page.getByRole('combobox', { name: 'Speciality, hospital or skill' })
	await field.focus()
	const asked = page.waitForRequest(/\/suggestions/)
	let answer = () => {}
	const isHeld = new Promise<void>((resolve) => {
		answer = resolve
	})
	await page.route(/\/suggestions/, async (route) => {
		await isHeld
		await route.fulfill({ json: [{ text: 'Anesthesiologist' }] }).catch(() => {})
	})
	await field.pressSequentially('anes')
	await asked
	// The page is replaced, or stays: what is looked for must not open a list on it.
	await page.evaluate(() => addEventListener('submit', (event) => event.preventDefault(), true))
	await field.press('Enter')
	answer()
	await page.waitForTimeout(300)
	await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeHidden()
})

test('a speciality is chosen by touch, and nothing on the page moves while the list is open', async ({
	page,
	isMobile,
}) => {
	await page.goto('/')
	const label = 'Speciality, hospital or city'
	const button = page.getByRole('button', { name: /^See/ })
	const before = await button.boundingBox()
	await type(page, label, 'neurosurg')
	const option = page.getByRole('option', { name: 'Neurosurgeon' }).first()
	await expect(option).toBeVisible()
	expect(await button.boundingBox()).toEqual(before)

	if (isMobile) await option.tap()
	else await option.click()

	await expect(box(page, label)).toHaveValue('Neurosurgeon')
	await expect(box(page, label)).toBeFocused()
	await button.click()
	await expect(page).toHaveURL('/jobs?q=Neurosurgeon')
})

test('a verified hospital finds a name while typing; its page sorted by rating says who has none', async ({ page }) => {
	const member = await aMember()
	const mark = `Quill${uniqueWord()}`
	await aSpecialist({ name: `Dr Asha ${mark}`, ratingSum: 14, ratingCount: 3 })
	await aSpecialist({ name: `Dr Usha ${mark}` })
	await signIn(page, (await aSession({ id: member.accountId, kind: 'member' })).cookie)
	await page.goto('/hospitals/dashboard')
	await page.waitForLoadState('networkidle')

	await type(page, 'Name, speciality or skill', mark.slice(0, 5).toLowerCase())
	await expect(page.getByRole('option', { name: `Dr Asha ${mark} Candidate` })).toBeVisible()
	await box(page, 'Name, speciality or skill').fill(mark)
	await page.getByLabel('Sort by').selectOption('Highest Rated')
	await expect(page).toHaveURL(`/hospitals/dashboard?q=${mark}&sort=rating`)
	await expect(page.getByRole('row', { name: `Dr Asha ${mark}` })).toContainText('4.7')
	await expect(page.getByRole('row', { name: `Dr Usha ${mark}` })).toContainText('No rating yet')
})

test('the location of a job is said to be unknown next to its field, or a site of the hospital is chosen', async ({
	page,
}) => {
	const member = await aMember()
	await signIn(page, (await aSession({ id: member.accountId, kind: 'member' })).cookie)
	await page.goto('/hospital/post-job')
	await page.waitForLoadState('networkidle')
	await page.getByLabel('Title').fill('Night duty')
	await page.getByLabel('Specialization', { exact: true }).selectOption('Anesthesiologist')
	await page.getByLabel('Shift type').selectOption('Night')
	await page.getByLabel('Start date').fill(addDays(istToday(new Date()), 14))
	await page.getByLabel('Pay (or minimum)').fill('3,25,000')
	await page.getByLabel('Description').fill('Four theatres, mostly cardiac lists.')
	await page.getByLabel('Required skills').fill('TIVA')
	await addTerms(page)
	await page.getByLabel('Site').selectOption('Another location')
	await page.getByLabel('Location').fill('Near the lake')
	await page.getByRole('button', { name: 'Post Job' }).click()
	await expect(page.locator('#location-error')).toHaveText(/^Location not found/)
	await expect(page.getByLabel('Location')).toHaveValue('Near the lake')

	await page.getByLabel('Site').selectOption({ index: 0 })
	await expect(page.getByLabel('Location')).toBeHidden()
	await expect(page.locator('#preview')).toContainText('12 Lake Road, Shivajinagar, Pune 411005')
	await page.getByRole('button', { name: 'Post Job' }).click()
	await expect(page).toHaveURL('/hospitals/dashboard/jobs')
})

test('a refused job says what is wrong in the form that is corrected, not in one that is about to go', async ({
	page,
}) => {
	const member = await aMember()
	await signIn(page, (await aSession({ id: member.accountId, kind: 'member' })).cookie)
	await page.goto('/hospital/post-job')
	const { promise: released, resolve: letThrough } = Promise.withResolvers<void>()
	await page.route(/pay-figures\.data/, async (route) => {
		await released
		await route.continue()
	})
	const first = page.waitForRequest(/pay-figures\.data/)
	await page.getByLabel('Specialization', { exact: true }).selectOption('Anesthesiologist')
	await first
	// What is still being read when a form is sent is asked again, and the page waits for it.
	const again = page.waitForRequest(/pay-figures\.data/)
	await page.getByRole('button', { name: 'Post Job' }).click()
	await again
	await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))

	await expect(page.locator('#title-error')).toBeEmpty()
	letThrough()
	await expect(page.locator('#title-error')).toHaveText('This field is required')
})

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('a search with nothing filled in is opened at the plain address, and the words are a list', async ({ page }) => {
		await page.goto('/jobs')
		const field = page.getByLabel('Speciality, hospital or skill')
		await expect(field).toHaveAttribute('list', 'q-list')
		expect(await page.locator('#q-list option').count()).toBeGreaterThan(10)
		await page.getByRole('button', { name: 'Search', exact: true }).click()
		await expect(page).toHaveURL('/jobs')

		await page.goto('/doctor-database?filters=open')
		await expect(page).toHaveURL('/doctor-database?filters=open')
		await page.goto('/doctor-database?q=&place=&km=20&shift=night&sort=relevance')
		await expect(page).toHaveURL('/doctor-database?shift=night')
	})
})

test('a document of visitors makes markup of no string but its own pages', async ({ page, problems }) => {
	for (const path of ['/', '/doctors/register', '/hospital/auth', '/jobs']) await page.goto(path)
	await page.goto('/doctor-database')
	const fetched = page.waitForResponse(
		(response) => response.url().includes('sort=') && response.request().resourceType() === 'fetch',
	)
	await page.getByLabel('Sort by').selectOption({ index: 1 })
	await fetched
	await expect(page).toHaveURL(/sort=/)
	expect(problems).toEqual([])

	expect(await refusesMarkup(page)).toBe(true)
	expect(problems.join()).toContain('TrustedHTML')
	problems.length = 0
})

test('a page with React makes markup and scripts of no strings but its own', async ({ page, problems }) => {
	await signIn(page, (await plantWorld()).cookies.member)
	await page.goto('/hospital/candidates')
	expect(problems).toEqual([])

	const ranElsewhere = await page.evaluate(() => {
		try {
			document.createElement('script').src = 'https://evil.example/assets/run.js'
		} catch (error) {
			return !(error instanceof TypeError)
		}
		return true
	})

	expect(ranElsewhere).toBe(false)
	expect(await refusesMarkup(page)).toBe(true)

	await page
		.locator('[data-menu] a[href="/privacy-policy"]')
		.first()
		.evaluate((link: HTMLAnchorElement) => link.click())
	await expect(page.locator('.prose h2').first()).toBeVisible()
})

const refusesMarkup = (page: Page) =>
	page.evaluate(() => {
		try {
			document.body.innerHTML = '<b>Anything</b>'
		} catch (error) {
			return error instanceof TypeError
		}
		return false
	})
