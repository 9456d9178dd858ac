import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { moveStage, undoLastTransition } from '../pipeline/decisions.server.ts'
import { anApplication } from '../fixtures.server.ts'
import { findMyApplication, findMyApplicationTo, listMyApplications } from './my-applications.server.ts'

test('a specialist sees their own applications and no one else sees them', async () => {
	const { id, job, specialist } = await anApplication({ stage: 'rejected', reason: 'The position has been filled.' })
	const ravi = await aSpecialist({ name: 'Dr Ravi Iyer' })

	expect(await listMyApplications(specialist)).toMatchObject([{ id, jobTitle: 'Consultant Anesthesiologist' }])
	expect(await findMyApplication(specialist, id)).toMatchObject({ rejectionReason: 'The position has been filled.' })
	expect(await findMyApplicationTo(specialist, job.id)).toMatchObject({ id, stage: 'rejected' })
	expect(await listMyApplications(ravi)).toEqual([])
	expect(await findMyApplication(ravi, id)).toBeNull()
	expect(await findMyApplicationTo(ravi, job.id)).toBeNull()
})

test('the timeline has no trace of a move that was undone', async () => {
	const member = await aMember()
	const { id, version, specialist } = await anApplication({ job: await aJob({ hospitalId: member.hospitalId }) })
	const moved = await moveStage(member, id, { to: 'interview', version })
	if (!moved.ok) throw new Error('the move should be accepted')
	await undoLastTransition(member, id, moved.value.eventId)
	await moveStage(member, id, { to: 'shortlisted', version: version + 2 })

	const mine = await findMyApplication(specialist, id)

	expect(mine?.moves.map(({ to }) => to)).toEqual(['applied', 'shortlisted'])
})
