import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { aContactRequest } from '#app/contacts/fixtures.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { openConversation } from './conversation.server.ts'

const latest = { show: 20, before: null }

test('a hospital can shortlist someone who accepted its request from the conversation, and the specialist is not asked', async () => {
	const member = await aMember()
	const { specialist } = await aContactRequest({ member, status: 'accepted' })

	const ours = await openConversation(member, specialist.specialistId, latest, new Date())
	const theirs = await openConversation(specialist, member.hospitalId, latest, new Date())

	expect(ours?.shortlistHref).toBe(`/hospital/candidates/${specialist.specialistId}/consideration`)
	expect(theirs?.shortlistHref).toBeNull()
})

test('an applicant who accepted no request is decided about on their application', async () => {
	const member = await aMember()
	const specialist = await aSpecialist()
	await anApplication({ job: await aJob({ hospitalId: member.hospitalId }), specialist })

	expect((await openConversation(member, specialist.specialistId, latest, new Date()))?.shortlistHref).toBeNull()
})
