// A hospital asks applicants for a deposit: no one sees the job until an operator has read a text without it.
import './database.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { anOperator, aSession } from '#app/identity/fixtures.server.ts'
import { addDays, istToday } from '#app/platform/text/dates.ts'
import { uniqueNumber } from '#test/unique.ts'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openReview } from './open-review.ts'
import { addTerms } from './steps.ts'

async function signIn(page: Page, { accountId, kind }: { accountId: string; kind: 'member' | 'operator' }) {
	const { cookie } = await aSession({ id: accountId, kind })
	const [name = '', ...value] = cookie.split('=')
	await page
		.context()
		.addCookies([{ name, value: value.join('='), url: `http://localhost:${process.env['E2E_PORT']}` }])
}

test('a job that asks for a deposit is held, refused, corrected and live', async ({ page: hospital, newPerson }) => {
	const [operator, visitor] = [await newPerson(), await newPerson()]
	await signIn(hospital, await aMember())
	await signIn(operator, await anOperator())
	const title = `Night duty ${uniqueNumber()}`
	const isPublic = async () => {
		await visitor.goto(`/jobs?q=${encodeURIComponent(title)}`)
		return (await visitor.getByRole('link', { name: title, exact: true }).count()) > 0
	}

	await test.step('the hospital posts it and reads why it is not live', async () => {
		await hospital.goto('/hospital/post-job')
		await hospital.waitForLoadState('networkidle')
		await hospital.getByLabel('Title').fill(title)
		await hospital.getByLabel('Specialization', { exact: true }).selectOption('Anesthesiologist')
		await hospital.getByLabel('Site').selectOption('Another location')
		await hospital.getByLabel('Location').fill('Shivajinagar, Pune')
		await hospital.getByLabel('Shift type').selectOption('Night')
		await hospital.getByLabel('Start date').fill(addDays(istToday(new Date()), 14))
		await hospital.getByLabel('Pay (or minimum)').fill('3,25,000')
		await hospital
			.getByLabel('Description')
			.fill('Ten nights a month. Joining se pehle deposit ₹5,000 jama karna hoga.')
		await hospital.getByLabel('Required skills').fill('TIVA')
		await addTerms(hospital)
		await hospital.getByRole('button', { name: 'Post Job' }).click()
		await expect(hospital).toHaveURL('/hospitals/dashboard/jobs')
		const row = hospital.getByRole('row', { name: new RegExp(title) })
		await expect(row).toContainText('In review')
		await expect(row.getByRole('button', { name: /^Publish/ })).toHaveCount(0)

		await hospital.getByRole('link', { name: `Asks for money: ${title}` }).click()
		await expect(hospital.getByText('Asks for money.')).toBeVisible()
		await expect(hospital.getByRole('main').locator('mark').first()).toContainText('deposit')
		expect(await isPublic()).toBe(false)
	})

	await test.step('an operator refuses it with a reason', async () => {
		await openReview(operator, title)
		await operator.getByRole('radio', { name: /^It asks for money/ }).check()
		await operator.getByRole('button', { name: 'Refuse' }).click()
		await expect(operator.getByText(`Refused: ${title}`)).toBeVisible()
	})

	await test.step('the hospital reads the reason, corrects the text, and the job is live', async () => {
		await hospital.reload()
		await hospital.waitForLoadState('networkidle')
		await expect(hospital.getByText('Not approved')).toBeVisible()
		await expect(hospital.getByText(/^It asks for money\. Hospitals may not/)).toBeVisible()
		await hospital.getByLabel('Description').fill('Ten nights a month. No deposit and no fee of any kind.')
		await hospital.getByRole('button', { name: 'Post Job' }).click()
		await expect(hospital).toHaveURL('/hospitals/dashboard/jobs')
		await expect(hospital.getByRole('row', { name: new RegExp(title) })).toContainText('Active')
		await expect(hospital.getByRole('row', { name: new RegExp(title) })).not.toContainText('Not approved')
		// A page for visitors may be some seconds old.
		await expect.poll(isPublic).toBe(true)
	})
})
