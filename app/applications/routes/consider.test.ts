import { expect, test } from 'vitest'
import { aContactRequest } from '#app/contacts/fixtures.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { redirectOf, routeArgs } from '#test/ask-route.ts'
import { action } from './consider.tsx'

test('shortlisting for a job from the panel leads back to it', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	const specialist = await aSpecialist()
	await aContactRequest({ member, specialist, status: 'accepted' })
	const back = `/hospitals/dashboard?person=${specialist.specialistId}`

	const answer = await action(
		await routeArgs(
			`/hospital/candidates/${specialist.specialistId}/consideration?returnTo=${encodeURIComponent(back)}`,
			{ as: member, form: { jobId: job.id } },
		),
	)

	expect(await redirectOf(answer)).toMatchObject({ to: back, message: { title: 'Shortlisted' } })
})
