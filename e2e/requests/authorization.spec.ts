// One table says who gets what (route-access.ts); here every line of it is asked of the built server.
import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { plantWorld, type Role, roles, type World } from '../world.ts'
import { addressOf, asData, namedId } from './address.ts'
import { ask } from './ask.ts'
import { readManifest, type RouteFacts } from './manifest.ts'
import { answerFor, type Case, routeAccess } from './route-access.ts'
import { difference, isRefusal, mismatch } from './verdict.ts'

/** What a form of another site, or no browser at all, says about itself. */
const foreignSenders: Record<string, string>[] = [
	{},
	{ 'Sec-Fetch-Site': 'cross-site' },
	{ 'Sec-Fetch-Site': 'same-site' },
	{ 'Sec-Fetch-Site': 'none' },
	{ 'Sec-Fetch-Site': 'cross-site', Origin: `http://localhost:${process.env['E2E_PORT']}` },
	{ Origin: 'https://evil.example' },
	{ Origin: 'null' },
	{ Origin: `http://localhost:${process.env['E2E_PORT']}.evil.example` },
	{ Origin: 'http://localhost:1' },
]

/** What nobody may set by adding it to a form. */
const smuggled = ['hospitalId', 'specialistId', 'status', 'stage', 'role', 'verified']

let readingWorld: Promise<World> | undefined
let manifest: RouteFacts[] = []
test.beforeAll(async () => {
	manifest = await readManifest()
})

function routeOf(id: string): RouteFacts {
	const route = manifest.find((candidate) => candidate.id === id)
	if (!route) throw new Error(`There is no route ${id}`)
	return route
}

test('every route has a line in the table, and every line a route', () => {
	const routes = manifest.map(({ id }) => id)
	const silent = manifest.filter(({ id, reads, writes }) => {
		const cases = routeAccess[id] ?? []
		return (reads && !cases.some(({ get }) => get)) || (writes && !cases.some(({ post }) => post))
	})

	expect(Object.keys(routeAccess).toSorted()).toEqual(routes.toSorted())
	expect(
		silent.map(({ id }) => id),
		'routes that answer GET or POST, and no line says whom',
	).toEqual([])
})

for (const [id, cases] of Object.entries(routeAccess))
	for (const line of cases) {
		const name = [id, line.about].filter(Boolean).join(', ')
		if (line.get)
			test(`GET ${name}`, async () => {
				expect(await wrongReading(routeOf(id), line)).toEqual([])
			})
		if (line.post)
			for (const data of [false, true])
				test(`POST ${name}${data ? ', as data' : ''}`, async () => {
					expect(await wrongWriting(routeOf(id), line, data)).toEqual([])
				})
	}

test('a route that only reads refuses every form', async () => {
	const world = await plantWorld()
	const wrong: string[] = []
	for (const route of manifest.filter(({ writes }) => !writes))
		for (const role of roles) {
			const { status } = await post(addressOf(route, {}, world), {}, world, role)
			if (![403, 404, 405].includes(status)) wrong.push(`POST ${route.id} as ${role}: ${status}`)
		}

	expect(wrong).toEqual([])
})

const get = (path: string, world: World, role: Role) => ask(path, { cookie: world.cookies[role] })

const post = (path: string, line: Case, world: World, role: Role, extra: Record<string, string> = {}) =>
	ask(path, { method: 'POST', cookie: world.cookies[role], form: { ...line.post?.form?.(world), ...extra } })

/** Asks as everybody, for the page and for its data; returns what was not as the table says. */
async function wrongReading(route: RouteFacts, line: Case): Promise<string[]> {
	// What only reads may share a world with whatever else reads.
	const world = await (readingWorld ??= plantWorld())
	const id = namedId(route, line, world)
	const path = addressOf(route, line, world)
	const wrong: string[] = []
	for (const role of roles)
		for (const form of [(page: string) => page, asData]) {
			const note = (problem: string | null) => problem && wrong.push(`GET ${form(path)} as ${role}: ${problem}`)
			const answer = answerFor(line.get, role)
			const reply = await get(form(path), world, role)
			note(mismatch(reply, answer, world, path))
			if (id === undefined || line.anyId) continue

			const named = (other: string) => get(form(addressOf(route, line, world, other)), world, role)
			const unknown = randomUUID()
			const malformed = await named('not-an-id')
			if (isRefusal(answer)) note(await difference(named, id, unknown))
			else note(mismatch(await named(unknown), 404, world, path))
			// To who has to sign in first, both are as good.
			if (malformed.status !== 404 && !(isRefusal(answer) && malformed.status === reply.status))
				note(`${malformed.status} for an id that is none`)
		}
	return wrong
}

/** Sends the form as everybody, whoever may do it last: had anybody before changed anything, it would fail then. */
async function wrongWriting(route: RouteFacts, line: Case, data: boolean): Promise<string[]> {
	const world = await plantWorld()
	await line.post?.before?.(world)
	const id = namedId(route, line, world)
	const page = addressOf(route, line, world)
	const at = (other?: string) => (data ? asData : String)(addressOf(route, line, world, other))
	const answers = line.post?.answers
	const refuses = (role: Role) => isRefusal(answerFor(answers, role))
	// Owner and recruiter would do the same thing twice: the recruiter does it in a world of their own.
	const here = roles.filter((role) => role !== 'recruiter' || refuses(role))
	const inOrder = here.toSorted((a, b) => Number(!refuses(a)) - Number(!refuses(b)))
	const mostTrusted = inOrder.at(-1) ?? 'visitor'
	const wrong: string[] = []

	for (const sender of foreignSenders.slice(line.post?.byPrograms ? 1 : 0)) {
		const form = line.post?.form?.(world)
		const reply = await ask(at(), { method: 'POST', cookie: world.cookies[mostTrusted], form, sender })
		if (reply.status !== 403 || reply.headers['set-cookie'])
			wrong.push(`from ${JSON.stringify(sender)}: ${reply.status} instead of 403`)
	}
	// Where everybody is turned away, nobody gets as far as having their form read.
	const isRead = !line.post?.readsNoForm && !refuses(mostTrusted)
	for (const name of isRead ? smuggled : []) {
		const { status } = await post(at(), line, world, mostTrusted, { [name]: 'hired' })
		if (status !== 400) wrong.push(`with a field ${name}: ${status} instead of 400`)
	}
	for (const role of inOrder) {
		const note = (problem: string | null) => problem && wrong.push(`as ${role}: ${problem}`)
		const answer = answerFor(answers, role)
		if (id !== undefined) {
			const named = (other: string) => post(at(other), line, world, role)
			const unknown = randomUUID()
			const saysNothing = isRefusal(answer) || answer === line.post?.unknown
			if (saysNothing) note(await difference(named, id, unknown))
			else note(mismatch(await named(unknown), line.post?.unknown ?? 404, world, page))
		}
		note(mismatch(await post(at(), line, world, role), answer, world, page))
	}
	return data || refuses('recruiter') ? wrong : [...wrong, ...(await wrongAsRecruiter(route, line))]
}

async function wrongAsRecruiter(route: RouteFacts, line: Case): Promise<string[]> {
	const world = await plantWorld()
	await line.post?.before?.(world)
	const page = addressOf(route, line, world)
	const reply = await post(page, line, world, 'recruiter')
	const problem = mismatch(reply, answerFor(line.post?.answers, 'recruiter'), world, page)
	return problem ? [`as recruiter: ${problem}`] : []
}
