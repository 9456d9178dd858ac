// A list of the workspace is kept with its filters, shared, and opened by a colleague.
import './database.ts'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { aSession } from '#app/identity/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { expect, test } from './fixtures.ts'
import { useSession } from './steps.ts'

test('an owner keeps a filtered list and shares it, and a recruiter opens it', async ({ page, browser, isMobile }) => {
	test.skip(isMobile, 'The menu of views is for desks.')
	const hospital = await aHospital()
	const [owner, recruiter] = [
		await aMember({ hospitalId: hospital.id }),
		await aMember({ hospitalId: hospital.id, role: 'recruiter' }),
	]
	await anApplication({ job: await aJob({ hospitalId: hospital.id }), stage: 'shortlisted' })
	await useSession(page, (await aSession({ id: owner.accountId, kind: 'member' })).cookie)

	await page.goto('/hospital/applicants?view=list')
	await page.getByRole('link', { name: /^Shortlisted/ }).click()
	await page.getByRole('button', { name: 'Views' }).click()
	await page.getByRole('link', { name: 'Save this view' }).click()
	await page.getByLabel('Name').fill('To interview')
	await page.getByLabel('Share with your team').check()
	await page.getByRole('button', { name: 'Save view' }).click()
	await expect(page).toHaveURL(/\/hospital\/applicants\?.*stage=shortlisted/)
	await expect(page.getByRole('button', { name: 'To interview' })).toBeVisible()

	const desk = await (await browser.newContext()).newPage()
	await useSession(desk, (await aSession({ id: recruiter.accountId, kind: 'member' })).cookie)
	await desk.goto('/hospital/applicants?view=list')
	await desk.getByRole('button', { name: 'Views' }).click()
	await desk.getByRole('link', { name: /To interview/ }).click()
	await expect(desk).toHaveURL(/stage=shortlisted/)
	await desk.context().close()
})
