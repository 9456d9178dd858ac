// Scheduling as a recruiter does it: from the list of interviews to proposed times, with a colleague, and back to the week.
import './database.ts'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { aSession } from '#app/identity/fixtures.server.ts'
import { anInterview } from '#app/interviews/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { addDays, istToday, startOfIstDay } from '#app/platform/text/dates.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { uniqueWord } from '#test/unique.ts'
import { expect, test } from './fixtures.ts'
import { countActs } from './steps.ts'

test('an interview is proposed in at most six clicks, and who is not free is said before it is sent', async ({
	page,
	baseURL,
}) => {
	const hospital = await aHospital()
	const recruiter = await aMember({ hospitalId: hospital.id, role: 'recruiter' })
	const colleague = await aMember({ hospitalId: hospital.id })
	const job = await aJob({ hospitalId: hospital.id })
	const kaveri = await aSpecialist({ name: `Dr Kaveri ${uniqueWord()}` })
	const later = await aSpecialist({ name: `Dr Leela ${uniqueWord()}` })
	await anApplication({ job, specialist: kaveri, stage: 'shortlisted' })
	const other = await anApplication({ job, specialist: later, stage: 'shortlisted' })
	const tomorrow = addDays(istToday(new Date()), 1)
	const tenTomorrow = Math.round((startOfIstDay(tomorrow).getTime() - Date.now()) / 60_000) + 600
	await anInterview({ member: colleague, status: 'scheduled', startsInMinutes: tenTomorrow })
	const { cookie } = await aSession({ id: recruiter.accountId, kind: 'member' })
	const [name = '', ...value] = cookie.split('=')
	await page.context().addCookies([{ name, value: value.join('='), url: baseURL ?? '' }])

	const acts = await countActs(page)
	await test.step('six clicks', async () => {
		await page.goto('/hospitals/dashboard/interviews')
		await page.getByRole('link', { name: 'Schedule New Interview' }).first().click()
		await page.getByRole('link', { name: `Propose times: ${kaveri.name}` }).click()
		const free = page.getByText('Everyone is free at these times').locator('..').getByRole('link')
		await free.nth(1).click()
		await free.nth(1).click()
		await free.nth(1).click()
		await page.getByRole('button', { name: 'Propose these times' }).click()
		await expect(page.getByText(/imes proposed$/).first()).toBeVisible()
		expect(acts.clicks).toBe(6)
		expect(acts.fields).toBe(0)
	})

	await test.step('the week of the calendar shows what the team has agreed', async () => {
		await page.goto(`/hospitals/dashboard/interviews?view=week&week=${tomorrow}`)
		await expect(page.getByRole('link', { name: /Asha Menon/ }).filter({ visible: true })).toHaveCount(1)
	})

	await test.step('a colleague who is not free is named', async () => {
		await page.goto(`/hospital/applications/${other.id}/interviews/new`)
		await page.getByText(colleague.name, { exact: true }).click()
		await page.getByLabel('Date 1').fill(tomorrow)
		await page.getByLabel('Time 1').fill('10:00')
		await expect(page.getByText(/is not free then|are not free then/)).toBeVisible()
		await page.getByRole('button', { name: 'Propose these times' }).click()
		await expect(page.getByText(/not free then\. Choose another time/).first()).toBeVisible()
	})
})
