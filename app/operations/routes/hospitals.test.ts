import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { documentNames } from '#app/hospitals/checks/documents.ts'
import { HospitalDocuments } from '../components/hospital-documents.tsx'
import { expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import * as reinstatement from './reinstate-hospital.tsx'
import * as hospital from './hospital.tsx'
import * as rejection from './reject-hospital.tsx'
import * as signIn from './sign-in.tsx'
import { passUndoMinute } from '#app/cases/fixtures.server.ts'
import { appealForHospital } from '#app/cases/appeals.server.ts'
import { findAppeal } from '../cases/appeal-case.server.ts'
import { listOpenCases } from '../cases/open-cases.server.ts'
import { hospitalFindings } from '../cases/case-reasons.ts'
import { aFirstRequest } from '#app/cover/fixtures.server.ts'
import * as record from './hospital.tsx'
import * as verification from './verify-hospital.tsx'
import { aHospital, aHospitalDocument, aMember } from '#app/hospitals/fixtures.server.ts'
import { hospitalDocuments, hospitals } from '#app/hospitals/tables.server.ts'
import { decideHospital } from '#app/hospitals/checks/verification.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import type { OperatorRole } from '#app/identity/operators/operator-role.ts'
import { anAccount, anOperator, fixturePassword } from '#app/identity/fixtures.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { routeArgs } from '#test/ask-route.ts'

const argsFor = (as: Operator | null, hospitalId: string, form?: Record<string, string>) =>
	routeArgs(`/operator/hospitals/${hospitalId}/verification`, { as, form })

/** The status of an answer or of what was thrown, with the place it leads to. */
async function outcome(answer: unknown) {
	const got: unknown = await Promise.resolve(answer).catch((thrown: unknown) => thrown)
	if (got instanceof Response) return `${got.status} ${got.headers.get('Location')?.split('?')[0]}`
	return (got as { init?: { status?: number } }).init?.status ?? 200
}

const source = 'Health Facility Registry'
const found = { version: '1', source, reason: hospitalFindings[0] }
const decision = { version: '1', source, freeText: 'The certificate has lapsed.' }

test('an operator verifies once; the second press and an unknown hospital are refused', async () => {
	const operator = await anOperator()
	const hospital = await aHospital({ status: 'pending' })
	const press = async (id: string) => outcome(verification.action(await argsFor(operator, id, found)))

	expect(await press(hospital.id)).toBe('303 /operator/hospitals')
	expect(await press(hospital.id)).toBe(409)
	expect(await press('5b1f2d3c-0000-4000-8000-000000000000')).toBe(404)
	expect(await press('nonsense')).toBe(404)
})

test('a hospital is checked against its certificate only once that can be read', async () => {
	const operator = await anOperator()
	const hospital = await aHospital({ status: 'pending' })
	const open = async () => verification.loader(await argsFor(operator, hospital.id))
	const send = async () =>
		outcome(verification.action(await argsFor(operator, hospital.id, { ...found, source: documentNames.registration })))

	expect((await open()).sources).not.toContain(documentNames.registration)
	expect(await send()).toBe(422)
	await aHospitalDocument({ hospitalId: hospital.id, kind: 'registration', scan: 'scanning' })
	expect(await send()).toBe(422)
	await db.update(hospitalDocuments).set({ scan: 'clean' }).where(eq(hospitalDocuments.hospitalId, hospital.id))
	expect((await open()).sources).toContain(documentNames.registration)
	expect(await send()).toBe('303 /operator/hospitals')
})

test('the page of a hospital without details says so at once, without a form', async () => {
	const operator = await anOperator()
	const hospital = await aHospital({ status: 'pending', registrationNumber: null, facilityId: null })
	const loaderData = await verification.loader(await argsFor(operator, hospital.id))
	const page = createElement(verification.default as ComponentType<object>, { loaderData } as object)
	const router = createMemoryRouter([{ path: '/', element: page }])
	const html = renderToStaticMarkup(createElement(RouterProvider, { router }))

	expect(html).toContain('No details submitted yet')
	expect(html).not.toContain('<form')
})

test('the record of a hospital leads to its first request that waits for a call', async () => {
	const operator = await anOperator()
	const first = await aFirstRequest()
	const read = async (id: string) => record.loader(await routeArgs(`/operator/hospitals/${id}`, { as: operator }))
	expect((await read(first.hospitalId)).first).toMatchObject({ id: first.id, work: 'LSCS' })
	expect((await read((await aHospital()).id)).first).toBeNull()
})

test('no document has a tick for being uploaded', () => {
	const document = { id: '1', kind: 'registration', fileName: 'a.pdf', isPicture: false, uploaded: '1 Dec 2026' }
	const read = (isScanned: boolean) =>
		renderToStaticMarkup(
			createElement(HospitalDocuments, {
				hospital: { id: '1', documents: [{ ...document, isScanned }] },
			} as unknown as Parameters<typeof HospitalDocuments>[0]),
		)
	expect(read(false)).toContain('· virus check in progress')
	expect(read(true)).toContain('· uploaded')
	expect(read(true)).toContain('· missing')
	expect(read(true) + read(false)).not.toMatch(/lucide-check\b|text-success/)
})

test('verifying lifts no suspension, and lifting a suspension verifies no one', async () => {
	const operator = await anOperator()
	const [suspended, pending] = [await aHospital({ status: 'suspended' }), await aHospital({ status: 'pending' })]
	const statusOf = async (id: string) => only(await db.select().from(hospitals).where(eq(hospitals.id, id))).status

	expect(await outcome(verification.loader(await argsFor(operator, suspended.id)))).toBe(409)
	expect(await outcome(verification.action(await argsFor(operator, suspended.id, found)))).toBe(409)
	expect(await outcome(reinstatement.action(await argsFor(operator, pending.id, { version: '1' })))).toBe(409)
	expect([await statusOf(suspended.id), await statusOf(pending.id)]).toEqual(['suspended', 'pending'])
	expect(await outcome(reinstatement.action(await argsFor(operator, suspended.id, { version: '1' })))).toBe(
		`303 /operator/hospitals/${suspended.id}`,
	)
})

test('whoever suspended a hospital may lift it while an appeal waits, and then no other has decided it', async () => {
	const [owner, refuser] = [await aMember(), await anOperator()]
	await decideHospital(refuser, owner.hospitalId, { to: 'suspended', reason: 'Fees.', seenVersion: 1 })
	await appealForHospital({ ...owner, hospitalStatus: 'suspended' }, 'We never asked anyone for money.')
	const waiting = only(await listOpenCases(refuser, 'appeal'))

	await reinstatement.action(await argsFor(refuser, owner.hospitalId, { version: '2' }))
	await passUndoMinute(owner.hospitalId)

	expect(only(await db.select().from(hospitals).where(eq(hospitals.id, owner.hospitalId))).status).toBe('verified')
	expect(await findAppeal(refuser, waiting.id)).toMatchObject({ outcome: 'granted', decidedBy: null })
})

test('the record of a hospital offers an operator only what their role may do', async () => {
	const { id } = await aHospital()
	const canOf = async (operatorRole: OperatorRole) =>
		(await hospital.loader(await routeArgs(`/operator/hospitals/${id}`, { as: await anOperator({ operatorRole }) })))
			.can

	const checks = { suspend: false, decide: true, removeMembers: false, removeJobs: false }
	expect(await canOf('check')).toEqual(checks)
	expect(await canOf('moderate')).toEqual({ suspend: true, decide: false, removeMembers: true, removeJobs: true })
})

test('a rejection without a reason comes back as a form, and with one it is done', async () => {
	const operator = await anOperator()
	const hospital = await aHospital({ status: 'pending' })
	const reject = async (form: Record<string, string>) => rejection.action(await argsFor(operator, hospital.id, form))

	expect(await reject({ version: '1', source, freeText: '  ' })).toMatchObject({
		data: { fields: { reason: ['Please choose or enter a reason.'] } },
		init: { status: 422 },
	})
	expect(await reject({ ...decision, source: '' })).toMatchObject({
		data: { fields: { source: ['Choose or enter what you checked it against.'] } },
	})
	expect(await outcome(reject(decision))).toBe('303 /operator/hospitals')
})

test('a field that the form does not have is refused', async () => {
	const hospital = await aHospital({ status: 'pending' })
	const args = await argsFor(await anOperator(), hospital.id, { ...found, status: 'verified' })

	expect(await outcome(verification.action(args))).toBe(400)
})

test('only an operator gets in by the sign-in of the operators', async () => {
	await anAccount({ kind: 'operator', email: 'ravi@us.example', password: fixturePassword })
	await aMember({ email: 'meera@lakeside.example', password: fixturePassword })
	const enter = async (email: string) =>
		outcome(signIn.action(await routeArgs('/operator/sign-in', { form: { email, password: fixturePassword } })))

	expect(await enter('ravi@us.example')).toBe('303 /operator')
	expect(await enter('meera@lakeside.example')).toBe(422)
	expect(await enter('nobody@us.example')).toBe(422)
})
