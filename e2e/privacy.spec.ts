// What is a person's own: who sees it, a copy of it, and the end of it.
import './database.ts'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { plantWorld, type Role, type World } from '#test/world.ts'

async function signIn(page: Page, world: World, role: Role) {
	const [name = '', ...value] = world.cookies[role].split('=')
	const url = `http://localhost:${process.env['E2E_PORT']}`
	await page.context().addCookies([{ name, value: value.join('='), url }])
}

test('hospitals see and lose a profile as its owner turns the switches', async ({ newPerson }) => {
	const world = await plantWorld()
	// Hospitals of one name make the message about hiding a long one, which lies over more of the page.
	await Promise.all([plantWorld(), plantWorld(), plantWorld()])
	const [asha, rival] = [await newPerson(), await newPerson()]
	await signIn(asha, world, 'stranger')
	await signIn(rival, world, 'rival')
	const profile = `/doctors/${world.people.stranger.specialistId}`
	const seen = async (answer: string | RegExp) => {
		await rival.goto(profile)
		await expect(rival.getByRole('heading', { level: 1, name: answer })).toBeVisible()
	}
	/** Waits for the answer, because the message about the save before it may still be on screen. */
	const save = async () => {
		const answered = asha.waitForResponse((response) => response.request().method() === 'POST')
		await asha.getByRole('button', { name: 'Save Changes' }).click()
		await answered
	}
	await seen(/Asha Menon/)

	await test.step('anonymous mode takes the name away', async () => {
		await asha.goto('/settings/privacy')
		await asha.getByRole('switch', { name: 'Anonymous mode' }).check()
		await save()
		await expect(asha.getByText('Your settings have been updated successfully.')).toBeVisible()
		await seen(/Name withheld/)
	})

	await test.step('Private Mode takes the profile away, and Undo brings it back', async () => {
		await asha.goto('/settings/privacy')
		await asha.getByRole('switch', { name: 'Profile visibility' }).uncheck()
		await save()
		await expect(asha.getByText('Settings saved')).toBeVisible()
		expect((await rival.goto(profile))?.status()).toBe(404)
		await asha.getByRole('switch', { name: 'Profile visibility' }).check()
		await save()
		await expect(asha.getByText('Settings saved')).toBeVisible()
		await seen(/Name withheld/)
	})

	await test.step('a hospital on the hidden list sees nothing until it is removed', async () => {
		await asha.getByLabel('Hospital', { exact: true }).fill(world.people.rival.hospitalName.toUpperCase())
		await asha.getByRole('button', { name: 'Add hospital' }).click()
		await expect(asha.getByRole('status').getByText(/^Hidden from/)).toBeVisible()
		expect((await rival.goto(profile))?.status()).toBe(404)
		await asha.getByRole('button', { name: /^Stop hiding/ }).click()
		await expect(asha.getByText(/can find your profile again$/)).toBeVisible()
		await seen(/Name withheld/)
		await asha.getByRole('button', { name: 'Undo' }).click()
		await expect(asha.getByRole('status').getByText(/^Hidden from/)).toBeVisible()
		expect((await rival.goto(profile))?.status()).toBe(404)
	})
})

test('what was saved in another tab is not overwritten', async ({ page }) => {
	const world = await plantWorld()
	await signIn(page, world, 'stranger')
	await page.goto('/settings/privacy')
	const other = await page.context().newPage()
	await other.goto('/settings/privacy')
	await other.getByRole('switch', { name: 'Profile visibility' }).uncheck()
	await other.getByRole('button', { name: 'Save Changes' }).click()
	await expect(other.getByText('Settings saved')).toBeVisible()

	await page.getByRole('switch', { name: 'Contact visibility' }).uncheck()
	await page.getByRole('button', { name: 'Save Changes' }).click()

	await expect(page.getByText('Your settings were changed in another window or device.')).toBeVisible()
	await expect(page.getByText('Profile visibility: saved value Off, your value On')).toBeVisible()
	await page.reload()
	await expect(page.getByRole('switch', { name: 'Profile visibility' })).not.toBeChecked()
	await expect(page.getByRole('switch', { name: 'Contact visibility' })).toBeChecked()
})

test('everything about a person comes as a ZIP, and the account goes and comes back', async ({ page }) => {
	const world = await plantWorld()
	await signIn(page, world, 'applicant')

	await test.step('the download lists records and files', async () => {
		await page.goto('/settings/my-data')
		await page.getByRole('link', { name: 'Download my data' }).click()
		const downloading = page.waitForEvent('download')
		await page.getByRole('button', { name: 'Download ZIP' }).click()
		const download = await downloading
		expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.zip$/)
		const zip = await readFile(await download.path())
		expect(zip.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
		for (const name of ['profile.json', 'applications.json', 'account.json', `resumes/1 ${world.resume.fileName}`])
			expect(zip.includes(name), name).toBe(true)
		await page.goto('/notifications')
		await expect(page.getByText('Your data was downloaded')).toBeVisible()
	})

	await test.step('a deletion says so on every page, and one press takes it back', async () => {
		await page.goto('/settings/my-data')
		await page.getByRole('link', { name: 'Delete my account' }).click()
		await page.getByRole('button', { name: 'Delete my account' }).click()
		await expect(page.getByText('Hospitals you applied to can still see your application.')).toBeVisible()
		await page.goto('/jobs')
		await expect(page.getByRole('complementary', { name: 'Your account' })).toContainText('will be deleted on')
		await page
			.getByRole('complementary', { name: 'Your account' })
			.getByRole('link', { name: 'Keep my account' })
			.click()
		await page.getByRole('main').getByRole('button', { name: 'Keep my account' }).click()
		await expect(page.getByText('Your account has been kept')).toBeVisible()
		await expect(page.getByRole('complementary', { name: 'Your account' })).toHaveCount(0)
	})
})
