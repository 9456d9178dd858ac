import { expect, test } from 'vitest'
import { consumeFlash } from '#app/platform/http/flash.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { askRoute } from '#test/ask-route.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { sendRefusals } from '../labels.ts'
import { contactRequests } from '../tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { publicIdOf } from '#app/specialists/disclosure/public-id.server.ts'
import { action, loader } from './contact-specialist.tsx'

const ask = (path: string) => askRoute(loader, path)

test.each([
	['doctor', 'anesthesiologist'],
	['nurse', 'icu-nurse'],
] as const)('who wants to contact a %s is sent to the portal, told why, and comes back', async (profession, slug) => {
	const specialist = await aSpecialist({ profession, specialitySlug: slug })
	const path = `/doctors/${publicIdOf(specialist.specialistId)}`

	const answer = await ask(`${path}/contact`)

	expect(answer.headers.get('Location')).toBe(`/hospital/auth?returnTo=${encodeURIComponent(path)}`)
	const cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''
	const flash = await consumeFlash(new Request('http://localhost:3000/', { headers: { cookie } }))
	expect(flash?.message).toMatchObject({
		title: 'Access required',
		detail: `Please register or login to contact this ${profession}.`,
	})
	const inPrivate = await aSpecialist({ profileVisibility: false })
	for (const id of [inPrivate.specialistId, publicIdOf(inPrivate.specialistId)])
		expect(await ask(`/doctors/${id}/contact`)).toMatchObject({ init: { status: 404 } })
})

test('who came from a card of the database comes back to it, and never to another site', async () => {
	const specialistId = publicIdOf((await aSpecialist()).specialistId)
	const contactFrom = async (from: string) => {
		const answer = await ask(`/doctors/${specialistId}/contact?from=${encodeURIComponent(from)}`)
		return new URL(answer.headers.get('Location') ?? '', 'http://localhost').searchParams.get('returnTo')
	}
	const card = `/doctor-database?shift=night&show=12#specialist-${specialistId}`

	expect(await contactFrom(card)).toBe(card)
	expect(await contactFrom('//evil.example')).toBe(`/doctors/${specialistId}`)
})

test('the short form beside a list brings pay and place of its job, and says when that job is no longer open', async () => {
	const member = await aMember()
	const { specialistId } = await aSpecialist()
	const send = (jobId: string) => {
		const form = { jobId, message: 'Would you join our night team?', returnTo: '/hospitals/dashboard' }
		return askRoute(action, `/doctors/${specialistId}/contact`, { as: member, form })
	}

	const closed = await aJob({ hospitalId: member.hospitalId, status: 'closed' })
	expect(await send(closed.id)).toMatchObject({ data: { form: sendRefusals['job-not-open'] }, init: { status: 422 } })

	const open = await aJob({ hospitalId: member.hospitalId, location: 'Wakad, Pune' })
	expect((await send(open.id)).headers.get('Location')).toBe('/hospitals/dashboard')
	expect(await db.select().from(contactRequests)).toMatchObject([{ jobId: open.id, place: 'Wakad, Pune' }])
})

test.each([
	['payTo', { payFrom: '9,000', payTo: '3,00,000' }, /maximum for a month/],
	['payFrom', { payFrom: '2,00,000', payTo: '' }, /minimum for a month/],
])('a job’s pay by the month is not sent as pay per shift: %s says so', async (name, pay, message) => {
	const member = await aMember()
	const { specialistId } = await aSpecialist()
	const job = await aJob({ hospitalId: member.hospitalId, payMinPaise: 20_000_000n, payMaxPaise: 30_000_000n })
	const send = (form: Record<string, string>) =>
		askRoute(action, `/doctors/${specialistId}/contact`, {
			as: member,
			form: { jobId: job.id, place: 'Wakad, Pune', message: 'Would you join us at night?', ...form },
		})

	expect(await send({ payUnit: 'shift', ...pay })).toMatchObject({
		init: { status: 422 },
		data: { fields: { [name]: [expect.stringMatching(message)] } },
	})
	expect(await db.$count(contactRequests)).toBe(0)
	expect((await send({ payUnit: 'shift', payFrom: '9,000', payTo: '12,000' })).headers.get('Location')).toMatch(
		/contact-requests/,
	)
})
