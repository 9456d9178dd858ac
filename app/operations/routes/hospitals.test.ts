import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import * as record from './hospital.tsx'
import * as list from './hospitals.tsx'
import * as reinstatement from './reinstate-hospital.tsx'
import * as rejection from './reject-hospital.tsx'
import * as signIn from './sign-in.tsx'
import * as suspension from './suspend-hospital.tsx'
import * as verification from './verify-hospital.tsx'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { findMembership } from '#app/hospitals/membership.server.ts'
import { anAccount, anOperator, aSession, fixturePassword } from '#app/identity/fixtures.server.ts'
import { identifyActor } from '#app/identity/session.server.ts'

type Asker = { accountId: string; kind: 'member' | 'operator' | 'specialist' } | null

async function argsFor(asker: Asker, hospitalId: string, form?: Record<string, string>) {
	const cookie = asker ? (await aSession({ id: asker.accountId, kind: asker.kind })).cookie : ''
	const request = new Request(`http://localhost:3000/operator/hospitals/${hospitalId}/x`, {
		headers: { cookie },
		...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
	})
	const args = { request, context: new RouterContextProvider(), params: { hospitalId }, url: new URL(request.url) }
	await identifyActor(findMembership)({ ...args, pattern: '/' }, () => Promise.resolve(new Response()))
	return args as never
}

/** The status of an answer or of what was thrown, with the place it leads to. */
async function outcome(answer: unknown) {
	const got: unknown = await Promise.resolve(answer).catch((thrown: unknown) => thrown)
	if (got instanceof Response) return `${got.status} ${got.headers.get('Location')?.split('?')[0]}`
	return (got as { init?: { status?: number } }).init?.status ?? 200
}

const loaders: Record<string, (args: never) => unknown> = {
	list: list.loader,
	record: record.loader,
	verification: verification.loader,
	rejection: rejection.loader,
	suspension: suspension.loader,
	reinstatement: reinstatement.loader,
}
const actions: Record<string, (args: never) => unknown> = {
	verification: verification.action,
	rejection: rejection.action,
	suspension: suspension.action,
	reinstatement: reinstatement.action,
}
const decision = { version: '1', reason: 'The certificate has lapsed.' }
const formFor = (name: string) =>
	name === 'verification' || name === 'reinstatement' ? { version: decision.version } : decision

test('for everybody else the pages of the operator do not exist', async () => {
	const hospital = await aHospital({ status: 'pending' })
	const member = await aMember({ hospitalId: hospital.id })
	const specialist: Asker = { accountId: (await anAccount()).id, kind: 'specialist' }
	const visits: string[] = []
	for (const asker of [null, member, specialist]) {
		for (const loader of Object.values(loaders))
			visits.push(String(await outcome(argsFor(asker, hospital.id).then(loader))))
		for (const [name, action] of Object.entries(actions))
			visits.push(String(await outcome(argsFor(asker, hospital.id, formFor(name)).then(action))))
	}

	expect(visits).toEqual([
		...Array.from({ length: 10 }, () => '302 /operator/sign-in'),
		...Array.from({ length: 20 }, () => '404'),
	])
})

test('an operator verifies once; the second press and an unknown hospital are refused', async () => {
	const operator = await anOperator()
	const hospital = await aHospital({ status: 'pending' })
	const press = async (id: string) => outcome(verification.action(await argsFor(operator, id, { version: '1' })))

	expect(await press(hospital.id)).toBe(`303 /operator/hospitals/${hospital.id}`)
	expect(await press(hospital.id)).toBe(409)
	expect(await press('5b1f2d3c-0000-4000-8000-000000000000')).toBe(404)
	expect(await press('nonsense')).toBe(404)
})

test('a rejection without a reason comes back as a form, and with one it is done', async () => {
	const operator = await anOperator()
	const hospital = await aHospital({ status: 'pending' })
	const reject = async (form: Record<string, string>) => rejection.action(await argsFor(operator, hospital.id, form))

	expect(await reject({ version: '1', reason: '  ' })).toMatchObject({
		data: { fields: { reason: ['This field is required'] } },
		init: { status: 422 },
	})
	expect(await outcome(reject(decision))).toBe(`303 /operator/hospitals/${hospital.id}`)
})

test('a field that the form does not have is refused', async () => {
	const hospital = await aHospital({ status: 'pending' })
	const args = await argsFor(await anOperator(), hospital.id, { version: '1', status: 'verified' })

	expect(await outcome(verification.action(args))).toBe(400)
})

test('only an operator gets in by the sign-in of the operators', async () => {
	await anAccount({ kind: 'operator', email: 'ravi@us.example', password: fixturePassword })
	await aMember({ email: 'meera@lakeside.example', password: fixturePassword })
	const enter = async (email: string) =>
		outcome(signIn.action(await argsFor(null, '', { email, password: fixturePassword })))

	expect(await enter('ravi@us.example')).toBe('303 /operator')
	expect(await enter('meera@lakeside.example')).toBe(422)
	expect(await enter('nobody@us.example')).toBe(422)
})
