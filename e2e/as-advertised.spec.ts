// Someone who joined says in a few taps whether the job is as advertised.
import './database.ts'
import { aSession } from '#app/identity/fixtures.server.ts'
import { aPlacement, aPromiseCheck } from '#app/offers/fixtures.server.ts'
import { promiseChecks } from '#app/offers/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { eq } from 'drizzle-orm'
import { check } from './axe.ts'
import { expect, test } from './fixtures.ts'
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
