// An offer that departs from its job says so: the hospital explains each difference, the specialist accepts each by itself.
import './database.ts'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aSession } from '#app/identity/fixtures.server.ts'
import { aJob, noTerms } from '#app/jobs/fixtures.server.ts'
import { check, checkInBothThemes } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { useSession } from './steps.ts'

test('an offer with three differences is explained, read, and accepted one by one', async ({ page, newPerson }) => {
	const member = await aMember()
	const terms = { ...noTerms, bond: 'none', certificatesNeverKept: true, engagement: 'employee', payDay: 7 } as const
	const job = await aJob({ hospitalId: member.hospitalId, ...terms })
	const { id, specialist } = await anApplication({ job, stage: 'interview' })
	const hospital = await newPerson({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })
	await useSession(hospital, (await aSession({ id: member.accountId, kind: 'member' })).cookie)
	await hospital.goto(`/hospital/applications/${id}/offer`)
	await hospital.getByLabel('Message', { exact: true }).fill('Four theatres, two consultants on call.')
	await hospital.getByText('Change terms').click()
	await hospital.getByLabel('Bond', { exact: true }).selectOption({ label: 'Bond with an amount' })
	await hospital.getByLabel('Bond amount', { exact: true }).fill('2 lakh')
	await hospital.getByLabel('Bond period', { exact: true }).fill('24')
	await hospital.getByLabel('Pay day', { exact: true }).fill('20')
	await hospital.getByLabel('Restriction after leaving').fill('6')
	const preview = hospital.getByRole('region', { name: /will see it$/ })
	await expect(preview.getByText('Different from the job')).toBeVisible()
	await expect(preview.getByText('Monthly pay of employees is due by the 7th of the next month.')).toBeVisible()
	await hospital.getByRole('button', { name: 'Send offer' }).click()
	await expect(hospital.getByText('Explain this difference from the job.').first()).toBeVisible()
	await check(hospital, 'an offer without its reasons')
	await hospital.getByLabel('Why: Bond').fill('We pay for the ICU course.')
	await hospital.getByLabel('Why: Pay day').fill('Our payroll runs on the 15th.')
	await hospital.getByLabel('Why: After leaving').fill('We share patients with two hospitals nearby.')
	await hospital.getByRole('button', { name: 'Send offer' }).click()
	await expect(hospital.getByText(/^Offer sent to/)).toBeVisible()

	await useSession(page, (await aSession({ id: specialist.accountId, kind: 'specialist' })).cookie)
	await page.setViewportSize({ width: 360, height: 740 })
	await page.goto(`/applications/${id}`)
	await page.getByRole('link', { name: 'Accept or decline' }).click()
	await expect(page.getByText('Reason: We pay for the ICU course.')).toBeVisible()
	await checkInBothThemes(page, 'an offer that departs from its job')
	await page.getByRole('link', { name: 'Accept offer' }).click()
	const dialog = page.getByRole('dialog', { name: 'Accept this offer?' })
	await dialog.getByText('Bond: ₹2 lakh for 24 months').click()
	await dialog.getByText('Pay day: By the 20th of the month').click()
	await dialog.getByRole('button', { name: 'Accept offer' }).click()
	await expect(page.getByText(/^Select each difference that you accept/).first()).toBeVisible()
	await page.getByText('After leaving: No work for others nearby for 6 months').last().click()
	await page.getByRole('button', { name: 'Accept offer' }).click()
	await expect(page.getByText('You accepted the offer')).toBeVisible()
})
