// From a search to a rating, between a hospital and a specialist whose pages come from two processes of the app. Each
// uses only what their own screen shows.
import './database.ts'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { aSession } from '#app/identity/fixtures.server.ts'
import { rescheduleSooner } from '#app/interviews/fixtures.server.ts'
import { interviews } from '#app/interviews/tables.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { aPayRange } from '#app/pay/fixtures.server.ts'
import { addDays, istToday } from '#app/platform/text/dates.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { uniqueNumber, uniqueWord } from '#test/unique.ts'
import { expect, test } from './fixtures.ts'
import { startSecondServer } from './second-server.ts'
import { applyEarlier, endAcceptanceMinute } from './undo-minute.ts'

let second: Awaited<ReturnType<typeof startSecondServer>>
test.beforeAll(async () => {
	second = await startSecondServer()
})
test.afterAll(() => second.stop())

async function signIn(page: Page, account: { accountId: string; kind: 'member' | 'specialist' }, origin: string) {
	const { cookie } = await aSession({ id: account.accountId, kind: account.kind })
	const [name = '', ...value] = cookie.split('=')
	await page.context().addCookies([{ name, value: value.join('='), url: origin }])
}

const write = async (page: Page, text: string) => {
	await page.getByRole('textbox', { name: /^Message to/ }).fill(text)
	await page.getByRole('button', { name: 'Send' }).click()
}

async function proposeTime(page: Page, daysAhead: number) {
	await page.getByText('Phone call', { exact: true }).click()
	await page.getByLabel('Phone number to call').fill('020 6912 0150')
	await page.getByLabel('Date 1').fill(addDays(istToday(new Date()), daysAhead))
	await page.getByLabel('Time 1').fill('10:30')
	for (const number of [2, 3]) {
		await page.getByLabel(`Date ${number}`).fill('')
		await page.getByLabel(`Time ${number}`).fill('')
	}
	await page.getByRole('button', { name: 'Propose these times' }).click()
	await expect(page.getByText(/imes proposed$/).first()).toBeVisible()
}

test('a hospital finds a specialist, asks, talks, meets, offers, hires, and both rate', async ({
	newPerson,
	baseURL,
}) => {
	const run = uniqueNumber()
	const hospital = await aHospital({ displayName: `Riverbend Hospital ${run}` })
	const recruiter = await aMember({ hospitalId: hospital.id, role: 'recruiter' })
	const job = await aJob({ hospitalId: hospital.id, title: `Anesthesiologist ${run}` })
	await aPayRange()
	const kaveri = await aSpecialist({ name: `Dr Kaveri Rane ${uniqueWord()}` })
	const [desk, phone] = [await newPerson(), await newPerson()]
	await signIn(desk, { accountId: recruiter.accountId, kind: 'member' }, baseURL ?? '')
	await signIn(phone, { accountId: kaveri.accountId, kind: 'specialist' }, second.origin)
	const hers = (path: string) => second.origin + path

	await test.step('the recruiter finds her by name and asks for contact about a job', async () => {
		await desk.goto(`/hospitals/dashboard?q=${encodeURIComponent(kaveri.name)}`)
		await desk.getByRole('link', { name: kaveri.name, exact: true }).click()
		await desk.getByLabel('Message', { exact: true }).fill('Two theatres open in spring. May we talk?')
		await desk.getByRole('button', { name: 'Send request' }).click()
		await expect(desk.getByRole('main')).toContainText(kaveri.name)
	})

	await test.step('she reads who asks and for what, and accepts', async () => {
		await phone.goto(hers('/contact-requests'))
		await phone
			.getByRole('link', { name: new RegExp(hospital.displayName) })
			.first()
			.click()
		await expect(phone.getByText('Two theatres open in spring. May we talk?')).toBeVisible()
		await phone.getByRole('button', { name: 'Accept' }).click()
		await expect(phone.getByText('Accepted. Takes effect in')).toBeVisible()
		await endAcceptanceMinute(kaveri.specialistId)
	})

	await test.step('they write to each other, live, across the two processes', async () => {
		await desk.goto(`/messages/with/${kaveri.specialistId}`)
		await phone.goto(hers(`/messages/with/${hospital.id}`))
		await write(desk, 'Could you come on Thursday?')
		await expect(phone.getByRole('log').getByText('Could you come on Thursday?')).toBeVisible()
		await write(phone, 'Yes, in the morning.')
		await expect(desk.getByRole('log').getByText('Yes, in the morning.')).toBeVisible()
	})

	await test.step('an interview is proposed, moved once, and agreed', async () => {
		await desk.goto('/hospitals/dashboard/interviews')
		await desk.getByRole('link', { name: 'Schedule New Interview' }).first().click()
		await desk.getByRole('link', { name: `Propose times: ${kaveri.name}, ${job.title}` }).click()
		await proposeTime(desk, 3)
		const { id } = only(await db.select().from(interviews).where(eq(interviews.specialistId, kaveri.specialistId)))

		await phone.goto(hers(`/interviews/${id}`))
		await phone.getByRole('button', { name: /^Choose this time/ }).click()
		await phone.getByRole('link', { name: 'Reschedule' }).click()
		await phone.getByRole('textbox').fill('A long list that morning. The day after?')
		await phone.getByRole('button', { name: 'Ask for other times' }).click()

		await desk.goto(`/interviews/${id}`)
		await expect(desk.getByText('A long list that morning. The day after?').first()).toBeVisible()
		await desk.getByRole('link', { name: 'Propose other times' }).click()
		await proposeTime(desk, 4)
		await phone.goto(hers(`/interviews/${id}`))
		await phone.getByRole('button', { name: /^Choose this time/ }).click()
		await expect(phone.getByRole('link', { name: 'Reschedule' })).toBeVisible()

		await rescheduleSooner(id, -40)
		await desk.goto(`/interviews/${id}`)
		await desk.getByRole('button', { name: 'Completed' }).click()
		await expect(desk.getByRole('link', { name: 'Fill in your scorecard' })).toBeVisible()
	})

	await test.step('an offer is made and accepted', async () => {
		await desk.getByRole('link', { name: 'Fill in your scorecard' }).click()
		await desk.getByRole('link', { name: 'Make an offer' }).click()
		await desk.getByLabel('Pay (₹)').fill('3,10,000')
		await expect(desk.getByText(/^(Below|Within|Above) the usual range: ₹/)).toBeVisible()
		await desk.getByLabel('Joining date').fill(istToday(new Date()))
		await desk.getByRole('textbox', { name: 'Message' }).fill('We would be glad to have you.')
		await desk.getByRole('button', { name: 'Send offer' }).click()
		await expect(desk.getByText(`Offer sent to ${kaveri.name}`)).toBeVisible()

		await phone.goto(hers('/doctors/dashboard'))
		await phone.locator('main a[href^="/offers/"]').first().click()
		await expect(phone.getByText(/3\.1 lakh|3,10,000/).first()).toBeVisible()
		await phone.getByRole('button', { name: 'Accept offer' }).click()
		await expect(phone.getByText('You accepted the offer')).toBeVisible()
	})

	await test.step('she has started, and each side rates the other once', async () => {
		await desk.reload()
		await applyEarlier(/[\da-f]{8}-[\da-f-]{27}/.exec(desk.url())?.[0] ?? '', 8)
		await desk.getByRole('link', { name: 'Confirm joining' }).click()
		await desk.getByLabel('Joining date').fill(addDays(istToday(new Date()), -7))
		await desk.getByRole('button', { name: 'Confirm joining' }).click()
		await expect(desk.getByRole('heading', { name: 'Placement' })).toBeVisible()
		await desk.getByText('5 ★').click()
		await desk.getByRole('button', { name: 'Submit rating' }).click()
		await expect(desk.getByText(`You rated ${kaveri.name}`)).toBeVisible()

		await phone.goto(hers('/doctors/dashboard'))
		await phone.getByRole('link', { name: /^My Applications/ }).click()
		await phone.getByRole('link', { name: job.title }).click()
		await phone.getByText('4 ★').click()
		await phone.getByRole('button', { name: 'Submit rating' }).click()
		await expect(phone.getByText(`You rated ${hospital.displayName}`)).toBeVisible()
	})
})
