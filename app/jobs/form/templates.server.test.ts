import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '../fixtures.server.ts'
import { loadJobForm } from './job-form.server.ts'
import { limits } from './limits.ts'
import { jobTemplates } from '../tables.server.ts'
import { deleteTemplate, findTemplate, listTemplates, renameTemplate, saveTemplate } from './templates.server.ts'
import { db } from '#app/platform/database/db.server.ts'

const named = async (member: Parameters<typeof listTemplates>[0]) =>
	(await listTemplates(member)).map(({ name }) => name)

test('a template holds what a job says but its dates, and the whole team posts from it', async () => {
	const owner = await aMember()
	const recruiter = await aMember({ hospitalId: owner.hospitalId, role: 'recruiter' })
	const job = await aJob({ hospitalId: owner.hospitalId, applyBy: '2026-12-20', languages: ['mr'], nightsPerMonth: 6 })

	expect(await saveTemplate(owner, job.id)).toEqual({ ok: true, value: { name: job.title } })

	const [template] = await listTemplates(recruiter)
	const form = await loadJobForm(recruiter, null, template?.id)
	expect(form).toMatchObject({
		status: 'new',
		version: null,
		languages: ['mr'],
		values: { title: job.title, location: 'Shivajinagar, Pune', payFrom: '2,80,000', nightsPerMonth: '6' },
	})
	expect(form?.values).not.toHaveProperty('startsOn')
	expect(form?.values).not.toHaveProperty('applyBy')
	expect(form?.id).not.toBe(job.id)
})

test('no two templates of a hospital have one name, also when they are made at once', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId, title: 'Night duty' })

	await Promise.all([saveTemplate(member, job.id), saveTemplate(member, job.id)])

	expect(await named(member)).toEqual(['Night duty', 'Night duty (2)'])
	const [first] = await listTemplates(member)
	expect(await renameTemplate(member, first?.id ?? '', 'NIGHT DUTY (2)')).toEqual({ ok: false, failure: 'name-taken' })
	expect(await renameTemplate(member, first?.id ?? '', 'night duty')).toMatchObject({ ok: true })
})

test('another hospital can neither read, rename, delete nor make templates of one’s jobs', async () => {
	const [member, stranger] = [await aMember(), await aMember()]
	const job = await aJob({ hospitalId: member.hospitalId })
	await saveTemplate(member, job.id)
	const [template] = await listTemplates(member)
	const id = template?.id ?? ''

	expect(await listTemplates(stranger)).toEqual([])
	expect(await findTemplate(stranger, id)).toBeNull()
	expect(await loadJobForm(stranger, null, id)).toBeNull()
	expect(await renameTemplate(stranger, id, 'Mine')).toEqual({ ok: false, failure: 'not-found' })
	expect(await deleteTemplate(stranger, id)).toBeNull()
	expect(await saveTemplate(stranger, job.id)).toEqual({ ok: false, failure: 'no-such-job' })
	expect(await saveTemplate(stranger, randomUUID())).toEqual({ ok: false, failure: 'no-such-job' })
	expect(await deleteTemplate(member, id)).toBe(job.title)
})

test('a hospital keeps only so many templates', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	const { hospitalId } = member
	await db
		.insert(jobTemplates)
		.values(Array.from({ length: limits.templates }, (_, at) => ({ hospitalId, name: `Template ${at}`, values: {} })))

	expect(await saveTemplate(member, job.id)).toEqual({ ok: false, failure: 'too-many' })
})
