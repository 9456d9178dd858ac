// Someone who joined says in a few taps whether the job is as advertised.
import './database.ts'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aSession } from '#app/identity/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { aPlacement, aPromiseCheck } from '#app/offers/fixtures.server.ts'
import { publishPromises } from '#app/offers/responses/promises.server.ts'
import { promiseChecks } from '#app/offers/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { eq } from 'drizzle-orm'
import { check, showOn } from './axe.ts'
import { expect, test } from './fixtures.ts'
import type { Page } from '@playwright/test'
import { useSession } from './steps.ts'

test('a tap for each question answers whether a job is as advertised, and a key sends nothing before its time', async ({
	page,
}) => {
	const placement = await aPlacement()
	const { applicationId, specialist } = placement
	await aPromiseCheck(placement, { day: 40 })
	await useSession(page, (await aSession({ id: specialist.accountId, kind: 'specialist' })).cookie)
	const address = `/applications/${applicationId}/as-advertised`
	const answers = () => db.select().from(promiseChecks).where(eq(promiseChecks.applicationId, applicationId))
	const choose = (group: string, answer: string) =>
		page.getByRole('group', { name: group, exact: true }).getByText(answer, { exact: true })

	await page.goto(address, { waitUntil: 'networkidle' })
	await check(page, 'as advertised')
	await choose('Pay', 'Yes').click()
	await choose('Pay on time', 'Yes').click()
	await choose('Duties and hours', 'No').click()
	await page.getByRole('group', { name: 'Accommodation' }).getByRole('radio').first().focus()
	await page.keyboard.press('Space')
	await expect(page).toHaveURL(address)

	await page.goto(address, { waitUntil: 'networkidle' })
	await choose('Pay', 'Yes').click()
	await choose('Pay on time', 'Yes').click()
	await choose('Duties and hours', 'No').click()
	await choose('Accommodation', 'Not promised').click()
	await choose('Original certificates stay with you', 'Yes').click()
	await choose('Bond as agreed', 'No bond').click()
	await choose('PF credited', 'No').click()

	await expect(page.getByText('Thank you', { exact: true })).toBeVisible()
	expect(await answers()).toMatchObject([{ pay: 'yes', payOnTime: 'yes', duties: 'no', accommodation: 'none' }])
	expect(await answers()).toMatchObject([{ certificates: 'yes', bond: 'none', providentFund: 'no', settlement: null }])
})

for (const theme of ['dark', 'light'] as const)
	test(`a salary that comes late is told, shown, and answered by the hospital, at 360 px in a ${theme} theme`, async ({
		page,
		newPerson,
	}) => {
		const onPhone = async (who: Page) => {
			await showOn(who, 360)
			await who.emulateMedia({ colorScheme: theme })
		}
		const member = await aMember()
		const joined = async () => {
			const job = await aJob({ hospitalId: member.hospitalId })
			return aPlacement({ member, application: await anApplication({ stage: 'hired', job }) })
		}
		const well = { day: 40, pay: 'yes', duties: 'yes', accommodation: 'none', answeredAt: new Date() } as const
		for (const payOnTime of ['no', 'yes'] as const) await aPromiseCheck(await joined(), { ...well, payOnTime })
		const placement = await joined()
		await aPromiseCheck(placement, { day: 40 })

		await onPhone(page)
		await useSession(page, (await aSession({ id: placement.specialist.accountId, kind: 'specialist' })).cookie)
		await page.goto(`/applications/${placement.applicationId}/as-advertised`, { waitUntil: 'networkidle' })
		const choose = (group: string, answer: string) =>
			page.getByRole('group', { name: group, exact: true }).getByText(answer, { exact: true }).click()
		await choose('Pay', 'Yes')
		await choose('Pay on time', 'No')
		await choose('Duties and hours', 'Yes')
		await choose('Accommodation', 'Not promised')
		await choose('Original certificates stay with you', 'Yes')
		await choose('Bond as agreed', 'No bond')
		await choose('PF credited', 'Yes')
		await expect(page.getByText('Thank you', { exact: true })).toBeVisible()
		await publishPromises.run({})

		const owner = await newPerson()
		await onPhone(owner)
		await useSession(owner, (await aSession({ id: member.accountId, kind: 'member' })).cookie)
		const reply = 'A bank holiday delayed two months. We pay by the 5th since May.'
		await owner.goto('/hospital/profile')
		await owner.getByLabel('Reply to “As advertised?”').fill(reply)
		await owner.getByRole('button', { name: 'Save', exact: true }).first().click()
		await expect(owner.getByRole('status').getByText(/saved/i)).toBeVisible()

		const visitor = await newPerson()
		await onPhone(visitor)
		await visitor.goto(`/hospitals/${member.hospitalId}`)
		await expect(visitor.getByText(/^1 of 3/)).toBeVisible()
		await expect(visitor.getByText(reply)).toBeVisible()
		await check(visitor, `a hospital that paid late, ${theme}`)
	})
