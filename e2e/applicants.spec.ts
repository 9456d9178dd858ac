// A recruiter works through applicants: beside the list, by mouse, by keys and many at once.
import './database.ts'
import type { Browser, Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { applications } from '#app/applications/tables.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aSession } from '#app/identity/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { locationColumns } from '#app/specialists/onboarding/registration.server.ts'
import { addTemplate } from '#app/templates/commands.server.ts'
import { uniqueWord } from '#test/unique.ts'
import { expect, test } from './fixtures.ts'
import { countActs } from './steps.ts'

async function plant(count: number, others = 0) {
	const member = await aMember({ name: `Rohan ${uniqueWord()}` })
	const job = await aJob({ hospitalId: member.hospitalId })
	const names = Array.from({ length: count }, () => `Dr ${uniqueWord()} Rane`)
	const [first = '', second = '', third = ''] = names
	const ids = []
	for (const name of names)
		ids.push((await anApplication({ job, specialist: await aSpecialist({ name }) })).specialistId)
	const [firstId = ''] = ids
	const elsewhere = { ...locationColumns('Guwahati'), specialitySlug: 'ent-surgeon', speciality: 'ENT Surgeon' }
	for (let each = 0; each < others; each++) await anApplication({ job, specialist: await aSpecialist(elsewhere) })
	await addTemplate(member, 'rejection', { name: 'Thank you', body: 'Dear {name}, thank you. We chose someone else.' })
	return { member, firstId, first, second, third, list: `/hospital/jobs/${job.id}/applicants` }
}

async function signIn(page: Page, accountId: string) {
	const { cookie } = await aSession({ id: accountId, kind: 'member' })
	const [name = '', ...value] = cookie.split('=')
	await page
		.context()
		.addCookies([{ name, value: value.join('='), url: `http://localhost:${process.env['E2E_PORT']}` }])
}

/** The bulk buttons are off while no one is ticked, as soon as the page runs. */
const whenRunning = (page: Page) => expect(page.locator('.bulk-bar').getByText('Reject')).toBeDisabled()

test('twenty people are rejected with a template in five clicks, each reads their own name, and one undo reverts it', async ({
	page,
}) => {
	const { member, first, firstId, list } = await plant(20)
	await signIn(page, member.accountId)
	const acts = await countActs(page)
	await page.goto(list)
	await whenRunning(page)

	await page.getByLabel('Select all').click()
	await expect(page.getByText('20 selected')).toBeVisible()
	await page.getByRole('main').getByRole('button', { name: 'Reject' }).click()
	await page.getByRole('button', { name: 'Use a template' }).click()
	await page.getByRole('button', { name: /^Thank you/ }).click()
	await expect(page.getByLabel('Preview')).toContainText(/Dear Dr \w+ Rane, thank you/)
	await page.getByRole('button', { name: 'Reject 20 applicants' }).click()

	await expect(page.getByText('20 applicants: Not selected')).toBeVisible()
	expect(acts.clicks).toBe(5)
	await expect(page.getByRole('link', { name: 'Not selected 20' })).toBeVisible()
	const [read] = await db.select().from(applications).where(eq(applications.specialistId, firstId))
	expect(read?.rejectionReason).toBe(`Dear ${first}, thank you. We chose someone else.`)
	await page.getByRole('button', { name: 'Undo' }).click()
	await expect(page.getByText('20 applicants moved back')).toBeVisible()
})

test('all whose match is below 30, more than the page shows, are rejected in five clicks, and one undo reverts it', async ({
	page,
}) => {
	const { member, list } = await plant(3, 60)
	await signIn(page, member.accountId)
	const acts = await countActs(page)
	await page.goto(list)
	await whenRunning(page)

	await page.getByRole('button', { name: 'Filter' }).click()
	await page.getByLabel('Match below, %').fill('30')
	await page.keyboard.press('Enter')
	await page.getByLabel('Select all 60').click()
	await page.getByRole('main').getByRole('button', { name: 'Reject' }).click()
	await page.getByLabel('The position has been filled').click()
	await page.getByRole('button', { name: 'Reject 60 applicants' }).click()

	await expect(page.getByText('60 applicants: Not selected')).toBeVisible()
	expect(acts.clicks).toBe(5)
	// A list that grows as one scrolls, and someone who is opened beside it, leave the way back where it is.
	const rows = page.getByRole('list', { name: 'Applicants' }).getByRole('listitem')
	const shownAtFirst = await rows.count()
	await rows.last().scrollIntoViewIfNeeded()
	await expect.poll(() => rows.count()).toBeGreaterThan(shownAtFirst)
	await rows.last().getByRole('link').first().click()
	await expect(page.getByRole('complementary').getByRole('link', { name: 'Open full page' })).toBeVisible()
	await page.getByRole('button', { name: 'Undo' }).click()
	await expect(page.getByText('60 applicants moved back')).toBeVisible()
	await expect(page.getByRole('link', { name: 'New 60' })).toBeVisible()
})

test('a range is selected with Shift, and a second Shift takes the end of it back', async ({ page }) => {
	const { member, list } = await plant(8)
	await signIn(page, member.accountId)
	await page.goto(list)
	await whenRunning(page)
	const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Select Dr/ })

	await boxes.nth(1).click()
	await boxes.nth(5).click({ modifiers: ['Shift'] })
	await expect(page.getByText('5 selected')).toBeVisible()
	for (const [at, isSelected] of [false, true, true, true, true, true, false].entries())
		await expect(boxes.nth(at)).toBeChecked({ checked: isSelected })

	await boxes.nth(3).click({ modifiers: ['Shift'] })
	await expect(page.getByText('2 selected')).toBeVisible()
	await page.getByRole('main').getByRole('button', { name: 'Reject' }).click()
	await expect(page.getByRole('heading', { name: 'Reject 2 applicants' })).toBeVisible()
})

test('a template goes to all who are selected, each in their own conversation, and they are compared', async ({
	page,
}) => {
	const { member, first, second, firstId, list } = await plant(3)
	await addTemplate(member, 'message', { name: 'Meet us', body: 'Dear {name}, could you meet us?' })
	await signIn(page, member.accountId)
	await page.goto(list)
	await whenRunning(page)
	const bar = page.locator('.bulk-bar')
	for (const name of ['Message', 'Compare']) await expect(bar.getByRole('button', { name })).toBeDisabled()

	await page.getByLabel(`Select ${first}`).click()
	await page.getByLabel(`Select ${second}`).click()
	await bar.getByRole('button', { name: 'Compare' }).click()
	for (const name of [first, second]) await expect(page.getByRole('columnheader').getByText(name)).toBeVisible()
	await page.getByRole('link', { name: 'Applicants', exact: true }).last().click()

	await page.getByLabel('Select all').click()
	await bar.getByRole('button', { name: 'Message' }).click()
	await page.getByRole('button', { name: 'Use a template' }).click()
	await page.getByRole('button', { name: /^Meet us/ }).click()
	await expect(page.getByLabel('Preview')).toContainText(/Dear Dr \w+ Rane, could you meet us/)
	await page.getByRole('button', { name: 'Send message' }).click()

	await expect(page.getByText('Message sent to 3 applicants')).toBeVisible()
	await page.goto(`/messages/with/${firstId}`)
	await expect(page.getByRole('log')).toContainText(`Dear ${first}, could you meet us?`)
})

test('an applicant opens beside the list, which keeps its ticks, and keys go on, move and reject', async ({ page }) => {
	const { member, first, second, third, list } = await plant(4)
	const colleague = await aMember({ hospitalId: member.hospitalId, role: 'recruiter', name: `Meera ${uniqueWord()}` })
	await signIn(page, member.accountId)
	await page.goto(list)
	await whenRunning(page)
	const panel = page.getByRole('complementary')

	await test.step('opening keeps the list and its ticks', async () => {
		await page.getByLabel(`Select ${third}`).check()
		await page.getByRole('link', { name: first }).click()
		await expect(panel.getByRole('link', { name: first })).toBeVisible()
		await expect(page.getByText('1 selected')).toBeVisible()
	})
	await test.step('J goes on, X ticks who is opened, a number moves them', async () => {
		await page.keyboard.press('j')
		await expect(panel.getByRole('link', { name: second })).toBeVisible()
		await page.keyboard.press('x')
		await expect(page.getByLabel(`Select ${second}`)).toBeChecked()
		await page.keyboard.press('2')
		await expect(page.getByText(`${second}: Shortlisted`)).toBeVisible()
		await expect(panel.getByText('Shortlisted', { exact: true })).toBeVisible()
	})
	await test.step('6 asks for a reason in place', async () => {
		await page.keyboard.press('6')
		const dialog = page.getByRole('dialog', { name: `Reject ${second}` })
		await dialog.getByText('The position has been filled').click()
		await dialog.getByRole('button', { name: 'Reject application' }).click()
		await expect(page.getByText(`${second}: Not selected`)).toBeVisible()
		await expect(dialog).toBeHidden()
	})
	await test.step('a colleague is named by keys, and the list is still there', async () => {
		await page.locator('[data-row]').getByRole('link', { name: first }).click()
		await expect(panel.getByRole('link', { name: first })).toBeVisible()
		await panel.getByLabel('New note').pressSequentially('Please call, @mee')
		await expect(panel.getByRole('option', { name: `@${colleague.name}` })).toBeVisible()
		await page.keyboard.press('Enter')
		await expect(panel.getByLabel('New note')).toHaveValue(`Please call, @${colleague.name} `)
		await panel.getByRole('button', { name: 'Save note' }).click()
		await expect(page.getByText(`We have notified ${colleague.name}`)).toBeVisible()
		await expect(panel.getByText(`Please call, @${colleague.name}`)).toBeVisible()
	})
	await test.step('Escape closes and gives the focus back', async () => {
		await panel.getByRole('heading', { name: 'Team notes' }).click()
		await page.keyboard.press('Escape')
		await expect(panel).toHaveCount(0)
		await expect(page.getByRole('link', { name: first })).toBeFocused()
	})
})

test('an applicant is messaged, tagged, asked to an interview beside the list, which keeps its ticks, and made an offer', async ({
	page,
}) => {
	const { member, first, third, firstId, list } = await plant(3)
	await addTemplate(member, 'message', { name: 'Meet us', body: 'Dear {name}, could you meet us?' })
	await signIn(page, member.accountId)
	await page.goto(list)
	await whenRunning(page)
	const panel = page.getByRole('complementary')
	const said = page.getByRole('status')
	const here = () => expect(page).toHaveURL(/\/applicants\?.*applicant=/)
	await page.getByLabel(`Select ${third}`).check()
	await page.getByRole('link', { name: first }).click()

	await test.step('a message from a template', async () => {
		await panel.getByRole('button', { name: 'Use a template' }).click()
		await panel.getByRole('link', { name: /^Meet us/ }).click()
		await expect(panel.getByLabel(`Message to ${first}`)).toHaveValue(`Dear ${first}, could you meet us?`)
		await panel.getByRole('button', { name: 'Send message' }).click()
		await expect(said.getByText('Message sent')).toBeVisible()
		await expect(panel.getByText(`just now: Dear ${first}, could you meet us?`)).toBeVisible()
		await here()

		await panel.getByLabel(`Message to ${first}`).fill('We could also talk by phone in the evening. '.repeat(5))
		await panel.getByRole('button', { name: 'Send message' }).click()
		await expect(panel.getByText('just now: We could also')).toBeVisible()
		await expect(panel.getByRole('button', { name: 'Send message' })).toBeInViewport({ ratio: 1 })
	})
	await test.step('a tag, and off again', async () => {
		await panel.getByLabel('Add a tag').fill('Night shifts')
		await panel.getByRole('button', { name: 'Add tag' }).click()
		await expect(said.getByText('Tagged: Night shifts')).toBeVisible()
		await panel.getByRole('button', { name: 'Remove tag: Night shifts' }).click()
		await expect(said.getByText('Tag removed: Night shifts')).toBeVisible()
		await here()
	})
	await test.step('an interview', async () => {
		await panel.getByText('Propose interview').click()
		const dialog = page.getByRole('dialog', { name: `Propose an interview: ${first}` })
		await dialog.getByRole('link', { name: /am|pm/ }).first().click()
		await dialog.getByRole('button', { name: 'Propose these times' }).click()
		await expect(said.getByText('Times proposed')).toBeVisible()
		await expect(panel.getByRole('link', { name: 'Manage interview' })).toBeVisible()
		await here()
	})
	await expect(page.getByLabel(`Select ${third}`)).toBeChecked()
	await test.step('an offer, from its page and back', async () => {
		await panel.getByRole('link', { name: 'Make an offer' }).click()
		await page.getByRole('textbox', { name: 'Message', exact: true }).fill('We look forward to you.')
		await page.getByRole('button', { name: 'Send offer' }).click()
		await expect(said.getByText(`Offer sent to ${first}`)).toBeVisible()
		await here()
		await panel.getByRole('button', { name: 'Withdraw offer' }).click()
		await expect(said.getByText('Offer withdrawn')).toBeVisible()
		await here()
	})
	await page.goto(`/messages/with/${firstId}`)
	await expect(page.getByRole('log')).toContainText(`Dear ${first}, could you meet us?`)
})

test('a form sent while another is on its way waits for the answer, and both messages are shown', async ({ page }) => {
	const { member, first, list } = await plant(1)
	await signIn(page, member.accountId)
	await page.goto(list)
	await whenRunning(page)
	const panel = page.getByRole('complementary')
	await page.getByRole('link', { name: first }).click()
	const { promise: held, resolve: answer } = Promise.withResolvers<void>()
	await page.route('**/messages/with/**', async (route) => {
		if (route.request().method() === 'POST') await held
		await route.continue()
	})
	const order: string[] = []
	page.on('response', (response) => {
		if (response.request().method() === 'POST' && response.url().includes('/messages/')) order.push('message answered')
	})
	page.on('request', (request) => {
		if (request.method() === 'POST' && request.url().includes('/tags')) order.push('tag sent')
	})
	await panel.getByLabel(`Message to ${first}`).fill('Could you meet us?')
	await panel.getByRole('button', { name: 'Send message' }).click()
	await panel.getByLabel('Add a tag').fill('Night shifts')
	await panel.getByRole('button', { name: 'Add tag' }).click()
	await expect(panel.getByRole('button', { name: 'Add tag' })).toHaveAttribute('aria-busy', 'true')
	answer()

	await expect(page.getByRole('status').getByText('Tagged: Night shifts')).toBeVisible()
	await expect(panel.getByText('just now: Could you meet us?')).toBeVisible()
	await expect(panel.getByRole('button', { name: 'Remove tag: Night shifts' })).toBeVisible()
	expect(order).toEqual(['message answered', 'tag sent'])
})

test('a card is dragged to the next column, and to none that it may not go to', async ({ page }) => {
	const { member, first, list } = await plant(2)
	await signIn(page, member.accountId)
	await page.goto(`${list}?view=board`)
	await whenRunning(page)
	const card = page.getByRole('listitem').filter({ hasText: first })
	const column = (name: string) => page.getByRole('region', { name })

	await card.dragTo(column('Interview'))
	await expect(page.getByText(`${first}: Interview`)).toBeVisible()
	await expect(column('Interview').getByText(first)).toBeVisible()
	await card.dragTo(column('Shortlisted'))
	await expect(column('Interview').getByText(first)).toBeVisible()
	await card.dragTo(column('Not selected'))
	await expect(page.getByRole('heading', { name: `Reject ${first}` })).toBeVisible()
})

test('at least twelve applicants are in sight on a small desk with someone opened, and three on a phone', async ({
	browser,
}) => {
	const { member, list } = await plant(16)
	const seen = async (size: { width: number; height: number }) => {
		const page = await open(browser, size, member.accountId)
		await page.goto(list)
		if (size.width > 1000) {
			await whenRunning(page)
			await page.locator('[data-row-open]').first().click()
			await expect(page.getByRole('complementary')).toBeVisible()
		}
		const rows = await page.evaluate(() => {
			const bar = document.querySelector('.bottom-bar')?.getBoundingClientRect().top || innerHeight
			return [...document.querySelectorAll('#main [data-row]')].filter((row) => {
				const { top, bottom } = row.getBoundingClientRect()
				return top >= 0 && bottom <= bar
			}).length
		})
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
		await page.context().close()
		return rows
	}
	expect(await seen({ width: 1280, height: 720 })).toBeGreaterThanOrEqual(12)
	expect(await seen({ width: 360, height: 740 })).toBeGreaterThanOrEqual(5)
	expect(await seen({ width: 320, height: 640 })).toBeGreaterThanOrEqual(3)
})

async function open(browser: Browser, viewport: { width: number; height: number }, accountId: string) {
	const page = await (await browser.newContext({ viewport })).newPage()
	await signIn(page, accountId)
	return page
}

test('without JavaScript an applicant opens, is moved, noted and rejected with a template', async ({ newPerson }) => {
	const page = await newPerson({ javaScriptEnabled: false })
	const { member, first: name, list } = await plant(2)
	await signIn(page, member.accountId)
	await page.goto(list)
	await page.getByRole('link', { name }).click()
	const panel = page.getByRole('complementary')
	await panel.getByLabel('New note').fill('Good references.')
	await panel.getByRole('button', { name: 'Save note' }).click()
	await expect(panel.getByText('Good references.')).toBeVisible()
	await panel.getByLabel('Add a tag').fill('ICU')
	await panel.getByRole('button', { name: 'Add tag' }).click()
	await expect(panel.getByRole('button', { name: 'Remove tag: ICU' })).toBeVisible()
	await panel.getByLabel(/^Message to/).fill('When could you begin?')
	await panel.getByRole('button', { name: 'Send message' }).click()
	await expect(panel.getByText('just now: When could you begin?')).toBeVisible()
	await panel.getByRole('button', { name: 'Shortlist' }).click()
	await expect(page.getByText(`${name}: Shortlisted`)).toBeVisible()
	await panel.getByRole('link', { name: 'Reject' }).click()
	await page.getByRole('button', { name: 'Use a template' }).click()
	await page.getByRole('link', { name: /^Thank you/ }).click()
	await expect(page.getByLabel('Preview')).toContainText(`Dear ${name}, thank you.`)
	await page.getByRole('button', { name: 'Reject application' }).click()
	await expect(page.getByText(`${name}: Not selected`)).toBeVisible()
})

test('a rejection that was begun for one applicant is not there for the next', async ({ page }) => {
	const { member, first, second, list } = await plant(2)
	await signIn(page, member.accountId)
	await page.goto(list)
	const [application] = await db
		.select({ id: applications.id })
		.from(applications)
		.where(eq(applications.jobId, list.split('/')[3] ?? ''))
	await page.goto(`/hospital/applications/${application?.id}`)
	await page.waitForLoadState('networkidle')
	const shown = await page.getByRole('heading', { level: 1 }).textContent()
	await page.getByText('Reject (with reason)').click()
	await page.getByLabel('In your own words').fill(`Dear ${shown}, you asked for more than we can pay.`)

	await page.getByRole('link', { name: /^(Next|Previous) applicant$/ }).click()

	await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown === first ? second : first)
	await page.getByText('Reject (with reason)').click()
	await expect(page.getByLabel('In your own words')).toHaveValue('')
})
