import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { formatDate } from '#app/platform/text/dates.ts'
import { addTemplate, changeTemplate, deleteTemplate } from './commands.server.ts'
import { maxTemplates } from './kinds.ts'
import { findTemplate, listReadyTemplates, listTemplates } from './queries.server.ts'
import { templateInput } from './schema.server.ts'

const thanks = { name: 'Thank you', body: 'Dear {name}, {hospital} thanks you for applying as {job}. {sender}, {date}' }

async function aTemplate(member: Parameters<typeof addTemplate>[0], text = thanks) {
	const added = await addTemplate(member, 'rejection', text)
	if (!added.ok) throw new Error(added.failure)
	return added.value.id
}

test('the whole team uses a template, filled for the person it is sent to', async () => {
	const owner = await aMember()
	const recruiter = await aMember({ hospitalId: owner.hospitalId, role: 'recruiter' })
	const id = await aTemplate(owner)

	const about = { name: 'Dr Ravi Rao', job: 'Surgeon' }
	expect(await listReadyTemplates(recruiter, 'rejection', about)).toEqual([
		{
			id,
			name: 'Thank you',
			text: `Dear Dr Ravi Rao, ${owner.hospitalName} thanks you for applying as Surgeon. ${recruiter.name}, ${formatDate(new Date())}`,
		},
	])
	expect(await listTemplates(recruiter, 'message')).toEqual([])
})

test('no two templates of one kind have the same name, also when they are saved at once', async () => {
	const member = await aMember()
	const saved = await Promise.all([
		addTemplate(member, 'rejection', thanks),
		addTemplate(member, 'rejection', { ...thanks, name: 'THANK YOU' }),
	])

	expect(saved.filter(({ ok }) => ok)).toHaveLength(1)
	expect(saved).toContainEqual({ ok: false, failure: 'name-taken' })
	expect(await addTemplate(member, 'message', thanks)).toMatchObject({ ok: true })
	const other = await aTemplate(member, { ...thanks, name: 'Position filled' })
	expect(await changeTemplate(member, other, { ...thanks, version: 1 })).toEqual({ ok: false, failure: 'name-taken' })
})

test('of two colleagues who change a template at once, the second is asked', async () => {
	const member = await aMember()
	const id = await aTemplate(member)

	const changes = await Promise.all(
		['One', 'Two'].map((name) => changeTemplate(member, id, { ...thanks, name, version: 1 })),
	)

	expect(changes).toContainEqual({ ok: true, value: null })
	expect(changes).toContainEqual({ ok: false, failure: 'changed-meanwhile' })
})

test('a hospital keeps at most its number of templates of a kind', async () => {
	const member = await aMember()
	for (let number = 0; number < maxTemplates - 1; number++) await aTemplate(member, { ...thanks, name: `T${number}` })

	const last = await Promise.all([
		addTemplate(member, 'rejection', thanks),
		addTemplate(member, 'rejection', { ...thanks, name: 'Another' }),
	])
	expect(last.map(({ ok }) => ok).toSorted()).toEqual([false, true])
	expect(last).toContainEqual({ ok: false, failure: 'too-many' })
})

test('another hospital can neither read, change nor delete a template', async () => {
	const [member, stranger] = [await aMember(), await aMember()]
	const id = await aTemplate(member)

	expect(await findTemplate(stranger, id)).toBeNull()
	expect(await listTemplates(stranger, 'rejection')).toEqual([])
	expect(await changeTemplate(stranger, id, { ...thanks, version: 1 })).toEqual({ ok: false, failure: 'not-found' })
	expect(await deleteTemplate(stranger, id)).toBeNull()
	expect(await deleteTemplate(member, id)).toEqual({ kind: 'rejection', name: 'Thank you' })
})

test('a text with a field that does not exist is refused, and a reason is a name alone', () => {
	const refused = templateInput('message').safeParse({ name: 'Hello', body: 'Dear {nmae}' })
	expect(refused.error?.issues[0]?.message).toContain('{nmae} is not a field')
	expect(templateInput('rejection-reason').safeParse({ name: 'No visa' }).data).toMatchObject({ body: '' })
	expect(templateInput('rejection-reason').safeParse({ name: 'No visa', body: 'More' }).success).toBe(false)
})
