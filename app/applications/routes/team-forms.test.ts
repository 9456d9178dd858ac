import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { routeArgs } from '#test/ask-route.ts'
import { anApplication } from '../fixtures.server.ts'
import { longestTeamNote, maxTags } from '../limits.ts'
import { saveScorecard } from '../pipeline/scorecards.server.ts'
import { addTag } from '../pipeline/tags.server.ts'
import { action as sendNote } from './add-note.tsx'
import { action as sendTag } from './add-tag.tsx'
import { action as sendScore } from './score.tsx'

async function anApplicant() {
	const member = await aMember()
	const { id } = await anApplication({ job: await aJob({ hospitalId: member.hospitalId }) })
	const posted = (form: Record<string, string>) => routeArgs(`/hospital/applications/${id}/notes`, { as: member, form })
	return { member, id, posted }
}

test('a note that is too long comes back with what was typed, and the reason at its field', async () => {
	const { posted } = await anApplicant()
	const body = 'Good references. '.repeat(200)
	expect(body.length).toBeGreaterThan(longestTeamNote)

	expect(await sendNote(await posted({ body }))).toMatchObject({
		init: { status: 422 },
		data: { fields: { body: [expect.any(String)] }, values: { body } },
	})
})

test('a tag beyond the twelfth comes back with its reason', async () => {
	const { member, id, posted } = await anApplicant()
	for (let number = 1; number <= maxTags; number++) await addTag(member, id, `Tag ${number}`)

	expect(await sendTag(await posted({ tag: 'Night shifts' }))).toMatchObject({
		init: { status: 422 },
		data: { fields: { tag: [expect.stringContaining('up to 12 tags')] }, values: { tag: 'Night shifts' } },
	})
})

test('a scorecard without a score keeps its words', async () => {
	const { posted } = await anApplicant()

	expect(await sendScore(await posted({ note: 'Calm under pressure', version: '0' }))).toMatchObject({
		init: { status: 422 },
		data: { fields: { score: [expect.any(String)] }, values: { note: 'Calm under pressure' } },
	})
})

test('a score changed in another window is not overwritten unseen, and what was typed stays', async () => {
	const { member, id, posted } = await anApplicant()
	await saveScorecard(member, id, { score: 2, note: null, version: 0 })

	expect(await sendScore(await posted({ score: '4', note: 'Calm under pressure', version: '0' }))).toMatchObject({
		init: { status: 409 },
		data: {
			form: expect.stringMatching(/different score \(2\) .* 4 of 4/),
			values: { score: '4', note: 'Calm under pressure', version: '1' },
		},
	})
})
