// The fastest way in, on a phone: a nurse finds a job in her own script, registers with her number and sends, without an email.
import './database.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { uniqueNumber } from '#test/unique.ts'
import { expect, test } from './fixtures.ts'
import { pressApply, aNumber, codeFor, countActs, latestMessage } from './steps.ts'

test('a staff nurse without email finds a job, registers and applies in seven taps', async ({ page }) => {
	const acts = await countActs(page)
	const number = aNumber()
	const ward = `ward ${uniqueNumber()}`
	const nurses = { speciality: 'Staff Nurse', specialitySlug: 'staff-nurse', location: 'Hadapsar, Pune' }
	await aJob({ ...nurses, title: `Ward sister, ${ward}` })
	const job = await aJob({ ...nurses, title: `Staff Nurse, ${ward}` })

	await test.step('what she types comes first, and no number of hers is asked before the job', async () => {
		await page.goto('/jobs')
		await page.getByLabel('Speciality, hospital or skill').fill(`स्टाफ नर्स ${ward}`)
		// The number in the title is no word of a search: the list says so below what was typed, not beside it.
		const said = page.getByRole('option').filter({ hasText: 'Not used' })
		await expect(said).toBeVisible()
		expect((await said.boundingBox())?.height).toBeLessThan(100)
		// The list lies over the button; the keyboard of a phone has one of its own.
		await page.getByLabel('Speciality, hospital or skill').press('Enter')
		const found = page.getByRole('main').getByRole('link', { name: new RegExp(`, ${ward}$`) })
		await expect(found.first()).toHaveText(new RegExp(job.title))
		await found.first().click()
		await pressApply(page)
	})

	await test.step('she registers with her name as she writes it, and digits of her keyboard', async () => {
		await expect(page.getByRole('main').getByText(job.title)).toBeVisible()
		await page.getByLabel('Name', { exact: true }).fill('सुनीता पाटील')
		await page.getByLabel('Mobile number').fill(number.replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? ''))
		await page.getByLabel('I agree').check()
		await page.getByRole('button', { name: 'Send code' }).click()
		// The code sends itself.
		await page.getByLabel('Code', { exact: true }).fill(await codeFor(page, number))
	})

	await test.step('the form asks only what is not known, with what the job says filled in', async () => {
		await expect(page).toHaveURL(`/jobs/${job.id}/apply`)
		await expect(page.getByLabel('Speciality', { exact: true })).toHaveValue('Staff Nurse')
		await expect(page.getByLabel('City or locality')).toHaveValue('Pune')
		// What is missing is said by us, beside the field, and not by the browser in its own language.
		await page.getByLabel('Years of experience').press('Enter')
		await expect(page.getByRole('alert').getByText('There is a problem')).toBeVisible()
		await page.getByLabel('Years of experience').fill('२ वर्षे')
		await page.getByRole('button', { name: 'Send application' }).click()
	})

	await test.step('nothing on the page promises an email, and nothing is wider than the screen', async () => {
		await expect(page).toHaveURL(/\/applications\/[^/]+$/)
		await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible()
		await expect(page.getByRole('main').getByText(/email/i)).toHaveCount(0)
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
		await page.goto('/profile')
		await expect(page.getByRole('main').getByText('Staff Nurse').first()).toBeVisible()
		expect((await latestMessage(page, `+91${number}`)).channel).toBe('sms')
	})
	// Job, Apply, I agree, Send code, Send application: with one to spare.
	expect(acts.clicks).toBeLessThanOrEqual(6)
})

test('the first tap on “I agree” counts, though a message appears above it', async ({ page }) => {
	await page.goto('/doctors/register')
	await page.getByLabel('Name', { exact: true }).fill('Dr Sneha Bhide')
	await page.getByLabel('Mobile number').fill('98220 11401 / 98220 11402')
	await page.getByLabel('I agree').tap()

	await expect(page.getByText('Enter one mobile number').first()).toBeVisible()
	await expect(page.getByLabel('I agree')).toBeChecked()
})
