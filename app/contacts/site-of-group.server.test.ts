import { expect, test } from 'vitest'
import { aMember, aSite } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { listSentMessages } from '#app/notifications/sent-messages.fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { expireRequest } from './expiry.server.ts'
import { aContactRequest, ageRequest } from './fixtures.server.ts'
import { remindOfRequests } from './reminders.server.ts'
import { writeAboutRequest } from './requests/request-mail.server.ts'
import { sendRequest } from './requests/send-request.server.ts'
import { declineRequest } from './responding.server.ts'
import type { RequestInput } from './schema.server.ts'

const named = 'Lakeside Heart Institute, Kothrud, Karve Road, Pune'
const about: Omit<RequestInput, 'jobId'> = {
	...{ reason: null, payFrom: 1_500_000n, payTo: null, payUnit: 'shift', place: 'Pune' },
	message: 'Could we talk?',
}

test('both sides read about which site of a group a request is: sent, waiting, answered, expired', async () => {
	const member = await aMember()
	const { id: siteId } = await aSite({ hospitalId: member.hospitalId })
	const { id: jobId } = await aJob({ hospitalId: member.hospitalId, siteId })
	const asked = await aSpecialist()
	const sent = await sendRequest(member, asked.specialistId, { ...about, jobId })
	if (!sent.ok) throw new Error(sent.failure)
	await ageRequest(sent.value.requestId, '8 days')
	await writeAboutRequest.run({ requestId: sent.value.requestId })
	await remindOfRequests.run({})
	expect(await declineRequest(asked, sent.value.requestId, null)).toMatchObject({ ok: true })
	const silent = await aContactRequest({ member, jobId })
	await ageRequest(silent.id, '15 days')
	await expireRequest(silent.id)

	const told = await listSentMessages()

	for (const title of [`${named} sent you`, `${named} is waiting`, `The request from ${named} has expired`])
		expect(told).toEqual(expect.arrayContaining([expect.stringContaining(title)]))
	expect(told).toEqual(expect.arrayContaining([expect.stringMatching(/^sms: : Lakeside Heart..., Kothrud would like/)]))
	expect(told.filter((text) => !text.includes('Kothrud'))).toEqual([])
})

test('a request of a group that is about no job names the hospital alone', async () => {
	const member = await aMember()
	await aSite({ hospitalId: member.hospitalId })
	const asked = await aSpecialist()
	const sent = await sendRequest(member, asked.specialistId, { ...about, jobId: null, reason: 'A locum week' })
	if (!sent.ok) throw new Error(sent.failure)

	expect(await listSentMessages()).toEqual([
		expect.stringContaining('Lakeside Heart Institute sent you a contact request'),
	])
})
