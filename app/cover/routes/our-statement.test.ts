import { eq } from 'drizzle-orm'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { routeArgs } from '#test/ask-route.ts'
import { aWorkedCover, hoursFromNow } from '../fixtures.server.ts'
import { confirmHours, enterHours } from '../settlement/hours.server.ts'
import { amountLine } from '#app/platform/text/worked-hours.ts'
import { formatHours } from '../labels.ts'
import { coverRequests } from '../tables.server.ts'
import { loader as ourRequest } from './our-request.tsx'
import { loader as csv } from './our-statement-csv.tsx'
import { loader as pdf } from './our-statement-pdf.tsx'
import OurStatement, { loader as page } from './our-statement.tsx'
import { loader as show } from './show.tsx'
import Statement, { loader as theirs } from './statement.tsx'

const asked = { payPaise: 200_000n, payUnit: 'hour' as const }

test.each([
	['by the hour, ended early', 'hour', 90, '₹3,000 for 1 h 30 min, instead of ₹4,000 for 2 h'],
	['by the hour, as asked', 'hour', 120, '₹4,000 for 2 h'],
	['by the hour, longer', 'hour', 125, '₹4,166.67 for 2 h 5 min, instead of ₹4,000 for 2 h'],
	['by the case, ended early', 'case', 90, '₹2,000 per case, which does not change with the hours'],
	['by the shift, as asked', 'shift', 120, '₹2,000 a shift'],
] as const)('the amount %s is said with what it was', (_about, payUnit, minutes, line) => {
	const at = (after: number) => new Date(Date.UTC(2026, 11, 1, 4, after))
	const hours = { startsAt: at(0), endsAt: at(minutes) }
	expect(amountLine({ ...asked, payUnit, startsAt: at(0), endsAt: at(120) }, hours)).toBe(line)
})

test('shorter hours have one amount: on both pages before and after the confirmation, and in both statements', async () => {
	const [member, person] = [await aMember(), await aSpecialist({ name: 'Dr Asha Menon' })]
	const worked = await aWorkedCover(person, { member, endedAgo: 30, ...asked })
	const { startsAt, endsAt } = worked
	const month = istToday(startsAt).slice(0, 7)
	const read = async () => {
		const theirPage = await show(await routeArgs(`/cover/${worked.id}`, { as: person }))
		const ourPage = await ourRequest(await routeArgs(`/hospital/cover/${worked.id}`, { as: member }))
		const ours = await page(await routeArgs(`/hospital/cover/statement?month=${month}`, { as: member }))
		const their = await theirs(await routeArgs(`/cover/statement?month=${month}`, { as: person }))
		return { amounts: [theirPage.amount, ourPage.amount], due: [theirPage.due, ourPage.due, ours.total, their.total] }
	}
	const all = (due: string, amount: string) => ({ amounts: [amount, amount], due: [due, due, due, due] })

	await enterHours(person, worked.id, { startsAt, endsAt, asDescribed: true })
	expect(await read()).toEqual(all('₹4,000', '₹4,000 for 2 h'))
	await enterHours(member, worked.id, {
		startsAt,
		endsAt: new Date(startsAt.getTime() + 90 * 60_000),
		reason: 'The list ended early.',
	})
	const shorter = all('₹3,000', '₹3,000 for 1 h 30 min, instead of ₹4,000 for 2 h')
	expect(await read()).toEqual(shorter)
	const worked90 = formatHours({ startsAt, endsAt: new Date(startsAt.getTime() + 90 * 60_000) })
	const ours = await page(await routeArgs(`/hospital/cover/statement?month=${month}`, { as: member }))
	const their = await theirs(await routeArgs(`/cover/statement?month=${month}`, { as: person }))
	expect([...ours.lines, ...their.lines].map(({ hours }) => hours)).toEqual([worked90, worked90])
	const [{ version } = { version: 0 }] = await db.select().from(coverRequests).where(eq(coverRequests.id, worked.id))
	expect((await confirmHours(person, worked.id, version)).ok).toBe(true)
	expect(await read()).toEqual(shorter)
})

test('a hospital has the month as page, PDF and one table, with who worked, TDS and what is not paid; other hospitals have none of it', async () => {
	const [member, rival, person] = [await aMember(), await aMember(), await aSpecialist({ name: 'Dr Asha Menon' })]
	await aWorkedCover(person, {
		...{ member, endedAgo: 30, status: 'confirmed', duePaise: 600_000n },
		...{ workedFrom: hoursFromNow(-32), workedTo: hoursFromNow(-30) },
	})
	const month = istToday(hoursFromNow(-32)).slice(0, 7)
	const at = (path: string, as = member) => routeArgs(`/hospital/cover/${path}?month=${month}`, { as })

	const found = await page(await at('statement'))
	expect(found).toMatchObject({ total: '₹6,000', unpaid: '₹6,000', lines: [{ other: 'Dr Asha Menon', state: 'due' }] })
	const rows = (await (await csv(await at('statement.csv'))).text()).replace('\uFEFF', '').trim().split('\r\n')
	expect(rows).toHaveLength(2)
	expect(rows[0]).toBe('Date,Specialist,Work,Site,From,To,Hours,Due (INR),State,Marked as paid on,TDS section')
	expect(rows[1]).toMatch(/,Dr Asha Menon,LSCS,.*,\d\d:\d\d,\d\d:\d\d,2,6000,due,,194J$/)
	const file = await pdf(await at('statement.pdf'))
	expect(file.headers.get('content-type')).toBe('application/pdf')
	expect((await page(await at('statement', rival))).lines).toEqual([])
})

test('the statement is for those who read the invoices: a recruiter is told so', async () => {
	const owner = await aMember()
	const recruiter = await aMember({ hospitalId: owner.hospitalId, role: 'recruiter' })
	await expect(routeArgs('/hospital/cover/statement', { as: recruiter })).rejects.toMatchObject({
		init: { status: 403 },
	})
})

test('a month without cover says to each side whose work is missing', async () => {
	const render = (component: unknown, loaderData: object) => {
		const element = createElement(component as ComponentType<object>, { loaderData } as object)
		const router = createMemoryRouter([{ path: '/', element }])
		return renderToStaticMarkup(createElement(RouterProvider, { router }))
	}
	const [member, person] = [await aMember(), await aSpecialist()]

	const ours = render(OurStatement, await page(await routeArgs('/hospital/cover/statement', { as: member })))
	const their = render(Statement, await theirs(await routeArgs('/cover/statement', { as: person })))

	expect(ours).toContain('in which it was worked for you')
	expect(their).toContain('in which you worked it')
})
