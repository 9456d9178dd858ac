import { expect, test } from 'vitest'
import { aMember, aSite } from '#app/hospitals/fixtures.server.ts'
import { listSentMessages } from '#app/notifications/sent-messages.fixtures.server.ts'
import { acceptCover } from './answering/answers.server.ts'
import { cancelCover } from './asking/requests.server.ts'
import { mayTire, runWave } from './cover-story.fixtures.server.ts'
import { aCoverRequest, aCoverSpecialist } from './fixtures.server.ts'
import { myLine } from './lines.ts'
import { listHeld } from './my-cover.server.ts'

const named = 'Lakeside Heart Institute, Kothrud, Karve Road, Pune'

/** Cover that was asked for and accepted: what its specialist is told, and has in a list. */
async function story(hasSite: boolean) {
	const member = await aMember()
	const site = hasSite ? await aSite({ hospitalId: member.hospitalId }) : null
	const request = await aCoverRequest({ member, siteId: site?.id ?? null })
	const person = await aCoverSpecialist()
	await runWave(request.id)
	expect(await acceptCover(person, request.id, mayTire)).toMatchObject({ ok: true })
	const { ahead } = await listHeld(person)
	expect(await cancelCover(member, request.id, 'The patient was moved.')).toMatchObject({ ok: true })
	return { told: await listSentMessages(), list: ahead.map((one) => myLine(one).who) }
}

test('who covers for a group reads at which site: asked, accepted, cancelled, and in the list', async () => {
	const { told, list } = await story(true)

	for (const text of [
		`${named} needs cover: LSCS`,
		`You are covering LSCS at ${named}`,
		`${named}: 12 Lake Road, Shivajinagar, Pune 411005.`,
		`${named} cancelled: LSCS`,
	])
		expect(told).toEqual(expect.arrayContaining([expect.stringContaining(text)]))
	expect(told).toEqual(
		expect.arrayContaining([expect.stringMatching(/^sms: : Lakeside Heart..., Kothrud needs cover/)]),
	)
	expect(told.filter((text) => text.includes('Lakeside') && !text.includes('Kothrud'))).toEqual([])
	expect(list).toEqual([named])
})

test('who covers for a hospital of one site reads its name and its city', async () => {
	const { told, list } = await story(false)

	for (const text of [
		'Lakeside Heart Institute needs cover: LSCS',
		'Lakeside Heart Institute, 12 Lake Road, Shivajinagar, Pune 411005.',
		'sms: : Lakeside Heart Institute needs cover',
	])
		expect(told).toEqual(expect.arrayContaining([expect.stringContaining(text)]))
	expect(list).toEqual(['Lakeside Heart Institute, Pune'])
})
