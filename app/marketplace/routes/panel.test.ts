import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { aContactRequest } from '#app/contacts/fixtures.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { aSentMessage } from '#app/messages/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { redirectOf, type RouteAnswer, routeArgs } from '#test/ask-route.ts'
import { listSavedCandidates, saveCandidate, writeNote } from '../candidates/saved-candidates.server.ts'
import { action as saveNote } from './candidate-note.tsx'
import { loader } from './candidates.tsx'
import { action as move } from './move-saved-candidates.tsx'
import { loader as openPool } from './saved-candidates.tsx'
import { createPool } from '../candidates/pools.server.ts'

type Member = Awaited<ReturnType<typeof aMember>>

const panel = (id: string) => `/hospitals/dashboard?person=${id}`

async function open(member: Member, id: string) {
	const { side } = (await loader(await routeArgs(panel(id), { as: member }))).data as { side: unknown }
	return side
}

test('someone who can be asked has the short request, someone who accepted has the message and the jobs', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId, title: 'Night Anesthesiologist' })
	const stranger = await aSpecialist()
	const specialist = await aSpecialist({ name: 'Dr Meera Iyer' })
	await aContactRequest({ member, specialist, status: 'accepted' })
	await aSentMessage(specialist, member.hospitalId, { body: 'Nights suit me.' })

	expect(await open(member, stranger.specialistId)).toMatchObject({
		request: { jobs: [{ id: job.id }] },
		message: null,
		steps: null,
	})
	expect(await open(member, specialist.specialistId)).toMatchObject({
		request: null,
		message: { last: { by: 'Dr Meera Iyer', body: 'Nights suit me.', at: 'just now' } },
		jobs: [{ id: job.id, isApplicant: false }],
	})
})

test('an application is decided in the panel, with its version, and one that is over has no step', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	const [applicant, rejected] = [await aSpecialist(), await aSpecialist()]
	const { id } = await anApplication({ job, specialist: applicant })
	await anApplication({ job, specialist: rejected, stage: 'rejected' })

	expect(await open(member, applicant.specialistId)).toMatchObject({
		request: null,
		steps: {
			application: {
				id,
				version: expect.any(Number),
				moves: expect.arrayContaining(['shortlisted']),
				can: { reject: true },
			},
			interview: null,
		},
	})
	expect(await open(member, rejected.specialistId)).toMatchObject({ steps: null })
})

test('a saved candidate opens beside the list of their pool, and no one opens whom the hospital may not see', async () => {
	const member = await aMember()
	const { specialistId } = await aSpecialist()
	await saveCandidate(member, [specialistId])
	const hidden = await aSpecialist({ profileVisibility: false })
	const openedAt = async (id: string) =>
		(await openPool(await routeArgs(`/hospital/shortlist?person=${id}`, { as: member }))).side

	expect(await openedAt(specialistId)).toMatchObject({ kind: 'profile', inPools: [{ poolId: null, note: '' }] })
	expect(await openedAt(hidden.specialistId)).toEqual({ kind: 'gone' })
})

test('the first note on someone saves them, and leads back to the panel', async () => {
	const member = await aMember()
	const { specialistId } = await aSpecialist()
	const write = (form: Record<string, string>) =>
		routeArgs(`/hospital/shortlist/${specialistId}/note`, { as: member, form }).then(saveNote)

	const answer = await redirectOf(
		await write({ note: 'Call after Diwali', before: '', saves: 'on', returnTo: panel(specialistId) }),
	)

	expect(answer).toMatchObject({ to: panel(specialistId), message: { title: 'Note saved' } })
	expect(await listSavedCandidates(member)).toMatchObject([{ specialistId, note: 'Call after Diwali' }])
})

test('a note that a colleague has changed is refused with their version, and saving again replaces it', async () => {
	const member = await aMember()
	const { specialistId } = await aSpecialist()
	await saveCandidate(member, [specialistId])
	await writeNote(member, specialistId, { poolId: null, note: 'Nights only', before: '' })
	const write = async (form: Record<string, string>) =>
		(await saveNote(await routeArgs(`/hospital/shortlist/${specialistId}/note`, { as: member, form }))) as RouteAnswer

	const refused = await write({ note: 'Weekends too', before: '' })
	expect(refused).toMatchObject({
		init: { status: 409 },
		data: { values: { note: 'Weekends too', before: 'Nights only' } },
	})
	await write({ note: 'Weekends too', before: 'Nights only' })
	expect(await listSavedCandidates(member)).toMatchObject([{ note: 'Weekends too' }])
})

test('a move between pools offers its undo, which leads to where everyone was', async () => {
	const member = await aMember()
	const { specialistId } = await aSpecialist()
	const pool = await createPool(member, 'ICU nights')
	const to = pool.ok ? pool.value.id : ''
	await saveCandidate(member, [specialistId])
	const run = async (path: string, form: Record<string, string>) =>
		redirectOf(await move(await routeArgs(path, { as: member, form })))

	const { message } = await run('/hospital/shortlist/move', { id: specialistId, to })
	expect(message).toMatchObject({ title: '1 specialist moved to ICU nights', undo: { label: 'Undo' } })
	expect(await listSavedCandidates(member)).toEqual([])

	expect(await run(message?.undo?.action ?? '', message?.undo?.fields ?? {})).toMatchObject({
		to: '/hospital/shortlist',
		message: { title: '1 specialist moved back to Saved candidates' },
	})
	expect(await listSavedCandidates(member)).toMatchObject([{ specialistId }])
	expect(await listSavedCandidates(member, to)).toEqual([])
})
