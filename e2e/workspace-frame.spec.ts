// What a member sees at once: rows in the first screen, and a frame that holds at every width.
import './database.ts'
import type { Page } from '@playwright/test'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aSession } from '#app/identity/fixtures.server.ts'
import { addDays, istToday } from '#app/platform/text/dates.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { uniqueWord } from '#test/unique.ts'
import { checkFitOnScreens } from './axe.ts'
import { expect, test } from './fixtures.ts'

const desk = { width: 1280, height: 720 }
const phone = { width: 360, height: 740 }

async function signIn(page: Page, cookie: string) {
	const [name = '', ...value] = cookie.split('=')
	const url = `http://localhost:${process.env['E2E_PORT']}`
	await page.context().addCookies([{ name, value: value.join('='), url }])
}

/** A hospital with more jobs and candidates than a screen holds; the candidates answer to one word. */
async function plantHospital(page: Page) {
	const member = await aMember()
	const mark = uniqueWord()
	const job = await aJob({ hospitalId: member.hospitalId, specialitySlug: 'nephrologist' })
	// A row with much to say: what it can do has to find its place beside it.
	const applyBy = addDays(istToday(new Date()), 30)
	await aJob({ hospitalId: member.hospitalId, title: 'Associate Consultant, Cardiac Surgery', applyBy })
	for (let count = 0; count < 15; count++) await aJob({ hospitalId: member.hospitalId })
	let first = ''
	for (let count = 0; count < 15; count++) {
		const specialist = await aSpecialist({
			name: `Dr ${mark} ${uniqueWord()}`,
			specialitySlug: 'nephrologist',
			speciality: 'Nephrologist',
		})
		first ||= specialist.specialistId
		// What is between us and a person takes room in their row.
		if (count < 8) await anApplication({ job, specialist })
	}
	const { cookie } = await aSession({ id: member.accountId, kind: 'member' })
	await signIn(page, cookie)
	return { candidates: `/hospitals/dashboard?q=${mark}&speciality=nephrologist`, person: first }
}

/** Rows that are whole in sight, above the bar of a phone. */
const wholeRows = (page: Page) =>
	page.evaluate(() => {
		const bar = document.querySelector('.workspace-bar')?.getBoundingClientRect()
		const end = bar && bar.height > 0 ? bar.top : innerHeight
		return [...document.querySelectorAll('#main [data-row]')]
			.map((row) => row.getBoundingClientRect())
			.filter(({ top, bottom, height }) => height > 0 && top >= 0 && bottom <= end).length
	})

test('a desk shows twelve rows of candidates beside an open one, and of jobs', async ({ page, isMobile }) => {
	test.skip(isMobile, 'Rows are low only with a mouse.')
	await page.setViewportSize(desk)
	const { candidates, person } = await plantHospital(page)

	await page.goto(`${candidates}&person=${person}`)
	await expect(page.getByRole('complementary')).toBeVisible()
	expect(await wholeRows(page)).toBeGreaterThanOrEqual(12)
	await page.goto('/hospitals/dashboard/jobs')
	expect(await wholeRows(page)).toBeGreaterThanOrEqual(12)
})

test('a phone shows five candidates and three jobs', async ({ page, isMobile }) => {
	test.skip(!isMobile, 'A finger needs more room.')
	await page.setViewportSize(phone)
	const { candidates } = await plantHospital(page)

	await page.goto(candidates)
	expect(await wholeRows(page)).toBeGreaterThanOrEqual(5)
	await page.goto('/hospitals/dashboard/jobs')
	expect(await wholeRows(page)).toBeGreaterThanOrEqual(3)
})

test('someone who tabs to the sorting of a list on a phone sees it', async ({ page, isMobile }) => {
	test.skip(!isMobile, 'On a desk the head of the list is always in sight.')
	await page.setViewportSize(phone)
	await plantHospital(page)

	await page.goto('/hospitals/dashboard/jobs')
	const sort = page.getByRole('link', { name: 'Job Title', exact: true })
	await sort.focus()
	expect((await sort.boundingBox())?.x).toBeGreaterThanOrEqual(0)
	await expect(sort).toBeInViewport({ ratio: 1 })
})

/** Those that say more when there is much: the others are in accessibility.spec.ts. */
const fullPages = [
	'/hospitals/dashboard/jobs',
	'/hospital/applicants',
	'/hospital/today',
	'/hospital/shortlist',
	'/hospital/reports',
	'/hospitals/verification',
	'/hospital/documents',
	'/doctor-database',
]

test('no full page of a hospital scrolls sideways, and no text is smaller than 12 px', async ({ page, isMobile }) => {
	test.skip(isMobile, 'Each page is shown on all screens.')
	const { candidates, person } = await plantHospital(page)
	for (const path of [candidates, `${candidates}&person=${person}`, ...fullPages]) {
		await page.goto(path)
		await checkFitOnScreens(page, path)
	}
})

test('controls of a list are 32 px high with a mouse and 44 px by touch, in text of 14 px', async ({
	page,
	isMobile,
}) => {
	await page.setViewportSize(isMobile ? phone : desk)
	const { candidates } = await plantHospital(page)
	for (const path of [candidates, '/hospitals/dashboard/jobs', '/hospital/applicants']) {
		await page.goto(path)
		const controls = await page.locator('#main').evaluate((main) =>
			[...main.querySelectorAll<HTMLElement>('.btn, .input, select')]
				.filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('.sr-only'))
				.map((control) => ({
					text: control.textContent?.trim() || control.getAttribute('aria-label') || control.id,
					height: Math.round(control.getBoundingClientRect().height),
					size: parseFloat(getComputedStyle(control).fontSize),
				})),
		)
		expect(controls.length, path).toBeGreaterThan(0)
		for (const { text, height, size } of controls) {
			if (isMobile) expect.soft(height, `${text} in ${path}`).toBeGreaterThanOrEqual(44)
			else expect.soft([height, size], `${text} in ${path}`).toEqual([32, 14])
		}
	}
})

test('the list keeps its place, its ticks and its focus while people open beside it', async ({ page, isMobile }) => {
	test.skip(isMobile, 'Keys and two panes are for desks.')
	await page.setViewportSize(desk)
	const { candidates } = await plantHospital(page)
	await page.goto(candidates)
	await page.waitForLoadState('networkidle')
	await expect(page.getByRole('button', { name: 'Compare' })).toBeHidden()
	await page.getByRole('checkbox').first().check()
	await expect(page.getByRole('button', { name: 'Compare' })).toBeVisible()
	const rows = page.locator('#main [data-row]')
	await rows.nth(9).getByRole('link').first().click()
	const panel = page.getByRole('complementary')
	const tenth = await rows.nth(9).getByRole('link').first().innerText()
	const eleventh = await rows.nth(10).getByRole('link').first().innerText()
	await expect(panel.getByRole('heading', { name: tenth, level: 2 })).toBeVisible()

	await page.keyboard.press('ArrowDown')
	await expect(panel.getByRole('heading', { name: eleventh, level: 2 })).toBeVisible()
	await expect(page.getByText('1 selected')).toBeVisible()
	await page.keyboard.press('k')
	await expect(panel.getByRole('heading', { name: tenth, level: 2 })).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(panel).toBeHidden()
	await expect(rows.nth(9).getByRole('link').first()).toBeFocused()
	await expect(page.getByText('1 selected')).toBeVisible()
})

test('a candidate is found and asked for contact without leaving the list', async ({ page }) => {
	const { candidates } = await plantHospital(page)
	await page.goto(candidates)
	await page.waitForLoadState('networkidle')
	// The first three applied, so no one has to ask them.
	const row = page.locator('#main [data-row]').filter({ hasText: 'Not contacted' }).first()
	await row.getByRole('link').first().click()
	const panel = page.getByRole('complementary')
	await panel.getByLabel('Message').fill('We need a second nephrologist for our evening lists. May we tell you more?')
	await panel.getByRole('button', { name: 'Send request' }).click()

	await expect(panel.getByText('Contact request sent')).toBeVisible()
	await expect(page).toHaveURL(/person=/)
})

test('a report on a phone says what each figure counts', async ({ page, isMobile }) => {
	test.skip(!isMobile, 'A desk has a table with headings.')
	await plantHospital(page)
	await page.goto('/hospital/reports')

	const cell = page.getByRole('table', { name: 'Figures by job' }).locator('td[data-label="Applications"]')
	expect(await cell.first().evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"Applications"')
})

test('a page for owners tells a recruiter whom to ask', async ({ page }) => {
	const { accountId } = await aMember({ role: 'recruiter' })
	const { cookie } = await aSession({ id: accountId, kind: 'member' })
	await signIn(page, cookie)
	// Not opened in the page: a browser writes every refusal to its console.
	const response = await page.request.get('/hospital/profile/sites')
	const html = await response.text()

	expect(response.status()).toBe(403)
	expect(html).toContain('You do not have access')
	expect(html).toContain('Only an owner of your hospital can do this.')
})
