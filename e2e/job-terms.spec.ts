// A bond is stated when the job is posted, and read before anyone applies: on the card, on the page, beside another job.
import './database.ts'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { aSession } from '#app/identity/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { saveJob } from '#app/jobs/search/saved-jobs.server.ts'
import { savedJobs, jobs } from '#app/jobs/tables.server.ts'
import { addDays, istToday } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { uniqueWord } from '#test/unique.ts'
import { eq } from 'drizzle-orm'
import { check, checkInBothThemes } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { chooseChip, useSession } from './steps.ts'

test('a bond is posted on a desk; a specialist with a phone reads it, filters it out and compares it', async ({
	page,
	newPerson,
}) => {
	const mark = uniqueWord()
	const [bonded, free] = [`Bonded intensivist ${mark}`, `Free intensivist ${mark}`]
	const hospital = await aHospital({ displayName: `${mark} Hospital` })
	const member = await aMember({ hospitalId: hospital.id })
	await aJob({ hospitalId: hospital.id, title: free, payDay: 7 })

	await test.step('the form asks for the three terms, and for the amount of a bond', async () => {
		await page.setViewportSize({ width: 1440, height: 900 })
		await useSession(page, (await aSession({ id: member.accountId, kind: 'member' })).cookie)
		await page.goto('/hospital/post-job')
		await page.waitForLoadState('networkidle')
		await page.getByLabel('Title', { exact: true }).fill(bonded)
		await page.getByLabel('Specialization', { exact: true }).selectOption('Anesthesiologist')
		await page.getByLabel('Shift type').selectOption('Night')
		await page.getByLabel('Start date').fill(addDays(istToday(new Date()), 14))
		await page.getByLabel('Pay (or minimum)').fill('3,25,000')
		await page.getByLabel('Description').fill('Two theatres and an ICU of twelve beds.')
		await page.getByLabel('Required skills').fill('TIVA')
		await page.getByRole('button', { name: 'Post Job' }).click()
		await expect(page.locator('#certificatesNeverKept-error')).toHaveText(/^Select this to post the job/)
		await expect(page.getByLabel('Bond amount', { exact: true })).toBeHidden()

		await chooseChip(page, 'Bond', 'Bond with an amount')
		await page.getByLabel('Bond amount', { exact: true }).fill('2 lakh')
		await page.getByLabel('Bond period').fill('2 years')
		await page.getByLabel('Reason for the bond').fill('ICU training')
		await page.getByLabel('We never keep original certificates').check()
		await chooseChip(page, 'Engagement', 'Employee')
		await expect(page.getByRole('article').getByText('Bond ₹2 lakh, 24 months')).toBeVisible()
		await check(page, 'post a job with a bond')
		await page.getByRole('button', { name: 'Post Job' }).click()
		await expect(page).toHaveURL('/hospitals/dashboard/jobs')
	})

	await test.step('card and page say it on a phone, and “No bond” leaves it out', async () => {
		const [job] = await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.title, bonded))
		const asha = await aSpecialist()
		const phone = await newPerson()
		await phone.setViewportSize({ width: 360, height: 740 })
		await useSession(phone, (await aSession({ id: asha.accountId, kind: 'specialist' })).cookie)
		await phone.goto(`/jobs?q=${mark}`)
		await expect(phone.getByText('Bond ₹2 lakh, 24 months')).toBeVisible()
		await phone.goto(`/jobs?q=${mark}&no-bond=on`)
		await expect(phone.getByRole('link', { name: free }).first()).toBeVisible()
		await expect(phone.getByRole('link', { name: bonded })).toHaveCount(0)

		await phone.goto(`/jobs/${job?.id}`)
		await expect(phone.getByText('₹2 lakh for 24 months, for ICU training')).toBeVisible()
		await expect(phone.getByText(/^Not stated: .*Final settlement/)).toBeVisible()
		await phone.getByRole('link', { name: 'What these words mean' }).click()
		await expect(phone.getByRole('heading', { name: 'What these words mean' })).toBeVisible()

		for (const saved of await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.hospitalId, hospital.id)))
			await saveJob(asha, saved.id)
		expect(await db.$count(savedJobs, eq(savedJobs.accountId, asha.accountId))).toBe(2)
		await phone.goto('/jobs/saved')
		await phone.getByRole('link', { name: 'Compare jobs' }).click()
		await phone.getByRole('checkbox', { name: bonded }).check()
		await phone.getByRole('button', { name: 'Compare jobs' }).click()
		await expect(phone.getByText('Select one more job.')).toBeVisible()
		await phone.getByRole('checkbox', { name: free }).check()
		await phone.getByRole('button', { name: 'Compare jobs' }).click()
		const bond = phone.locator('dl > div').filter({ has: phone.getByText('Bond', { exact: true }) })
		await expect(bond).toContainText('₹2 lakh for 24 months, for ICU training')
		await expect(bond).toContainText('No bond')
		await checkInBothThemes(phone, 'compare jobs')
	})
})
