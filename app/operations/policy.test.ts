import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { operatorRoles } from '#app/identity/operator-role.ts'
import { isAssigned, mayOpen } from './policy.ts'

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
	['/operator/audit', ['lead']],
	['/operators', ['lead']],
])('%s is for %j', (address, roles) => {
	expect(rolesAt(address)).toEqual(roles)
})
