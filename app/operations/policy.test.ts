import { eq } from 'drizzle-orm'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { sendDetails } from '#app/hospitals/checks/verification.server.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { proposeJobRemoval } from './cases/second-operator.server.ts'
import { operatorRoles } from '#app/identity/operators/operator-role.ts'
import { isAssigned, mayOpen } from './policy.ts'

const details = {
	legalName: 'Lakeside Heart Institute Pvt Ltd',
	registrationNumber: 'PMC/NH/2019/114',
	facilityId: null,
	gstin: null,
	website: 'https://lakeside.example',
}

const addresses = [...readFileSync('app/routes.ts', 'utf8').matchAll(/route\('(operator(?:\/[^']*)?)'/g)]
	.map(([, path]) => `/${path}`)
	.filter((address) => !['/operator/sign-in', '/operator/invitation'].includes(address))

const rolesAt = (address: string) => operatorRoles.filter((role) => mayOpen(role, address))

test('every address of the operators is assigned', () => {
	expect(addresses.length).toBeGreaterThan(25)
	expect(addresses.filter((address) => !isAssigned(address))).toEqual([])
})

test('a lead may open every address, and one that is not assigned is for leads alone', () => {
	expect(addresses.filter((address) => !mayOpen('lead', address))).toEqual([])
	expect(rolesAt('/operator/something-new')).toEqual(['lead'])
})

test.each([
	['/operator', operatorRoles],
	['/operator/people', operatorRoles],
	['/operator/accounts/:id', operatorRoles],
	['/operator/hospitals/:id', operatorRoles],
	['/operator/hospitals', ['check', 'lead']],
	['/operator/hospitals/:id/verification', ['check', 'lead']],
	['/operator/hospitals/:id/rejection', ['check', 'lead']],
	['/operator/credentials/:id/verification', ['check', 'lead']],
	['/operator/hospitals/:id/documents/:id', operatorRoles],
	['/operator/hospitals/:id/suspension', ['moderate', 'lead']],
	['/operator/hospitals/:id/members/:id/removal', ['moderate', 'lead']],
	['/operator/accounts/:id/suspension', ['moderate', 'lead']],
	['/operator/reviews/:id/approval', ['moderate', 'lead']],
	['/operator/jobs/:id/removal', ['moderate', 'lead']],
	['/operator/messages/:id', ['moderate', 'lead']],
	['/operator/team', ['lead']],
	['/operator/team/:id/role', ['lead']],
	['/operator/tasks/:id/discarding', ['lead']],
	['/operator/figures', ['lead']],
	['/operator/whatsapp', ['lead']],
	['/operator/audit', ['lead']],
	['/operators', ['lead']],
])('%s is for %j', (address, roles) => {
	expect(rolesAt(address)).toEqual(roles)
})

test('an operator is told only of what their role may open', async () => {
	const people = await Promise.all(operatorRoles.map((operatorRole) => anOperator({ operatorRole })))
	const [owner, refuser] = [await aMember(), await anOperator()]
	const pending = await aMember({ hospitalId: (await aHospital({ status: 'pending' })).id })
	const job = await aJob({ hospitalId: owner.hospitalId })
	await sendDetails({ ...pending, hospitalStatus: 'pending' }, details)
	await proposeJobRemoval(refuser, job.id, { reason: 'It asks for a deposit.' })

	const told = await db
		.select({ role: accounts.operatorRole, href: notifications.href })
		.from(notifications)
		.innerJoin(accounts, eq(accounts.id, notifications.accountId))
		.where(eq(accounts.kind, 'operator'))
	expect(new Set(told.map(({ role }) => role))).toEqual(new Set(people.map(({ role }) => role)))
	expect(told.filter(({ role, href }) => !mayOpen(role ?? 'check', href ?? ''))).toEqual([])
})
