// A recruiter finds someone, acts on them beside the list and undoes it: by as few keys and clicks as the panel promises.
import './database.ts'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { aContactRequest } from '#app/contacts/fixtures.server.ts'
import { contactRequests } from '#app/contacts/tables.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aSession } from '#app/identity/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { addTemplate } from '#app/templates/commands.server.ts'
import { uniqueWord } from '#test/unique.ts'
import { expect, test } from './fixtures.ts'
import { holdScripts } from './steps.ts'

/** A hospital with a template and an open job, and people who answer to one word. */
async function plant(page: Page) {
	const member = await aMember()
	const mark = uniqueWord()
	const job = await aJob({ hospitalId: member.hospitalId, title: 'Night nephrologist', specialitySlug: 'nephrologist' })
	await addTemplate(member, 'contact-request', {
		name: 'First contact',
		body: 'Dear {name}, we would like to talk about {job}. May we tell you more?',
	})
	const someone = (name: string) =>
		aSpecialist({ name: `Dr ${name} ${mark}`, specialitySlug: 'nephrologist', speciality: 'Nephrologist' })
	const { cookie } = await aSession({ id: member.accountId, kind: 'member' })
	const [name = '', ...value] = cookie.split('=')
	await page
		.context()
		.addCookies([{ name, value: value.join('='), url: `http://localhost:${process.env['E2E_PORT']}` }])
	return { member, mark, job, someone, list: `/hospitals/dashboard?q=${mark}&speciality=nephrologist` }
}

/** Counts what a person does: keys other than those of a text, texts, and clicks. */
function counting(page: Page) {
	let count = 0
	const counted = async (act: Promise<unknown>) => {
		count++
		await act
	}
	return {
		type: (text: string) => counted(page.keyboard.type(text)),
		press: (key: string) => counted(page.keyboard.press(key)),
		click: (locator: ReturnType<Page['getByRole']>) => counted(locator.click()),
		count: () => count,
	}
}

test('from the search box to a sent request it takes one text, two keys and four clicks', async ({
	page,
	isMobile,
}) => {
	test.skip(isMobile, 'Keys are for desks.')
	const { mark, someone } = await plant(page)
	await someone('Rane')
	await someone('Sane')
	await page.goto('/hospitals/dashboard')
	await page.waitForLoadState('networkidle')
	const hand = counting(page)

	await hand.press('/')
	await hand.type(mark)
	await hand.press('Enter')
	await expect(page.locator('#main [data-row]')).toHaveCount(2)
	await hand.click(page.getByRole('link', { name: new RegExp(`Rane ${mark}`) }))
	const panel = page.getByRole('complementary')
	await hand.click(panel.getByRole('button', { name: 'Use a template' }))
	await hand.click(panel.getByRole('link', { name: /^First contact/ }))
	await expect(panel.getByLabel('Preview')).toContainText(/Dear Dr Rane .*Night nephrologist/)
	await hand.click(panel.getByRole('button', { name: 'Send request' }))

	await expect(panel.getByText('Contact request sent just now')).toBeVisible()
	await expect(page.getByRole('status').getByText('Request sent')).toBeVisible()
	await expect(page).toHaveURL(/q=.*person=/)
	expect(hand.count()).toBe(7)
})

test('the message names the job that is chosen when it is sent, to one and to several', async ({ page }) => {
	const { member, mark, job, list, someone } = await plant(page)
	const other = await aJob({ hospitalId: member.hospitalId, title: 'Day nephrologist', specialitySlug: 'nephrologist' })
	const [first, second, third] = [await someone('Rane'), await someone('Sane'), await someone('Mane')]
	const sentTo = async ({ specialistId }: typeof first) => {
		const [sent] = await db.select().from(contactRequests).where(eq(contactRequests.specialistId, specialistId))
		return sent?.message
	}
	const textTo = (name: string, about: string) =>
		`Dear Dr ${name} ${mark}, we would like to talk about ${about}. May we tell you more?`

	// A slow line: the panel is used before its own script has come.
	const letThrough = await holdScripts(page, /\/assets\/opened-candidate-/)
	await page.goto(`${list}&job=${job.id}&person=${first.specialistId}`)
	const panel = page.getByRole('complementary')
	await panel.getByRole('button', { name: 'Use a template' }).click()
	await panel.getByRole('link', { name: /^First contact/ }).click()
	await expect(panel.getByLabel('Preview')).toContainText(textTo('Rane', 'Night nephrologist'))
	await panel.getByLabel('Contact about').selectOption(other.id)
	letThrough()
	await expect(panel.getByLabel('Preview')).toContainText(textTo('Rane', 'Day nephrologist'))
	await panel.getByRole('button', { name: 'Send request' }).click()
	await expect(page.getByRole('status').getByText('Request sent')).toBeVisible()
	expect(await sentTo(first)).toBe(textTo('Rane', 'Day nephrologist'))

	await page.goto(`/hospital/candidates/contact?id=${second.specialistId}&id=${third.specialistId}&jobId=${job.id}`)
	await page.waitForLoadState('networkidle')
	await page.getByRole('button', { name: 'Use a template' }).click()
	await page.getByRole('link', { name: /^First contact/ }).click()
	await expect(page.getByLabel('Preview')).toContainText(textTo('Sane', 'Night nephrologist'))
	await page.getByRole('button', { name: 'Send requests' }).click()
	await expect(page.getByText('2 requests sent')).toBeVisible()
	expect([await sentTo(second), await sentTo(third)]).toEqual([
		textTo('Sane', 'Night nephrologist'),
		textTo('Mane', 'Night nephrologist'),
	])
})

test('a message of what was sent is shown also when the page is updated before the answer arrives', async ({
	page,
}) => {
	const { list, someone } = await plant(page)
	const { specialistId } = await someone('Rane')
	await page.goto(`${list}&person=${specialistId}`)
	await page.waitForLoadState('networkidle')
	// The answer is held back until the page shows the change.
	await page.evaluate(() => {
		const heard = new EventSource('/updates')
		heard.addEventListener('change', () => document.body.setAttribute('data-heard', ''))
	})
	await page.route(`**/doctors/${specialistId}/contact.data*`, async (route) => {
		const answer = await route.fetch()
		await expect(page.locator('body[data-heard]')).toBeAttached()
		await route.fulfill({ response: answer })
	})

	const panel = page.getByRole('complementary')
	await panel.getByLabel('Message').fill('We need a second nephrologist for our evening lists. May we tell you more?')
	await panel.getByRole('button', { name: 'Send request' }).click()

	await expect(page.getByRole('status').getByText('Request sent')).toBeVisible()
	await expect(panel.getByText('Contact request sent just now')).toBeVisible()
})

test('note, message, steps and interview are in the panel, and the list stays', async ({ page }) => {
	const { member, job, list, someone } = await plant(page)
	const [applicant, contact] = [await someone('Rane'), await someone('Sane')]
	await anApplication({ job, specialist: applicant })
	await aContactRequest({ member, specialist: contact, status: 'accepted' })
	await page.goto(`${list}&person=${applicant.specialistId}`)
	await page.waitForLoadState('networkidle')
	const panel = page.getByRole('complementary')
	const said = page.getByRole('status')

	await panel.getByLabel('Team note').fill('Call after Diwali')
	await panel.getByRole('button', { name: 'Save note' }).click()
	await expect(said.getByText('Note saved')).toBeVisible()
	await expect(panel.getByLabel('Team note in Saved candidates')).toHaveValue('Call after Diwali')

	await panel.getByRole('button', { name: 'Shortlist', exact: true }).click()
	await expect(said.getByText(/: Shortlisted/)).toBeVisible()
	await said.getByRole('button', { name: 'Undo' }).click()
	await expect(panel.getByRole('button', { name: 'Shortlist', exact: true })).toBeVisible()

	// The check of the chosen time is still on its way when the times are proposed, and is asked for again after it.
	const sent = Promise.withResolvers<void>()
	await page.route(/interviews\/new\.data\?.*minutes=/, async (route) => {
		await sent.promise
		await route.continue()
	})
	await panel.getByText('Propose interview').click()
	const dialog = page.getByRole('dialog', { name: /Propose an interview/ })
	await dialog.getByRole('link', { name: /am|pm/ }).first().click()
	await dialog.getByRole('button', { name: 'Propose these times' }).click()
	sent.resolve()
	await expect(said.getByText('Times proposed')).toBeVisible()
	await expect(panel.getByText('Interview: no time yet')).toBeVisible()
	await expect(page).toHaveURL(new RegExp(`person=${applicant.specialistId}`))

	await page.goto(`${list}&person=${contact.specialistId}`)
	await page.waitForLoadState('networkidle')
	await panel.getByLabel(/^Message to/).fill('When could you begin?')
	await panel.getByRole('button', { name: 'Send message' }).click()
	await expect(said.getByText('Message sent')).toBeVisible()
	await expect(panel.getByText(/just now: When could you begin\?/)).toBeVisible()
	await expect(panel.getByLabel(/^Message to/)).toHaveValue('')
	await panel.getByRole('button', { name: 'Shortlist for' }).click()
	await panel.getByRole('button', { name: /^Night nephrologist/ }).click()
	await expect(said.getByText('Shortlisted', { exact: true })).toBeVisible()
	await expect(page).toHaveURL(new RegExp(`person=${contact.specialistId}`))
})

test('similar profiles open in the panel, and X selects whoever is open', async ({ page, isMobile }) => {
	const { list, someone } = await plant(page)
	const [first, second] = [await someone('Rane'), await someone('Sane')]
	await page.goto(`${list}&person=${first.specialistId}`)
	await page.waitForLoadState('networkidle')
	const panel = page.getByRole('complementary')

	await expect(panel.getByText(/^Nephrologist within 20 km of Pune/)).toBeVisible()
	const similar = panel.getByRole('region', { name: 'Similar profiles' }).getByRole('listitem')
	expect(await similar.count()).toBeLessThanOrEqual(6)
	await similar.first().getByRole('link').click()
	await expect(page).not.toHaveURL(new RegExp(first.specialistId))
	if (isMobile) return

	await page.goto(`${list}&person=${first.specialistId}`)
	await page.waitForLoadState('networkidle')
	await page.keyboard.press('x')
	await expect(page.locator(`[data-row="${first.specialistId}"]`).getByRole('checkbox')).toBeChecked()
	await expect(page.locator(`[data-row="${second.specialistId}"]`).getByRole('checkbox')).not.toBeChecked()
})

test('a row shows and marks what the filters ask for', async ({ page }) => {
	const { list, someone } = await plant(page)
	const { specialistId } = await someone('Rane')
	await page.goto(`${list}&shift=night&place=Pune&payMax=400000`)

	const row = page.locator(`#main [data-row="${specialistId}"]`)
	for (const fact of ['Night, Morning', '₹3 L/mo', 'same city']) {
		const shown = row.locator('.fact').filter({ hasText: fact })
		await expect(shown).toContainText('matches your filter')
		await expect(shown).toBeInViewport({ ratio: 1 })
		expect(await shown.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
	}
	await expect(
		page.getByRole('list', { name: 'Active filters' }).getByRole('link', { name: /Night shifts/ }),
	).toBeVisible()
})
