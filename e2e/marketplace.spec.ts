// What a recruiter does all day in the list of candidates: by keyboard, by mouse, and without a script.
import './database.ts'
import type { Page } from '@playwright/test'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aSession } from '#app/identity/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { uniqueWord } from '#test/unique.ts'
import { expect, test } from './fixtures.ts'

const names = ['Dr Nephro One', 'Dr Nephro Two', 'Dr Nephro Three']
const listOf = (mark: string) => `/hospitals/dashboard?q=${mark}&speciality=nephrologist&sort=experience`

/** Three people whom only this hospital's search is about, the most experienced first. */
async function plantCandidates(page: Page) {
	const member = await aMember()
	const mark = uniqueWord()
	for (const [index, name] of names.entries())
		await aSpecialist({
			name: `${name} ${mark}`,
			specialitySlug: 'nephrologist',
			speciality: 'Nephrologist',
			yearsOfExperience: 60 - index,
		})
	const { cookie } = await aSession({ id: member.accountId, kind: 'member' })
	const [name = '', ...value] = cookie.split('=')
	await page
		.context()
		.addCookies([{ name, value: value.join('='), url: `http://localhost:${process.env['E2E_PORT']}` }])
	return mark
}

const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })
const nameOf = (index: number, mark: string) => `${names[index]} ${mark}`

test('the list is worked through by keyboard alone', async ({ page }) => {
	// The keys are those of the table; a narrow screen has cards.
	await page.setViewportSize({ width: 1280, height: 800 })
	const mark = await plantCandidates(page)
	await page.goto(listOf(mark))
	await expect(rowOf(page, nameOf(0, mark))).toBeVisible()
	await page.waitForLoadState('networkidle')

	// The focus goes from row to row; X ticks the one it is on.
	const first = page.getByRole('link', { name: nameOf(0, mark) })
	for (let step = 0; step < 12 && !(await first.evaluate((link) => link === document.activeElement)); step++)
		await page.keyboard.press('j')
	await expect(first).toBeFocused()
	await page.keyboard.press('x')
	await expect(page.getByText('1 selected')).toBeVisible()

	await page.keyboard.press('Enter')
	const sheet = page.getByRole('complementary', { name: nameOf(0, mark) })
	await expect(sheet).toBeVisible()
	await expect(page).toHaveURL(/person=/)
	await page.keyboard.press('Escape')
	await expect(sheet).toBeHidden()
	await expect(page).not.toHaveURL(/person=/)
	await expect(first).toBeFocused()
	// What was ticked is still ticked.
	await expect(page.getByText('1 selected')).toBeVisible()
})

test('a shortlisting shows at once and can be undone', async ({ page }) => {
	const mark = await plantCandidates(page)
	await page.goto(listOf(mark))
	await page.waitForLoadState('networkidle')
	await page.getByRole('link', { name: nameOf(0, mark) }).click()
	const sheet = page.getByRole('complementary', { name: nameOf(0, mark) })

	const stored = page.waitForResponse((answer) => answer.request().method() === 'POST')
	await sheet.getByRole('button', { name: /^Save:/ }).click()
	await sheet.getByRole('button', { name: 'Saved candidates' }).click()
	await stored
	await expect(sheet.getByRole('button', { name: /^Saved:/ })).toBeVisible()
	await page.goto('/hospital/shortlist')
	await expect(page.getByRole('link', { name: nameOf(0, mark), exact: true })).toBeVisible()
	await page.getByRole('checkbox', { name: new RegExp(nameOf(0, mark)) }).check()
	await page.getByRole('button', { name: 'Remove from saved' }).click()
	await expect(page.getByText('No saved candidates yet')).toBeVisible()
	await page.getByRole('button', { name: 'Undo' }).click()
	await expect(page.getByRole('link', { name: nameOf(0, mark), exact: true })).toBeVisible()
})

test.describe('without a script', () => {
	test.use({ javaScriptEnabled: false })

	test('people are found, opened, shortlisted, compared and asked', async ({ page }) => {
		const mark = await plantCandidates(page)
		await page.goto(listOf(mark))
		for (const index of [0, 1]) await page.getByRole('checkbox', { name: new RegExp(nameOf(index, mark)) }).check()
		await page.getByRole('button', { name: 'Save', exact: true }).click()
		await expect(page.getByText('2 specialists saved')).toBeVisible()

		await page.goto('/hospital/shortlist')
		for (const index of [0, 1]) await page.getByRole('checkbox', { name: new RegExp(nameOf(index, mark)) }).check()
		await page.getByRole('button', { name: 'Compare' }).click()
		await expect(page.getByRole('columnheader', { name: new RegExp(nameOf(1, mark)) })).toBeVisible()

		await page.goto('/hospital/shortlist')
		await page.getByRole('link', { name: nameOf(0, mark), exact: true }).click()
		await expect(page).toHaveURL(/\/doctors\//)
		await expect(page.getByRole('heading', { level: 1, name: nameOf(0, mark) })).toBeVisible()
	})
})
