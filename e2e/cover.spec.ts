// Cover for a case: asked on a phone, accepted by a tap on the SMS, worked, confirmed, and told to those who were not needed.
import './database.ts'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { aCoverRequest, aCoverSpecialist, aWorkedCover } from '#app/cover/fixtures.server.ts'
import { askWave } from '#app/cover/asking/cascade.server.ts'
import { coverRequests } from '#app/cover/tables.server.ts'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { hospitalSites } from '#app/hospitals/tables.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { anOperator, aPhone, aSession } from '#app/identity/fixtures.server.ts'
import { addDays, formatDate, istToday } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { announceChange } from '#app/platform/live/live.server.ts'
import { uniqueNumber, uniqueWord } from '#test/unique.ts'
import { check } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { aNumber, codeFor, countActs, latestMessage, useSession } from './steps.ts'
import { endUndoMinute } from './undo-minute.ts'

/** Far from the Pune of other stories, so that no one of theirs is asked. */
async function plant() {
	const number = Number(uniqueNumber())
	const place = { latitude: 5 + (number % 50), longitude: Math.floor(number / 1_000_000) }
	const hospital = await aHospital({ ...place, displayName: `Sahyadri ${uniqueWord()}` })
	const member = await aMember({ hospitalId: hospital.id, phone: aPhone() })
	const someone = (name: string) => aCoverSpecialist({ ...place, name: `Dr ${name} ${uniqueWord()}` })
	const [asha, ravi] = [await someone('Asha'), await someone('Ravi')]
	return { hospital, member, asha, ravi }
}
const cookieOf = async ({ accountId }: Specialist) => (await aSession({ id: accountId, kind: 'specialist' })).cookie

test('a hospital asks in six acts, the first to accept gets it, and both know what to do next', async ({
	page,
	newPerson,
}) => {
	const { hospital, member, asha, ravi } = await plant()
	await useSession(page, (await aSession({ id: member.accountId, kind: 'member' })).cookie)
	const acts = await countActs(page)

	await test.step('asked', async () => {
		await page.goto('/hospital/cover')
		await page.getByRole('link', { name: 'Ask for cover' }).first().click()
		await page.getByLabel('Case or duty').fill('LSCS')
		await page.getByText('Emergency', { exact: true }).click()
		await page.getByLabel('Pay', { exact: true }).fill('6,000')
		await page.getByRole('button', { name: 'Ask specialists' }).click()
		await expect(page.getByText('We are asking').first()).toBeVisible()
		expect(acts.clicks + acts.fields).toBeLessThanOrEqual(6)
		// With five or more in the city their number, in steps.
		await expect(
			page.getByText(/We ask every specialist who matches|matching specialists are available in and around/).first(),
		).toBeVisible()
		await check(page, 'a request that is being asked')
	})
	const requestId = new URL(page.url()).pathname.split('/').at(-1) ?? ''

	const [phone, slower] = [await newPerson(), await newPerson({ javaScriptEnabled: false })]
	await useSession(phone, await cookieOf(asha))
	await useSession(slower, await cookieOf(ravi))
	await test.step('accepted with one tap, without JavaScript as well', async () => {
		await phone.goto(`/cover/${requestId}`)
		await slower.goto(`/cover/${requestId}`)
		await expect(phone.getByText('Not this time')).toBeVisible()
		await slower.getByRole('button', { name: 'Accept' }).click()
		await expect(slower.getByText('You have accepted this case')).toBeVisible()
		await expect(slower.getByRole('link', { name: `Call ${hospital.displayName}` })).toBeVisible()
	})

	await test.step('the other need not hurry, and learns it without asking', async () => {
		await expect(phone.getByText('Someone else has accepted this.')).toBeVisible()
		await expect(phone.getByRole('button', { name: 'Accept' })).toHaveCount(0)
		await check(phone, 'a request that someone else has accepted')
	})

	await test.step('the hospital sees who comes', async () => {
		await expect(page.getByRole('heading', { name: ravi.name })).toBeVisible()
		await slower.getByRole('button', { name: 'I am on the way' }).click()
		await expect(page.getByText(/On the way since/)).toBeVisible()
		await check(page, 'a request that is covered')
	})

	await test.step('hours are entered and confirmed', async () => {
		const startsAt = new Date(Date.now() - 3 * 3_600_000)
		await db
			.update(coverRequests)
			.set({ startsAt, endsAt: new Date(Date.now() - 3_600_000) })
			.where(eq(coverRequests.id, requestId))
		await slower.goto(`/cover/${requestId}`)
		await slower.getByRole('button', { name: 'Send hours' }).click()
		await expect(slower.getByText('Choose one.').first()).toBeVisible()
		await slower.getByText('Yes', { exact: true }).click()
		await slower.getByRole('button', { name: 'Send hours' }).click()
		await expect(slower.getByText('Hours sent')).toBeVisible()
		await page.getByRole('button', { name: 'Confirm hours' }).click()
		await expect(page.getByText('Hours confirmed')).toBeVisible()
		await slower.goto(`/cover/${requestId}`)
		await slower.getByRole('button', { name: 'Mark as paid' }).click()
		await expect(slower.getByText('Marked as paid')).toBeVisible()
		const ofMonth = `?month=${istToday(startsAt).slice(0, 7)}`
		await slower.goto(`/cover/statement${ofMonth}`)
		await expect(slower.getByText('₹6,000 in total, all marked as paid')).toBeVisible()
		const [pdf] = await Promise.all([
			slower.waitForEvent('download'),
			slower.getByRole('link', { name: 'Download PDF' }).click(),
		])
		expect(pdf.suggestedFilename()).toMatch(/^cover-\d{4}-\d{2}\.pdf$/)
		const read = async (of: Page, path: string) => (await of.request.get(path)).text()
		const csv = await read(slower, `/cover/statement.csv${ofMonth}`)
		expect(csv).toContain('Date,Hospital,Work,From,To,Hours,Due (INR),State,Marked as paid on,TDS section')
		expect(csv).toMatch(new RegExp(`${hospital.displayName},LSCS,.*6000,paid,\\d{4}-\\d{2}-\\d{2},194J`))
		const mine = await read(slower, `/cover/${requestId}/calendar.ics`)
		expect(mine).toContain(`SUMMARY:Cover: ${hospital.displayName}`)
		const ours = await read(page, `/hospital/cover/${requestId}/calendar.ics`)
		expect(ours).toContain('SUMMARY:Cover: LSCS')
		expect(ours.replace(/\r\n /g, '')).toContain(ravi.name)
	})

	await test.step('the hospital asks them first from then on, and takes that back', async () => {
		await page.getByRole('button', { name: 'Ask first next time' }).click()
		const panel = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Asked first' }) })
		await expect(panel.getByRole('link', { name: ravi.name })).toBeVisible()
		await check(page, 'cover of a hospital')
		await panel.getByRole('button', { name: 'Stop asking first' }).click()
		await expect(panel).toHaveCount(0)
	})

	await test.step('both may say something about their record', async () => {
		await page.getByRole('link', { name: 'Record' }).click()
		await page.getByLabel('Reply').fill('Pay a deposit of Rs 500 first.')
		await page.getByRole('button', { name: 'Save reply' }).click()
		await expect(page.getByText(/reads like a request for money/).first()).toBeVisible()
		await page.getByLabel('Reply').fill('We pay on the day itself.')
		await page.getByRole('button', { name: 'Save reply' }).click()
		await page.getByRole('link', { name: 'Record' }).click()
		await expect(page.getByLabel('Reply')).toHaveValue('We pay on the day itself.')
		await check(page, 'the record of a hospital')
	})

	await test.step('days off are entered and removed', async () => {
		const [before, first, last] = [299, 302, 304].map((days) => addDays(istToday(new Date()), days)) as [
			string,
			string,
			string,
		]
		await phone.goto('/cover/settings')
		await phone.getByLabel('First day').fill(first)
		await phone.getByLabel('Last day').fill(before)
		await phone.getByRole('button', { name: 'Add days off' }).click()
		await expect(phone.getByText('Choose a last day that is not before the first.').first()).toBeVisible()
		await phone.getByLabel('Last day').fill(last)
		await phone.getByRole('button', { name: 'Add days off' }).click()
		await expect(phone.getByText(`${formatDate(first)} to ${formatDate(last)}`)).toBeVisible()
		await check(phone, 'days off')
		await phone.getByRole('button', { name: 'Remove' }).click()
		await expect(phone.getByText(formatDate(first))).toHaveCount(0)
	})
})

test('the SMS opens the case and accepts it once, and the address and the number follow after a code', async ({
	page,
	newPerson,
}) => {
	const { hospital, member } = await plant()
	const number = aNumber()
	const place = { latitude: hospital.latitude, longitude: hospital.longitude }
	await aCoverSpecialist({ ...place, phone: `+91${number}`, name: `Dr Asha ${uniqueWord()}` })
	const where = { latitude: place.latitude ?? 0, longitude: place.longitude ?? 0 }
	const planned = { member, work: 'Cleft palate', urgency: 'emergency' as const, ...where }
	const { id, nextWaveAt } = await aCoverRequest(planned)
	await askWave.run({ requestId: id, plannedFor: nextWaveAt?.toISOString() ?? '' })
	const { text } = await latestMessage(page, `+91${number}`, (send) => send.text.includes('/c/'))
	const link = /\/c\/[\w-]+/.exec(text)?.[0] ?? ''

	const phone = await newPerson({ viewport: { width: 360, height: 740 } })
	await phone.goto(link)
	await expect(phone.getByRole('heading', { name: 'Cleft palate' })).toBeVisible()
	await expect(phone.getByText('Shivajinagar, Pune')).toBeVisible()
	await expect(phone.getByText('₹6,000 per case')).toBeVisible()
	await expect(phone.getByText('12 Lake Road')).toHaveCount(0)
	await expect(phone.getByRole('button', { name: 'Accept' })).toBeInViewport()
	await check(phone, 'the case of an SMS')
	await phone.getByRole('button', { name: 'Accept' }).click()

	await expect(phone.getByText('You have accepted this case')).toBeVisible()
	await expect(phone).toHaveURL(/mode=login/)
	expect(phone.url()).not.toContain(number)
	await expect(phone.getByText('12 Lake Road')).toHaveCount(0)
	await phone.getByLabel('Mobile number').fill(number)
	await phone.getByRole('button', { name: 'Send code' }).click()
	await phone.getByLabel('Code', { exact: true }).fill(await codeFor(page, number))
	await expect(phone.getByText('12 Lake Road', { exact: false }).first()).toBeVisible()
	await expect(phone.getByRole('link', { name: `Call ${hospital.displayName}` })).toBeVisible()

	const other = await newPerson()
	await other.goto(link)
	await expect(other.getByRole('heading', { name: 'This link has been used' })).toBeVisible()
})

test('two sides that do not agree on the hours are brought together by an operator, in the dark and at a desk', async ({
	page,
	newPerson,
}) => {
	const { member, asha } = await plant()
	const { id } = await aWorkedCover(asha, { member, endedAgo: 30, work: 'Evening list' })
	await useSession(page, (await aSession({ id: member.accountId, kind: 'member' })).cookie)
	await page.emulateMedia({ colorScheme: 'dark' })
	await page.setViewportSize({ width: 1440, height: 900 })
	await page.goto(`/hospital/cover/${id}`)
	await expect(page.getByRole('link', { name: 'The specialist did not come' })).toBeVisible()
	await page.getByRole('link', { name: 'Enter hours' }).click()
	await check(page, 'hours entered by a hospital')
	const later = (time: string, by: number) =>
		`${String((Number(time.slice(0, 2)) + by) % 24).padStart(2, '0')}${time.slice(2)}`
	const to = page.getByLabel('To', { exact: true })
	const end = await to.inputValue()
	await expect(page.getByText(/^Amount: /)).not.toContainText('which does not change')
	await expect(page.getByLabel('Reason')).toBeHidden()
	await to.fill(later(end, 3))
	await expect(page.getByText(/^Amount: /)).toContainText('which does not change with the hours')
	await expect(page.getByLabel('Reason')).toBeEnabled()
	await to.fill('')
	await expect(page.getByText(/^Amount: /)).toBeHidden()
	await to.fill(end)
	await expect(page.getByText(/^Amount: /)).not.toContainText('which does not change')
	await expect(page.getByLabel('Reason')).toBeHidden()
	await page.getByRole('button', { name: 'Send hours' }).click()
	await expect(page.getByText('The specialist has to confirm them.')).toBeVisible()

	const phone = await newPerson()
	await useSession(phone, await cookieOf(asha))
	await phone.goto('/waiting')
	await phone.getByRole('link', { name: /confirmation of hours/ }).click()
	await phone.getByRole('link', { name: 'Enter other hours' }).click()
	await check(phone, 'hours entered by a specialist')
	await phone
		.getByLabel('To', { exact: true })
		.fill(later(await phone.getByLabel('To', { exact: true }).inputValue(), 1))
	await phone.getByRole('button', { name: 'Send hours' }).click()
	await expect(phone).toHaveTitle(/^Error: /)
	await phone.getByText('Yes', { exact: true }).click()
	await phone.getByLabel('Reason').fill('The last case began late.')
	await phone.getByRole('button', { name: 'Send hours' }).click()
	await expect(phone.getByText('Hours sent')).toBeVisible()

	await page.goto('/hospital/cover')
	await check(page, 'the board in the dark at a desk')
	await page.getByRole('link', { name: 'Evening list' }).click()
	await expect(page.getByText('The last case began late.')).toBeVisible()
	await page.getByRole('link', { name: 'Ask our team to decide' }).click()
	await page.getByLabel('Reason').fill('The OT register says otherwise.')
	await page.getByRole('button', { name: 'Ask our team' }).click()
	await expect(page.getByText('Our team decides').first()).toBeVisible()

	const operator = await newPerson()
	await useSession(operator, (await aSession({ id: (await anOperator()).accountId, kind: 'operator' })).cookie)
	await operator.goto('/operator/cover')
	await check(operator, 'cover at the operators')
	await operator.goto(`/operator/cover/${id}`)
	await check(operator, 'a disagreement about hours')
	await operator.getByLabel(/^Specialist: /).check()
	await operator.getByLabel('Reason').fill('The register of the recovery room confirms it.')
	await operator.getByRole('button', { name: 'Send decision' }).click()
	await expect(operator.getByText('Cover decided')).toBeVisible()
	await endUndoMinute(id)
	await expect(async () => {
		await phone.goto(`/cover/${id}`)
		await expect(phone.getByText('The register of the recovery room confirms it.')).toBeVisible({ timeout: 1000 })
	}).toPass()
	await phone.goto('/cover/record')
	await check(phone, 'the record of a specialist')
})

test('who cannot come says why, and the next person is asked at once', async ({ page, newPerson }) => {
	const { member, asha } = await plant()
	await useSession(page, (await aSession({ id: member.accountId, kind: 'member' })).cookie)
	// What the form reads about the case is still on its way when it is sent. The page after it follows changes all the same.
	await page.route(/%2Fneeds/, () => {})
	await page.goto('/hospital/cover/new')
	const reading = page.waitForRequest(/%2Fneeds/)
	await page.getByLabel('Case or duty').fill('Hernia repair')
	await reading
	await page.getByLabel('Pay', { exact: true }).fill('5,000')
	await page.getByRole('button', { name: 'Ask specialists' }).click()
	// With five or more in the city their number, in steps.
	await expect(
		page.getByText(/We ask every specialist who matches|matching specialists are available in and around/).first(),
	).toBeVisible()
	const requestId = new URL(page.url()).pathname.split('/').at(-1) ?? ''

	const phone = await newPerson()
	await useSession(phone, await cookieOf(asha))
	await phone.goto('/cover')
	await phone.getByRole('link', { name: 'Hernia repair' }).click()
	await phone.getByRole('button', { name: 'Accept' }).click()
	await expect(phone.getByText('You have accepted this case')).toBeVisible()
	await phone.getByRole('link', { name: 'I cannot come' }).click()
	await phone.getByRole('button', { name: 'Cancel my cover' }).click()
	await expect(phone).toHaveTitle(/^Error: /)
	// Something else of theirs changes, twice: once the second is read, the first has been drawn.
	for (const _ of ['first', 'second']) {
		const read = phone.waitForResponse((response) => response.request().method() === 'GET' && response.ok())
		await announceChange(db, [asha.accountId], { kind: 'cover' })
		await read
	}
	await expect(phone).toHaveTitle(/^Error: /)
	await expect(phone.getByRole('alert')).toContainText('This field is required')
	await phone.getByLabel('Reason').fill('My child is ill.')
	await phone.getByRole('button', { name: 'Cancel my cover' }).click()

	await expect(page.getByText('Someone had accepted and cannot come')).toBeVisible()
	await expect(page.getByText('My child is ill.')).toBeVisible()
	await page.goto(`/hospital/cover/${requestId}/cancellation`)
	await page.getByLabel('Reason').fill('Found a colleague.')
	await page.getByRole('button', { name: 'Cancel request' }).click()
	await expect(page.getByText('You cancelled this request: Found a colleague.')).toBeVisible()
})

test('a hospital with several sites sees the cover of all of them, or of one', async ({ page }) => {
	const { hospital, member } = await plant()
	const { latitude, longitude } = hospital
	const place = {
		address: '4 Aundh Road',
		city: 'Pune',
		pin: '411007',
		latitude: latitude ?? 0,
		longitude: longitude ?? 0,
	}
	const [site] = await db
		.insert(hospitalSites)
		.values({ ...place, hospitalId: hospital.id, name: 'Aundh' })
		.returning()
	await aCoverRequest({ member, work: 'Day list' })
	await aCoverRequest({ member, work: 'Night emergencies', siteId: site?.id ?? null, startsIn: 40 })
	await useSession(page, (await aSession({ id: member.accountId, kind: 'member' })).cookie)

	await page.goto('/hospital/cover')
	await expect(page.getByRole('link', { name: 'Day list' })).toBeVisible()
	await expect(page.getByRole('listitem').filter({ hasText: 'Night emergencies' })).toContainText('Aundh')
	await page.getByRole('navigation', { name: 'Sites' }).getByRole('link', { name: 'Aundh' }).click()
	await expect(page.getByRole('link', { name: 'Day list' })).toHaveCount(0)
	await expect(page.getByRole('link', { name: 'Night emergencies' })).toBeVisible()
	await check(page, 'the cover of one site')
	await page.getByRole('link', { name: 'Main site' }).click()
	await expect(page.getByRole('link', { name: 'Night emergencies' })).toHaveCount(0)

	await page.getByRole('link', { name: 'Week' }).click()
	await expect(page.getByRole('link', { name: /Day list/ })).toBeVisible()
	await expect(page.getByRole('link', { name: /Night emergencies/ })).toHaveCount(0)
	await page.setViewportSize({ width: 1440, height: 900 })
	await check(page, 'the week of a hospital')
	await page.getByRole('link', { name: 'All sites' }).click()
	await expect(page.getByRole('link', { name: /Night emergencies/ })).toBeVisible()

	await page.goto('/hospital/cover/new')
	await page.getByLabel('Case or duty').fill('ICU night')
	await page.getByText('Emergency', { exact: true }).click()
	await expect(page.getByLabel('Speciality', { exact: true })).toHaveValue('intensivist')
	await page.getByRole('button', { name: 'Aundh' }).click()
	await expect(page.getByRole('button', { name: 'Aundh' })).toHaveAttribute('aria-pressed', 'true')
	await expect(page.getByLabel('Case or duty')).toHaveValue('ICU night')
	await expect(page.getByRole('radio', { name: 'Emergency' })).toBeChecked()
	await page.getByRole('link', { name: 'Night emergencies' }).click()
	await expect(page.getByLabel('Case or duty')).toHaveValue('Night emergencies')
	await check(page, 'a request like the last one here')
})

test('an emergency like a planned case is now, and planned again it has the hours of the case', async ({ page }) => {
	const { member } = await plant()
	const { id } = await aCoverRequest({
		...{ member, work: 'LSCS' },
		...{ startsAt: new Date('2026-01-05T09:10+05:30'), endsAt: new Date('2026-01-05T11:10+05:30') },
	})
	await useSession(page, (await aSession({ id: member.accountId, kind: 'member' })).cookie)
	await page.goto(`/hospital/cover/new?like=${id}`)
	const [from, to] = [page.getByLabel('From'), page.getByLabel('To, about')]
	const planned = await from.inputValue()
	await page.getByText('Emergency', { exact: true }).click()
	await expect(from).toHaveValue(/^\d\d:00$/)
	await expect(from).not.toHaveValue(planned)
	await page.getByText('Elective', { exact: true }).click()
	await expect(from).toHaveValue(planned)

	await to.fill('23:45')
	await page.getByText('Emergency', { exact: true }).click()
	await expect(from, 'hours that the asker changed stay').toHaveValue(planned)
})

test('an emergency like the last one takes at most six taps on a phone', async ({ page }) => {
	const { member } = await plant()
	await aCoverRequest({ member, work: 'LSCS', urgency: 'emergency', equipment: ['machine', 'drugs'], startsIn: -40 })
	await useSession(page, (await aSession({ id: member.accountId, kind: 'member' })).cookie)
	const acts = await countActs(page)
	await page.setViewportSize({ width: 360, height: 780 })

	await page.goto('/hospital/cover')
	await page.getByRole('link', { name: 'Ask for cover' }).first().click()
	await page.getByRole('navigation', { name: 'Same as last time here' }).getByRole('link', { name: 'LSCS' }).click()
	await expect(page.getByText(/Taken over from your request for .*: everything but the day and hours/)).toBeVisible()
	await page.getByRole('button', { name: 'Ask specialists' }).click()
	await expect(page.getByText('We are asking').first()).toBeVisible()

	expect(acts.clicks + acts.fields).toBeLessThanOrEqual(6)
})

test('the first emergency of an owner without a confirmed number takes at most six taps, the code with them', async ({
	page,
}) => {
	const { hospital, member } = await plant()
	await aCoverRequest({ member, work: 'LSCS', urgency: 'emergency', equipment: ['machine', 'drugs'], startsIn: -40 })
	const owner = await aMember({ hospitalId: hospital.id })
	await useSession(page, (await aSession({ id: owner.accountId, kind: 'member' })).cookie)
	const [acts, number] = [await countActs(page), aNumber()]
	await page.setViewportSize({ width: 360, height: 780 })

	await page.goto('/hospital/cover')
	await page.getByRole('link', { name: 'Ask for cover' }).first().click()
	await page.getByRole('navigation', { name: 'Same as last time here' }).getByRole('link', { name: 'LSCS' }).click()
	await expect(page.getByText(/Taken over from your request for .*: everything but the day and hours/)).toBeVisible()
	await page.getByLabel('Your mobile number').fill(number)
	await page.getByRole('button', { name: 'Ask specialists' }).click()
	await page.getByLabel('Code', { exact: true }).fill(await codeFor(page, number))
	await expect(page.getByText('We are asking').first()).toBeVisible()

	expect(acts.clicks + acts.fields).toBeLessThanOrEqual(6)
})
