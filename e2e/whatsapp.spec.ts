// Requests for cover and interview times that are answered in WhatsApp: turned on in the settings, asked once more or chosen from a list,
// and on the screen of the hospital at once.
import './database.ts'
import { askWave } from '#app/cover/asking/cascade.server.ts'
import { aCoverRequest, aCoverSpecialist } from '#app/cover/fixtures.server.ts'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { aSession } from '#app/identity/fixtures.server.ts'
import { anInterview } from '#app/interviews/fixtures.server.ts'
import { notifyOfProposal } from '#app/interviews/notifications.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { recordConsent } from '#app/specialists/consents.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { uniqueNumber, uniqueWord } from '#test/unique.ts'
import { check } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { aNumber, latestMessage, useSession } from './steps.ts'

test('a specialist turns WhatsApp on, accepts cover there, and the hospital sees who comes', async ({
	page,
	newPerson,
}) => {
	const number = Number(uniqueNumber())
	// Far from the Pune of other stories, so that no one of theirs is asked.
	const place = { latitude: 5 + (number % 50), longitude: Math.floor(number / 1_000_000) }
	const hospital = await aHospital({ ...place, displayName: `Sahyadri ${uniqueWord()}` })
	const member = await aMember({ hospitalId: hospital.id })
	const phone = `+91${aNumber()}`
	const asha = await aCoverSpecialist({ ...place, phone, name: `Dr Asha ${uniqueWord()}` })

	await useSession(page, (await aSession({ id: asha.accountId, kind: 'specialist' })).cookie)
	await page.goto('/settings/notifications')
	await expect(page.getByText('a service of Meta')).toBeVisible()
	await page.getByRole('button', { name: 'Agree and turn on WhatsApp' }).click()
	await expect(page.getByText('WhatsApp is on')).toBeVisible()
	await check(page, 'notification settings with WhatsApp')

	const request = await aCoverRequest({ member, urgency: 'emergency', ...place })
	await askWave.run({ requestId: request.id, plannedFor: request.nextWaveAt?.toISOString() ?? '' })
	const desk = await newPerson()
	await useSession(desk, (await aSession({ id: member.accountId, kind: 'member' })).cookie)
	await desk.goto(`/hospital/cover/${request.id}`)
	await expect(desk.getByText('LSCS').first()).toBeVisible()

	const outbox = `/dev/outbox?to=${encodeURIComponent(phone)}`
	await latestMessage(page, phone, ({ text }) => text.includes('The first to accept gets it'))
	await page.goto(outbox)
	await page.getByRole('button', { name: 'Accept', exact: true }).click()
	await latestMessage(page, phone, ({ text }) => text.includes('will see your name and phone number'))
	await page.goto(outbox)
	await check(page, 'the outbox with buttons')
	await page.getByRole('button', { name: 'Yes, accept' }).click()

	await expect(desk.getByRole('heading', { name: asha.name })).toBeVisible()
	await latestMessage(page, phone, ({ text }) => text.startsWith('You have accepted LSCS'))
	await page.goto(outbox)
	await page.getByLabel('Write back').fill('Thank you')
	await page.getByRole('button', { name: 'Send', exact: true }).click()
	await latestMessage(page, phone, ({ text }) => text.startsWith('No one reads messages here.'))
	await page.goto('/settings/notifications')
	await page.getByRole('button', { name: 'Turn off WhatsApp' }).click()
	await expect(page.getByText('WhatsApp is off')).toBeVisible()
})

test('a specialist chooses an interview time from the list, and the hospital sees it', async ({ page, newPerson }) => {
	const hospital = await aHospital({ displayName: `Sahyadri ${uniqueWord()}` })
	const member = await aMember({ hospitalId: hospital.id })
	const phone = `+91${aNumber()}`
	const asha = await aSpecialist({ phone, name: `Dr Asha ${uniqueWord()}` })
	await recordConsent(asha.accountId, 'whatsapp')
	const interview = await anInterview({ member, specialist: asha })
	await db.transaction((tx) => notifyOfProposal(tx, interview.id, { freed: null }))
	const desk = await newPerson()
	await useSession(desk, (await aSession({ id: member.accountId, kind: 'member' })).cookie)
	await desk.goto(`/interviews/${interview.id}`)

	const outbox = `/dev/outbox?to=${encodeURIComponent(phone)}`
	await latestMessage(page, phone, ({ text }) => text.startsWith('Interview times from'))
	await page.goto(outbox)
	await page.getByRole('button', { name: 'Choose a time' }).click()
	await latestMessage(page, phone, ({ text }) => text.endsWith('choose an interview time.'))
	await page.goto(outbox)
	await page.getByText('See times').click()
	await check(page, 'the outbox with a list')
	await expect(page.getByRole('button', { name: /^None of these/ })).toBeVisible()
	await page.getByRole('button', { name: / IST$/ }).nth(1).click()

	await latestMessage(page, phone, ({ text }) => text.includes('is confirmed'))
	await expect(desk.getByText('Scheduled', { exact: true }).first()).toBeVisible()
})
