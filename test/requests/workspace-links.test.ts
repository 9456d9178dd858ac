// What a page of the workspace offers opens for the person it is offered to.
import { expect, test } from 'vitest'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { anOperator, aSession } from '#app/identity/fixtures.server.ts'
import { operatorRoles } from '#app/identity/operators/operator-role.ts'
import { ask } from './ask.ts'
import { keepWorld, serve } from './served.ts'

serve()
const world = keepWorld()

const linksIn = (html: string) =>
	[...html.matchAll(/<(?:a|iframe) [^>]*(?:href|src)="(\/[^"#]*)/g)].map(([, path = '']) =>
		path.replaceAll('&amp;', '&'),
	)

/** Rows of a list are alike, and so are the ways to narrow it: a few of each stand for all. */
const kindOf = (path: string) => path.replaceAll(/[\da-f-]{36}/g, 'id').replaceAll(/=[^&]*/g, '=')

const isOfTheWorkspace = (path: string) =>
	/^\/(hospitals?|operator|messages|interviews|account|notifications|doctors\/[\da-f])/.test(path)

async function deadLinks(start: string, cookie: string) {
	const kinds = new Map<string, number>()
	const seen = new Map<string, string>([[start, 'the start']])
	const dead: string[] = []
	for (const [path, from] of seen) {
		const { status, headers, body } = await ask(path, { cookie })
		if (status >= 400) dead.push(`${path}, offered on ${from}: ${status}`)
		if (status >= 300 || !String(headers['content-type']).includes('text/html')) continue
		for (const next of linksIn(body)) {
			const asked = kinds.get(kindOf(next)) ?? 0
			if (seen.has(next) || asked >= 2 || !isOfTheWorkspace(next)) continue
			kinds.set(kindOf(next), asked + 1)
			seen.set(next, path)
		}
	}
	return { dead, opened: seen.size }
}

for (const [role, status] of [
	['owner', 'pending'],
	['owner', 'suspended'],
	['owner', 'verified'],
	['recruiter', 'verified'],
] as const)
	test(`every link opens for the ${role} of a hospital that is ${status}`, async () => {
		const hospitalId = status === 'verified' ? world().hospital.id : (await aHospital({ status })).id
		const { accountId } = await aMember({ hospitalId, role })
		const { cookie } = await aSession({ id: accountId, kind: 'member' })

		const { dead, opened } = await deadLinks('/hospitals/dashboard', cookie)

		expect(dead).toEqual([])
		expect(opened).toBeGreaterThan(10)
	})

for (const role of operatorRoles)
	test(`every link opens for an operator with the role ${role}`, async () => {
		const { accountId } = await anOperator({ operatorRole: role })
		const { cookie } = await aSession({ id: accountId, kind: 'operator' })

		const { dead, opened } = await deadLinks('/operator', cookie)

		expect(dead).toEqual([])
		expect(opened).toBeGreaterThan(10)
	})
