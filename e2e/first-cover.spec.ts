// The first request of a hospital that is not verified yet: sent from a phone, released after a call, and followed by SMS.
import './database.ts'
import { eq } from 'drizzle-orm'
import { carryOutFirst } from '#app/cover/asking/first-requests.server.ts'
import { aCoverSpecialist, hoursFromNow } from '#app/cover/fixtures.server.ts'
import { coverFirstRequests, coverRequests } from '#app/cover/tables.server.ts'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { anOperator, aSession } from '#app/identity/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { uniqueNumber, uniqueWord } from '#test/unique.ts'
import { check } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { aNumber, codeFor, latestMessage, useSession } from './steps.ts'

test('a hospital sends its first request before it is verified, and hears by SMS who comes', async ({
	page,
	newPerson,
}) => {
	// Far from the Pune of other stories, so that no one of theirs is asked.
	const at = Number(uniqueNumber())
	const place = { latitude: 5 + (at % 50), longitude: 60 + Math.floor(at / 1_000_000) }
	const hospital = await aHospital({ ...place, status: 'pending', displayName: `Sanjeevan ${uniqueWord()}` })
	const member = await aMember({ hospitalId: hospital.id })
	const asha = await aCoverSpecialist({ ...place, name: `Dr Asha ${uniqueWord()}` })
	const number = aNumber()
	await useSession(page, (await aSession({ id: member.accountId, kind: 'member' })).cookie)

	await test.step('it is sent with a number that a code proves, and the page says when we call', async () => {
		await page.goto('/hospitals/verification')
		await page.getByRole('link', { name: 'Send your first request for cover' }).click()
		await check(page, 'a first request')
		await page.getByLabel('Case or duty').fill('LSCS')
		await page.getByText('Emergency', { exact: true }).click()
		await page.getByLabel('Pay', { exact: true }).fill('6,000')
		await page.getByLabel('Registration certificate number').fill('PMC/NH/2019/114')
		await page.getByLabel('Your mobile number').fill(number)
		await page.getByRole('button', { name: 'Send and wait for our call' }).click()
		await expect(page.getByText('Confirm your mobile number')).toBeVisible()
		// The sixth digit sends the form.
		await page.getByLabel('Code', { exact: true }).fill(await codeFor(page, number))
		await expect(page.getByText(/^We will call you by .* IST$/)).toBeVisible()
		await expect(page.getByText('No specialist has been asked yet.')).toBeVisible()
		await check(page, 'a first request that waits')
	})

	const operator = await newPerson({ viewport: { width: 1440, height: 900 } })
	await useSession(operator, (await aSession({ id: (await anOperator()).accountId, kind: 'operator' })).cookie)
	await test.step('an operator calls, and can undo the decision', async () => {
		await operator.goto('/operator/cover/first')
		await check(operator, 'first requests')
		await operator.getByRole('link', { name: hospital.displayName }).click()
		await expect(operator.getByRole('link', { name: new RegExp(number.slice(-5)) })).toHaveAttribute('href', /^tel:/)
		await check(operator, 'a first request at an operator')
		const release = async () => {
			await operator.getByLabel('Release this request').check()
			await operator.getByLabel('What you checked, or why it is refused').fill('Called the owner.')
			await operator.getByRole('button', { name: 'Send decision' }).click()
			await expect(operator.getByText('Request released')).toBeVisible()
		}
		await release()
		await operator.getByRole('button', { name: 'Undo' }).click()
		await expect(operator.getByText('Decision undone')).toBeVisible()
		await release()
	})

	const [sent] = await db.select().from(coverFirstRequests).where(eq(coverFirstRequests.hospitalId, hospital.id))
	const id = sent?.id ?? ''
	await carryOutFirst.run({ id, decidedAt: sent?.decidedAt?.toISOString() ?? '' })
	// At night the form offers the morning; an SMS about the morning would wait for it.
	await db
		.update(coverRequests)
		.set({ startsAt: hoursFromNow(2), endsAt: hoursFromNow(4) })
		.where(eq(coverRequests.id, id))

	const phone = await newPerson()
	await useSession(phone, (await aSession({ id: asha.accountId, kind: 'specialist' })).cookie)
	const sms = async (event: string) =>
		latestMessage(page, `+91${number}`, ({ channel, text }) => channel === 'sms' && text.includes(event))
	await test.step('each thing that happens reaches the number', async () => {
		await page.goto('/hospital/cover/first')
		await page.getByRole('link', { name: 'View request' }).click()
		await expect(page.getByText('Asking', { exact: true }).first()).toBeVisible()
		await expect(async () => {
			await phone.goto(`/cover/${id}`)
			await expect(phone.getByRole('button', { name: 'Accept' })).toBeVisible({ timeout: 2_000 })
		}).toPass()
		await phone.getByRole('button', { name: 'Accept' }).click()
		await expect(phone.getByText('You have accepted this case')).toBeVisible()
		expect((await sms('will cover')).text).toContain(asha.name)
		await phone.getByRole('button', { name: 'I am on the way' }).click()
		expect((await sms('is on the way')).text).toContain(asha.name)
		await phone.getByRole('link', { name: 'I cannot come' }).click()
		await phone.getByLabel('Reason').fill('My child is ill.')
		await phone.getByRole('button', { name: 'Cancel my cover' }).click()
		await sms('can no longer cover')
		await expect(page.getByText('My child is ill.')).toBeVisible()
	})
})
