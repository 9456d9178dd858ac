// A whole profile, written where no script runs; its lists put in order with the keys alone.
import './database.ts'
import type { BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { aSession } from '#app/identity/fixtures.server.ts'
import { aCareer, aSpecialist } from '#app/specialists/fixtures.server.ts'
import { expect, test } from './fixtures.ts'

type Story = Parameters<typeof aSpecialist>[0]

async function signInAsNewSpecialist(context: BrowserContext, story: Story = {}) {
	const specialist = await aSpecialist(story)
	const { cookie } = await aSession({ id: specialist.accountId, kind: 'specialist' })
	const [name = '', ...value] = cookie.split('=')
	await context.addCookies([{ name, value: value.join('='), url: `http://localhost:${process.env['E2E_PORT']}` }])
	return specialist
}

const nothingSaid = {
	email: null,
	yearsOfExperience: null,
	languages: [],
	shifts: [],
	travelRadiusKm: null,
	expectedMonthlyPaise: null,
}

/** By its label, in the page itself: the frame around it has labels too. */
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label)
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('a profile is filled in from nothing, section by section', async ({ page, context }) => {
		await signInAsNewSpecialist(context, nothingSaid)
		await page.goto('/profile')
		await expect(page.getByRole('heading', { name: 'Not added yet' })).toBeVisible()
		await expect(page.getByRole('main').getByRole('link', { name: 'settings', exact: true })).toBeVisible()

		await page.getByRole('link', { name: 'Add your first position' }).click()
		await field(page, 'Role').fill('Consultant Anesthesiologist')
		await field(page, 'Hospital').fill('Niramay Hospital, Nashik')
		await field(page, 'Start month').selectOption('July')
		await field(page, 'Start year').fill('2019')
		await save(page)
		// What is missing is said, and what was typed is still there.
		await expect(page).toHaveTitle(/^Error: /)
		await expect(page.getByText('Enter an end date, or select “I currently work here”.').first()).toBeVisible()
		await expect(field(page, 'Role')).toHaveValue('Consultant Anesthesiologist')
		await field(page, 'I currently work here').check()
		await save(page)
		await expect(page.getByText('Niramay Hospital, Nashik · July 2019 – present')).toBeVisible()

		await page.goto('/profile/education/new')
		await field(page, 'Degree or course').fill('MD')
		await field(page, 'Subject').fill('Anaesthesiology')
		await field(page, 'Institution').fill('B. J. Medical College, Pune')
		await field(page, 'Year completed').fill('2015')
		await save(page)
		await expect(page.getByText('MD, Anaesthesiology').first()).toBeVisible()

		await page.goto('/profile/skills')
		for (const skill of ['TIVA', 'Regional anesthesia']) {
			await field(page, 'Skill').fill(skill)
			await field(page, 'Level').selectOption('Expert')
			await page.getByRole('button', { name: 'Add' }).click()
		}
		await page.getByRole('button', { name: 'Move Regional anesthesia up' }).click()
		await expect(page.getByRole('listitem').filter({ hasText: 'Expert' }).first()).toContainText('Regional anesthesia')

		await page.goto('/profile/languages')
		await field(page, 'Marathi').check({ force: true })
		await field(page, 'English').check({ force: true })
		await save(page)
		await page.goto('/profile/shifts')
		await field(page, 'Night').check()
		await save(page)
		await page.goto('/profile/availability')
		await field(page, 'Wednesday, night').check({ force: true })
		await page.getByText('Enter exact hours').click()
		await field(page, 'Monday, from').fill('08:00')
		await field(page, 'Monday, to').fill('14:00')
		await save(page)
		await page.goto('/profile/pay')
		await field(page, 'Per month').fill('₹2,80,000')
		await field(page, 'Per case').fill('4000')
		await save(page)
		await page.goto('/profile/area')
		await field(page, 'Travel radius').fill('15')
		await field(page, 'Preferred areas').fill('Baner, Aundh')
		await save(page)
		await page.goto('/profile/about')
		await field(page, 'Years of experience').fill('11')
		await field(page, 'About you').fill('I teach regional blocks.')
		await save(page)
		await page.goto('/profile/photo')
		const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: '#558866' } })
		const buffer = await picture.jpeg().toBuffer()
		await field(page, 'Photo').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
		await page.getByRole('button', { name: 'Save photo' }).click()

		await expect(page.getByText('Photo saved')).toBeVisible()
		const main = page.getByRole('main')
		for (const text of [
			'11 years of experience',
			'I teach regional blocks.',
			'MD, Anaesthesiology',
			'Marathi, English',
			'Mon 08:00–14:00',
			'Wed 22:00–08:00',
			'₹2.8 lakh a month or ₹4,000 per case',
			'Up to 15 km, Baner, Aundh',
		])
			await expect(main.getByText(text)).toBeVisible()
		await expect(main.locator('img.avatar')).toHaveJSProperty('complete', true)

		await page.getByRole('link', { name: 'Visitor (not logged in)' }).click()
		await expect(main.getByText('Regional anesthesia')).toBeVisible()
		for (const hidden of ['I teach regional blocks.', 'Dr Asha Menon', 'Niramay', '₹2.8 lakh'])
			await expect(main.getByText(hidden)).toHaveCount(0)
	})

	test('a save is undone, and of two tabs the slower one sees both values', async ({ page, context }) => {
		await signInAsNewSpecialist(context, { languages: ['en'] })
		const slower = await context.newPage()
		await slower.goto('/profile/pay')
		await page.goto('/profile/pay')
		await field(page, 'Per month').fill('3,10,000')
		await save(page)
		await expect(page.getByText('Expected pay saved')).toBeVisible()

		await field(slower, 'Per month').fill('2,90,000')
		await save(slower)
		await expect(slower.getByText('saved value ₹3,10,000, your value ₹2,90,000')).toBeVisible()
		await expect(field(slower, 'Per month')).toHaveValue('2,90,000')

		await page.getByRole('button', { name: 'Undo' }).click()
		await expect(page.getByText('Expected pay restored')).toBeVisible()
		await expect(page.getByText('₹3 lakh a month')).toBeVisible()
	})
})

test('a list is put in order, emptied and undone with the keys alone', async ({ page, context }) => {
	await aCareer(await signInAsNewSpecialist(context))
	await page.goto('/profile/experience')
	const titles = page.getByRole('main').getByRole('listitem')
	await expect(titles.first()).toContainText('Consultant Anesthesiologist')

	const up = page.getByRole('button', { name: 'Move Registrar, Anesthesiology up' })
	await up.focus()
	await page.keyboard.press('Enter')
	await expect(titles.first()).toContainText('Registrar, Anesthesiology')
	// On top there is nothing to move past: the way down has the focus, so the keys go on from here.
	const down = page.getByRole('button', { name: 'Move Registrar, Anesthesiology down' })
	await expect(down).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(titles.first()).toContainText('Consultant Anesthesiologist')
	await expect(up).toBeFocused()

	await page.getByRole('button', { name: 'Remove Registrar, Anesthesiology' }).focus()
	await page.keyboard.press('Enter')
	await expect(titles).toHaveCount(1)
	await page.getByRole('button', { name: 'Undo' }).focus()
	await page.keyboard.press('Enter')
	await expect(titles).toHaveCount(2)
})
