// The workspace of a hospital's people: keys and the palette, the team from the invitation to the end.
import './database.ts'
import type { Page } from '@playwright/test'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { fixturePassword } from '#app/identity/fixtures.server.ts'
import { uniqueNumber } from '#test/unique.ts'
import { expect, test } from './fixtures.ts'
import { latestMessage, logIn } from './steps.ts'
import { plantWorld, type Role, type World } from '#test/world.ts'

async function signIn(page: Page, world: World, role: Role) {
	const [name = '', ...value] = world.cookies[role].split('=')
	await page
		.context()
		.addCookies([{ name, value: value.join('='), url: `http://localhost:${process.env['E2E_PORT']}` }])
}

test('a member finds places, jobs and applicants by keys alone, and can switch the keys off', async ({ page }) => {
	const world = await plantWorld()
	await signIn(page, world, 'member')
	await page.goto('/hospitals/dashboard/jobs')
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

	await test.step('on paper the page begins with the name of the hospital', async () => {
		const name = (await page.locator('#user-menu .menu-name > span').textContent()) ?? ''
		await page.emulateMedia({ media: 'print' })
		await expect(page.locator('.workspace-page > p').first()).toHaveText(name)
		await expect(page.locator('.workspace-page > p').first()).toBeVisible()
		await page.emulateMedia({ media: 'screen' })
	})

	await test.step('J and K move from row to row', async () => {
		// Keys work from the moment that the script does; K stays on the first row, however often it is pressed.
		await expect(async () => {
			await page.keyboard.press('k')
			await expect(page.locator('tbody tr').first().getByRole('link').first()).toBeFocused({ timeout: 500 })
		}).toPass()
		await page.keyboard.press('j')
		await expect(page.locator('tbody tr').nth(1).getByRole('link').first()).toBeFocused()
		await page.keyboard.press('k')
		await expect(page.locator('tbody tr').first().getByRole('link').first()).toBeFocused()
	})

	await test.step('Ctrl+K finds an applicant by name', async () => {
		await page.keyboard.press('ControlOrMeta+k')
		const palette = page.getByRole('dialog', { name: 'Search' })
		await expect(palette.getByRole('searchbox')).toBeFocused()
		await page.keyboard.type(world.people.applicant.name.slice(0, 8))
		await expect(palette.getByText(world.people.applicant.name).first()).toBeVisible()
		await page.keyboard.press('Enter')
		await expect(page).toHaveURL(/\/hospital\/applications\/[\da-f-]+$/)
	})

	await test.step('nothing fires in a field', async () => {
		await page.goto('/hospital/post-job')
		await page.getByLabel('Title', { exact: true }).fill('')
		await page.getByLabel('Title', { exact: true }).pressSequentially('jnk?/x')
		await expect(page.getByLabel('Title', { exact: true })).toHaveValue('jnk?/x')
		await expect(page).toHaveURL('/hospital/post-job')
	})

	await test.step('a card moved by its key keeps the focus among the cards, with none ticked', async () => {
		await page.goto('/hospital/applicants?view=board')
		// Off while no one is ticked, as soon as the page runs, and so do the keys.
		await expect(page.locator('.bulk-bar').getByText('Reject')).toBeDisabled()
		await page.keyboard.press('j')
		await expect(page.locator('[data-row] a:focus')).toBeVisible()
		await page.keyboard.press('x')
		await expect(page.getByText('1 selected')).toBeVisible()
		await page.keyboard.press('2')
		await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
		await expect(page.locator('[data-row] a:focus')).toBeVisible()
		await expect(page.getByText('1 selected')).toHaveCount(0)
	})

	await test.step('? lists the keys, and there they are switched off', async () => {
		await page.goto('/hospitals/dashboard/jobs')
		const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
		await expect(async () => {
			await page.keyboard.press('?')
			await expect(list.getByText('Next row')).toBeVisible({ timeout: 500 })
		}).toPass()
		await list.getByRole('button', { name: 'Turn off shortcuts' }).click()
		await expect(page.getByText('Keyboard shortcuts are off')).toBeVisible()
		await page.keyboard.press('n')
		await page.keyboard.press('ControlOrMeta+k')
		await expect(page).toHaveURL('/hospitals/dashboard/jobs')
		await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(0)
	})
})

test('an owner invites a recruiter, who joins by the link, works, is removed and is out with the next click', async ({
	page,
	newPerson,
}) => {
	const name = uniqueNumber()
	const email = `kavita-${name}@lakeside.example`
	const owner = await aMember({ email: `owner-${name}@lakeside.example`, password: fixturePassword })
	await logIn(page, '/hospital/auth', { email: `owner-${name}@lakeside.example`, password: fixturePassword })
	await page.waitForURL(({ pathname }) => pathname !== '/hospital/auth')
	await page.goto('/hospital/team')
	await page.getByRole('link', { name: 'Invite a team member' }).click()
	await page.getByLabel('Email').fill(email)
	await page.getByRole('button', { name: 'Send invitation' }).click()
	await expect(page.getByText('Invitation sent')).toBeVisible()

	const kavita = await newPerson()
	const { text } = await latestMessage(kavita, email)
	await kavita.goto(/\/hospital\/invitation\?token=[\w-]+/.exec(text)?.[0] ?? '')
	await kavita.getByLabel('Your name').fill('Kavita Rao')
	await kavita.getByLabel('Choose a password').fill('three words together')
	await kavita.getByRole('button', { name: 'Join team' }).click()
	await expect(kavita.getByText(`You have joined ${owner.hospitalName}`)).toBeVisible()
	await kavita.goto('/hospital/team')
	await expect(kavita.getByRole('row', { name: /Kavita Rao \(you\)/ })).toContainText('Recruiter')

	await page.goto('/hospital/team')
	await page.getByRole('button', { name: 'Change Kavita Rao' }).click()
	await page.getByRole('link', { name: 'Remove…' }).click()
	await page.getByRole('button', { name: 'Remove Kavita Rao' }).click()
	await expect(page.getByText('Kavita Rao has been removed')).toBeVisible()

	// The address changes first. Then the browser loads the page again, as a visitor's.
	const loaded = kavita.waitForEvent('load')
	await kavita.getByRole('link', { name: 'Job Postings', exact: true }).first().click()
	await expect(kavita).toHaveURL(/\/hospital\/auth/)
	await loaded
	await logIn(kavita, '/hospital/auth', { email, password: 'three words together' })
	await expect(kavita.getByText('You are not part of a hospital team')).toBeVisible()
})
