// One table says who gets what (route-access.ts); here every line of it is asked of the built server.
import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { ask, comparable, type Reply } from './ask.ts'
import { readManifest, type RouteFacts } from './manifest.ts'
import { type Answer, type Case, routeAccess } from './route-access.ts'
import { plantWorld, type Role, roles, type World } from '../world.ts'

/** What nobody may set by adding it to a form. */
const smuggled: Record<string, string>[] = ['hospitalId', 'specialistId', 'status', 'stage', 'role', 'verified'].map(
	(name) => ({ [name]: 'hired' }),
)

let manifest: RouteFacts[] = []
test.beforeAll(async () => {
	manifest = await readManifest()
})

function routeOf(id: string): RouteFacts {
	const route = manifest.find((candidate) => candidate.id === id)
	if (!route) throw new Error(`There is no route ${id}`)
	return route
}

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

test('every route has a line in the table, and every line a route', () => {
	const missing = (lines: string[], from: string[]) => lines.filter((line) => !from.includes(line))
	const routes = manifest.map(({ id }) => id)

	expect(missing(routes, Object.keys(routeAccess)), 'routes without a line').toEqual([])
	expect(missing(Object.keys(routeAccess), routes), 'lines without a route').toEqual([])
	for (const { id, reads, writes } of manifest) {
		const cases = routeAccess[id] ?? []
		expect(cases.some(({ get }) => get) || !reads, `${id} answers GET, and no line says whom`).toBe(true)
		expect(cases.some(({ post }) => post) || !writes, `${id} answers POST, and no line says whom`).toBe(true)
	}
})

for (const [id, cases] of Object.entries(routeAccess))
	for (const line of cases) {
		const name = [id, line.about].filter(Boolean).join(', ')
		if (line.get) test(`GET ${name}`, () => checkReading(routeOf(id), line))
		if (line.post)
			for (const data of [false, true])
				test(`POST ${name}${data ? ', as data' : ''}`, () => checkWriting(routeOf(id), line, data))
	}

test('a route that only reads refuses every form', async () => {
	const world = await plantWorld()
	for (const route of manifest.filter(({ writes }) => !writes))
		for (const role of roles) {
			const reply = await send({}, world, role, { path: addressOf(route, {}, world), post: true })
			expect([403, 404, 405], `POST ${route.id} as ${role}: ${reply.status}`).toContain(reply.status)
		}
})

type How = { path: string; post?: boolean; sender?: Record<string, string>; extra?: Record<string, string> }

const send = (line: Case, world: World, role: Role, { path, post, sender, extra }: How) =>
	ask(path, {
		method: post ? 'POST' : 'GET',
		cookie: world.cookies[role],
		...(post ? { form: { ...line.post?.form?.(world), ...extra } } : {}),
		...(sender ? { sender } : {}),
	})

const defaultIds = (world: World): Record<string, string> => ({
	jobId: world.openJob.id,
	applicationId: world.application.id,
	hospitalId: world.pendingHospital.id,
	resumeId: world.resume.id,
	notificationId: world.notification.id,
})

/** The address with the planted ids, or with `id` in place of the first of them. */
function addressOf(route: RouteFacts, line: Case, world: World, id?: string): string {
	const ids = { ...defaultIds(world), ...line.ids?.(world) }
	let replaced = false
	const path = route.address.replace(/:(\w+)/g, (_, name: string) => {
		if (id !== undefined && !replaced) {
			replaced = true
			return encodeURIComponent(id)
		}
		return ids[name] ?? `no-${name}`
	})
	return path.replace('*', line.star ?? 'no-such-page') + (line.query?.(world) ?? '')
}

const asData = (path: string) =>
	path.replace(/^([^?]*)/, (_, before: string) => `${before === '/' ? '/_' : before}.data`)

const firstId = (route: RouteFacts, line: Case, world: World) => {
	const name = /:(\w+)/.exec(route.address)?.[1]
	return name === undefined ? undefined : { ...defaultIds(world), ...line.ids?.(world) }[name]
}

function expectAnswer(reply: Reply, answer: Answer, world: World, path: string, data: boolean, what: string) {
	if (typeof answer === 'object') {
		const [first, second] = answer
		return expectAnswer(reply, reply.status === first ? first : second, world, path, data, what)
	}
	if (typeof answer === 'number') return expect(reply.status, what).toBe(answer)
	const withIds = answer.replace(/\{(\w+)\}/g, (_, name: string) => {
		const planted = world[name as keyof World]
		return typeof planted === 'object' && 'id' in planted ? String(planted.id) : name
	})
	// Back to a page: of a form its address only, of a page with what was asked for.
	const to = withIds.startsWith('sign in: ')
		? `${withIds.slice('sign in: '.length)}?returnTo=${encodeURIComponent(path.split('?')[0] ?? '')}`
		: withIds
	expect([302, 303, ...(data ? [202] : [])], `${what}: ${reply.status}`).toContain(reply.status)
	// Fetched as data, the way on stands in the body.
	const found = reply.status === 202 ? reply.body : (reply.headers.location ?? '')
	expect(found, what).toContain(to)
}

/** What is not yours answers as what nobody has. Asked again at once: other tests may have changed the latest jobs meanwhile. */
async function expectAlike(own: () => Promise<Reply>, ownId: string, other: () => Promise<Reply>, otherId: string) {
	await expect(async () => {
		expect(comparable(await other(), otherId)).toBe(comparable(await own(), ownId))
	}).toPass({ timeout: 5_000, intervals: [0, 50, 200, 500] })
}

const isRefusal = (answer: Answer) => answer === 404 || (typeof answer === 'string' && answer.startsWith('sign in'))

async function checkReading(route: RouteFacts, line: Case) {
	const world = await plantWorld()
	const path = addressOf(route, line, world)
	const id = firstId(route, line, world)
	for (const role of roles)
		for (const data of [false, true]) {
			const variant = (to: string) => (data ? asData(to) : to)
			const what = `GET ${variant(path)} as ${role}`
			const answer = line.get?.[role] ?? 404
			const reply = await send(line, world, role, { path: variant(path) })
			// A redirect or a file that is no page has no data of its own.
			expectAnswer(reply, answer, world, path, data, what)
			if (id === undefined) continue

			const ask = (other: string) => send(line, world, role, { path: variant(addressOf(route, line, world, other)) })
			if (!isRefusal(answer)) {
				if (line.anyId) continue
				expect((await ask(randomUUID())).status, `${what}, with an unknown id`).toBe(404)
				expect((await ask('not-an-id')).status, `${what}, with no id`).toBe(404)
				continue
			}
			const unknown = randomUUID()
			await test.step(what, () =>
				expectAlike(
					() => ask(id),
					id,
					() => ask(unknown),
					unknown,
				),
			)
			expect([404, reply.status], `${what}, with no id`).toContain((await ask('not-an-id')).status)
		}
}

async function checkWriting(route: RouteFacts, line: Case, data: boolean) {
	const world = await plantWorld()
	await line.post?.before?.(world)
	const address = (id?: string) => {
		const path = addressOf(route, line, world, id)
		return data ? asData(path) : path
	}
	const path = address()
	const id = firstId(route, line, world)
	const answers = line.post?.answers ?? {}
	// Whoever may do it comes last: had anybody before changed anything, the right answer would not come any more.
	const inOrder = roles.toSorted(
		(a, b) => Number(!isRefusal(answers[a] ?? 404)) - Number(!isRefusal(answers[b] ?? 404)),
	)
	for (const sender of foreignSenders) {
		const reply = await send(line, world, inOrder.at(-1) ?? 'visitor', { path, post: true, sender })
		expect(reply.status, `POST ${path} from ${JSON.stringify(sender)}`).toBe(403)
		expect(reply.headers['set-cookie'], path).toBeUndefined()
	}
	if (!line.post?.readsNoForm)
		for (const extra of smuggled) {
			const reply = await send(line, world, inOrder.at(-1) ?? 'visitor', { path, post: true, extra })
			expect(reply.status, `POST ${path} with ${JSON.stringify(extra)}`).toBe(400)
		}
	for (const role of inOrder) {
		const what = `POST ${path} as ${role}`
		const answer = answers[role] ?? 404
		if (id !== undefined) {
			const post = (other: string) => send(line, world, role, { path: address(other), post: true })
			const unknown = randomUUID()
			if (isRefusal(answer))
				await test.step(what, () =>
					expectAlike(
						() => post(id),
						id,
						() => post(unknown),
						unknown,
					),
				)
			else if (answer === line.post?.unknown)
				await expectAlike(
					() => post(id),
					id,
					() => post(unknown),
					unknown,
				)
			else expect((await post(unknown)).status, `${what} with an unknown id`).toBe(line.post?.unknown ?? 404)
		}
		const reply = await send(line, world, role, { path, post: true })
		expectAnswer(reply, answer, world, path.replace(/\.data(?=$|\?)/, ''), data, what)
	}
}
