// Finding, saving, matching and reporting: a visitor's Save survives the registration, an Undo takes it back, and a
// reported job is seen no more.
import './database.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { uniqueWord } from '#test/unique.ts'
import { expect, test } from './fixtures.ts'
import { aNumber, registerSpecialist } from './steps.ts'

test('a visitor saves a job, registers, and finds it saved; then reports it, and it is gone', async ({ page }) => {
	const number = aNumber()
	const mark = uniqueWord()
	const title = `Consultant Anesthesiologist ${mark}`
	const job = await aJob({ title })
	const list = `/jobs?q=${mark}`

	await test.step('Save leads to the registration and back', async () => {
		await page.goto(list)
		await page.getByRole('link', { name: `Save: ${title}` }).click()
		await expect(page).toHaveURL(/\/doctors\/register\?returnTo=/)
		const returnTo = new URL(page.url()).search
		await registerSpecialist(page, { name: 'Dr Kavya Rao', number, query: returnTo })
		await page.getByRole('link', { name: 'Skip for now' }).click()
		await expect(page.getByText('Job saved')).toBeVisible()
		await expect(page).toHaveURL(`/jobs/${job.id}`)
	})

	await test.step('it is on the list, and Undo puts it back there', async () => {
		await page.goto('/jobs/saved')
		await page.getByRole('button', { name: `Saved: ${title}` }).click()
		await expect(page.getByText('No saved jobs yet')).toBeVisible()
		await page.getByRole('button', { name: 'Undo' }).click()
		await expect(page.getByRole('button', { name: `Saved: ${title}` })).toBeVisible()
	})

	await test.step('its page says how it fits, before the application', async () => {
		await page.goto(`/jobs/${job.id}`)
		await expect(page.getByRole('heading', { name: 'How this job matches your profile' })).toBeVisible()
		await expect(page.getByRole('link', { name: /^Add your/ })).toBeVisible()
	})

	await test.step('a report needs a reason, is acknowledged, and hides the job', async () => {
		await page.getByRole('link', { name: 'Report this job' }).click()
		await page.getByRole('button', { name: 'Submit report' }).click()
		await expect(page.getByText('Choose a reason.').first()).toBeVisible()
		await page.getByLabel('Someone asked for a fee or deposit').check()
		await page.getByRole('button', { name: 'Submit report' }).click()
		await expect(page.getByText('Thank you. We will review your report')).toBeVisible()

		await page.goto(list)
		await expect(page.getByRole('heading', { name: 'No jobs', exact: true })).toBeVisible()
		await page.goto(`/jobs/${job.id}`)
		await expect(page.getByText(/^You reported this job on/)).toBeVisible()
	})
})
