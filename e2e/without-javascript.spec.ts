// Forms post, pages answer: registering and applying where no script ever runs.
import './database.ts'
import { passUndoWindows } from '#app/applications/fixtures.server.ts'
import { inviteAgain } from '#app/applications/invitations.server.ts'
import { aCredential } from '#app/credentials/fixtures.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { publicIdOf } from '#app/specialists/disclosure/public-id.server.ts'
import { uniqueNumber } from '#test/unique.ts'
import { expect, test } from './fixtures.ts'
import { aNumber, applyWithResume, completeProfile, logIn, registerHospital, registerSpecialist } from './steps.ts'

test.use({ javaScriptEnabled: false })

test('a specialist registers, searches and applies without JavaScript', async ({ page }) => {
	const run = uniqueNumber()
	const job = await aJob({ title: `Neuro Anesthesiologist, ward ${run}` })

	await registerSpecialist(page, { name: 'Dr Leela Joshi', number: aNumber() })
	await page.getByRole('button', { name: 'Verify' }).click()
	await completeProfile(page)

	await page.goto('/jobs')
	await page.getByLabel('Speciality, hospital or skill').fill(`ward ${run}`)
	await page.getByRole('button', { name: 'Search', exact: true }).click()
	await page.getByRole('link', { name: job.title, exact: true }).click()
	await page.getByRole('link', { name: 'Apply', exact: true }).filter({ visible: true }).click()
	await applyWithResume(page, 'I can start in June.')
	await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible()

	await page.goto('/applications')
	await page.getByRole('link', { name: job.title }).click()
	await page.getByRole('link', { name: 'Withdraw application' }).click()
	await page.getByRole('button', { name: 'Withdraw application' }).click()
	await expect(page.getByText('Application withdrawn')).toBeVisible()
	await page.getByRole('button', { name: 'Undo', exact: true }).click()
	await expect(page.getByText('Your application is active again')).toBeVisible()

	// Withdrawn for good, the hospital may invite once; note and resume can be changed before they are sent again.
	await page.getByRole('link', { name: 'Withdraw application' }).click()
	await page.getByRole('button', { name: 'Withdraw application' }).click()
	const applicationId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
	await passUndoWindows(applicationId)
	await inviteAgain(await aMember({ hospitalId: job.hospitalId }), applicationId)
	await page.reload()
	await page.getByRole('link', { name: 'Apply again' }).click()
	await expect(page.getByLabel('Note to the hospital')).toHaveValue('I can start in June.')
	await page.getByLabel('Note to the hospital').fill('I can now start in March.')
	await page.getByRole('button', { name: 'Send application' }).click()
	await expect(page.getByText('Applied again')).toBeVisible()
	await expect(page.getByText('I can now start in March.')).toBeVisible()
})

test('the badge of a specialist says what was verified when it is selected', async ({ page }) => {
	const specialist = await aSpecialist()
	await aCredential(specialist)
	await page.goto(`/doctors/${publicIdOf(specialist.specialistId)}`)
	const check = page.getByText(/^Our team verified the registration with a medical council in /)
	await expect(check).toBeHidden()

	await page.getByRole('button', { name: 'Verified', exact: true }).click()

	await expect(check).toBeVisible()
})

test('what is wrong is said, and what was typed is kept, without JavaScript', async ({ page }) => {
	await page.goto('/doctors/register')
	await page.getByLabel('Name', { exact: true }).fill('Dr Leela Joshi')
	await page.getByLabel('Mobile number').fill('12345')
	await page.getByRole('button', { name: 'Send code' }).click()

	await expect(page).toHaveTitle(/^Error: /)
	await expect(page.getByText('Please enter a valid phone number.').first()).toBeVisible()
	await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Dr Leela Joshi')
	await expect(page.getByLabel('Mobile number')).toHaveValue('12345')
})

test('a hospital registers, drafts a job and logs in again without JavaScript', async ({ page }) => {
	const run = uniqueNumber()
	const account = {
		name: `Sahyadri Hospital ${run}`,
		email: `meera@sahyadri-${run}.example`,
		password: 'three blue lanterns',
	}
	await registerHospital(page, account)

	await page.goto('/hospital/post-job')
	await page.getByLabel('Title').fill('Night duty')
	await page.getByRole('button', { name: 'Save draft' }).click()
	await expect(page.getByText('Draft saved')).toBeVisible()

	await page.context().clearCookies()
	await logIn(page, '/hospital/auth?returnTo=%2Fhospitals%2Fdashboard%2Fjobs', account)
	await expect(page.getByRole('row', { name: /Night duty/ })).toContainText('Draft')
})
