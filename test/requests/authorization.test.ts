// Access rules, checked against the built server. routes.ts gives a page's group. groups.ts says once what a group
// refuses, and every page of it is checked. Rules about the object are beside its capability (access-cases).
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Answer, Answers, Case } from '#test/access.ts'
import { type Role, roles, type World } from '#test/world.ts'
import { addressOf, asData, namedId } from './address.ts'
import { ask, type Reply } from './ask.ts'
import { cases, firstCase } from './cases.ts'
import { type Group, groups, ownersIn, refusal } from './groups.ts'
import { readManifest, type RouteFacts } from './manifest.ts'
import { keepWorld, serve } from './served.ts'
import { difference, isRefusal, mismatch } from './verdict.ts'

const { origin } = serve()
const theWorld = keepWorld()

/** What a form of another site, or no browser at all, says about itself. */
const foreignSenders = (): Record<string, string>[] => [
	{},
	{ 'Sec-Fetch-Site': 'cross-site' },
	{ 'Sec-Fetch-Site': 'same-site' },
	{ 'Sec-Fetch-Site': 'none' },
	{ 'Sec-Fetch-Site': 'cross-site', Origin: origin() },
	{ Origin: 'https://evil.example' },
	{ Origin: 'null' },
	{ Origin: `${origin()}.evil.example` },
	{ Origin: 'http://localhost:1' },
]

/** Fields no one may add to a form. */
const smuggled = ['hospitalId', 'specialistId', 'status', 'stage', 'role', 'verified']

/** Commands that take no notice of fields, beside those of access-cases. */
const readsNoForm = new Set([
	'identity/routes/logout',
	'identity/routes/logout-everywhere',
	'identity/routes/passkey-options',
	'identity/routes/confirm-sms',
	'identity/routes/add-passkey-options',
	'notifications/routes/mark-read',
	'specialists/routes/resend-code',
	'jobs/routes/preview-job',
])

const manifest = await readManifest()

const forms = [(page: string) => page, asData]
const lets = (group: Group) => roles.filter((role) => refusal(group, role) === null)
const names = ({ address }: RouteFacts) => address.includes(':')

/**
 * The group decides first; a recruiter gets what the owner gets where nothing else is said. One who works for a site without these objects
 * gets what another hospital gets, which has none of them either.
 */
function answerFor(group: Group, answers: Answer | Answers | undefined, role: Role): Answer {
	const refused = refusal(group, role)
	if (refused !== null) return refused
	if (typeof answers !== 'object' || isEither(answers)) return ownersIn[group].includes(role) ? (answers ?? 200) : 404
	return answers[role] ?? sameAs(answers, role) ?? 404
}
function sameAs({ member, recruiter, rival }: Answers, role: Role) {
	if (role === 'recruiter') return member
	if (role === 'branch') return recruiter !== undefined && isRefusal(recruiter) ? recruiter : rival
	return undefined
}
const isEither = (answers: Answer | Answers): answers is Extract<Answer, readonly unknown[]> => Array.isArray(answers)

/** Shown or sent on, and not to a sign-in page. */
const isLetIn = ({ status, headers }: Reply) =>
	status < 400 && !/^\/(doctors\/register|(hospital|operator)\/[\w-]+)\?returnTo=/.test(headers.location ?? '')

const get = (path: string, world: World, role: Role) => ask(path, { cookie: world.cookies[role] })

const post = (path: string, line: Case, world: World, role: Role, extra: Record<string, string> = {}) =>
	ask(path, { method: 'POST', cookie: world.cookies[role], form: { ...line.post?.form?.(world), ...extra } })

test('every address that names an object says whose it is, and every case has its route', () => {
	const undescribed = manifest.filter(
		(route) => names(route) && !(route.id in cases) && ownersIn[route.group].length === 0,
	)

	expect(Object.keys(cases).filter((id) => !manifest.some((route) => route.id === id))).toEqual([])
	expect(undescribed.map(({ id }) => id)).toEqual([])
})

for (const [group, { page }] of Object.entries(groups) as [Group, { page: string | null }][]) {
	if (page !== null)
		test(`${group}: a page lets in whom it should, and refuses the others`, async () => {
			const world = theWorld()
			const wrong: string[] = []
			for (const role of roles) {
				const problem = mismatch(await get(page, world, role), refusal(group, role) ?? 200, world, page)
				if (problem) wrong.push(`${role}: ${problem}`)
			}

			expect(wrong).toEqual([])
		})

	test(`${group}: every page and every command refuses whom the group refuses`, async () => {
		const world = theWorld()
		const wrong: string[] = []
		for (const [at, route] of manifest.filter((candidate) => candidate.group === group).entries())
			for (const [index, role] of roles.filter((each) => refusal(group, each) !== null).entries()) {
				const answer = refusal(group, role) ?? 404
				const path = addressOf(route, firstCase(route), world)
				// One role opens the page and sends the form as data, the next the other way round: what refuses is above the page.
				const [read, written] = (at + index) % 2 === 0 ? forms : forms.toReversed()
				for (const [method, asked, form] of [
					...(route.reads ? [['GET', get, read] as const] : []),
					['POST', (to: string) => post(to, {}, world, role), written] as const,
				]) {
					const to = form?.(path) ?? path
					const problem = mismatch(await asked(to, world, role), answer, world, path)
					if (problem) wrong.push(`${method} ${to} as ${role}: ${problem}`)
				}
			}

		expect(wrong).toEqual([])
	})
}

test('a member who is refused sees so in their own frame, not in that of a visitor', async () => {
	const { status, body } = await get('/operator', theWorld(), 'member')

	expect(status).toBe(404)
	expect(body).toContain('data-viewer="member"')
})

test('a page without an object admits every role that its group lets in', async () => {
	const world = theWorld()
	const wrong: string[] = []
	for (const route of manifest.filter((candidate) => candidate.reads && !names(candidate) && !(candidate.id in cases)))
		for (const role of lets(route.group)) {
			const reply = await get(addressOf(route, {}, world), world, role)
			if (!isLetIn(reply)) wrong.push(`GET ${route.id} as ${role}: ${reply.status} ${reply.headers.location ?? ''}`)
		}

	expect(wrong).toEqual([])
})

test('a form that another site sends is refused, at every command', async () => {
	const world = theWorld()
	const wrong: string[] = []
	for (const route of manifest.filter(({ writes }) => writes)) {
		const isPermit = cases[route.id]?.some((line) => line.post?.byPrograms)
		const role = lets(route.group).at(-1) ?? 'visitor'
		// Every way to say it once, and then the plainest everywhere.
		const senders = route.id === 'specialists/routes/settings' ? foreignSenders() : foreignSenders().slice(1, 2)
		for (const sender of senders.slice(isPermit && senders.length > 1 ? 1 : 0)) {
			const path = addressOf(route, firstCase(route), world)
			const reply = await ask(path, { method: 'POST', cookie: world.cookies[role], form: {}, sender })
			if (reply.status !== 403 || reply.headers['set-cookie'])
				wrong.push(`${route.id} from ${JSON.stringify(sender)}: ${reply.status}`)
		}
	}

	expect(wrong).toEqual([])
})

test('a route that only reads refuses every form', async () => {
	const world = theWorld()
	const wrong: string[] = []
	for (const route of manifest.filter(({ writes }) => !writes))
		for (const role of lets(route.group)) {
			const { status } = await post(addressOf(route, firstCase(route), world), {}, world, role)
			if (![403, 404, 405].includes(status)) wrong.push(`POST ${route.id} as ${role}: ${status}`)
		}

	expect(wrong).toEqual([])
})

test('no form takes a field that its page does not have', async () => {
	const world = theWorld()
	const wrong: string[] = []
	for (const route of manifest.filter(({ id, writes }) => writes && !(id in cases) && !readsNoForm.has(id)))
		for (const name of smuggled) {
			const role = lets(route.group).at(-1) ?? 'visitor'
			const { status } = await post(addressOf(route, firstCase(route), world), {}, world, role, { [name]: 'hired' })
			if (status !== 400) wrong.push(`${route.id} with a field ${name}: ${status} instead of 400`)
		}

	expect(wrong).toEqual([])
})

for (const route of manifest.filter((candidate) => candidate.id in cases || names(candidate)))
	for (const line of cases[route.id] ?? [{}]) {
		const name = [route.id, line.about].filter(Boolean).join(', ')
		if (route.reads && (line.get !== undefined || (names(route) && !(line.about && line.post))))
			test(`GET ${name}`, async () => {
				expect(await wrongReading(route, line)).toEqual([])
			})
		if (line.post)
			test(`POST ${name}`, async () => {
				expect(await wrongWriting(route, line)).toEqual([])
			})
	}

/** Requests the page and its data as every role the group lets in. Returns what differs from the case. */
async function wrongReading(route: RouteFacts, line: Case): Promise<string[]> {
	const world = theWorld()
	const id = namedId(route, line, world)
	const path = addressOf(route, line, world)
	const wrong: string[] = []
	const drawnFor = lets(route.group).at(-1)
	for (const role of lets(route.group))
		for (const form of forms) {
			const note = (problem: string | null) => problem && wrong.push(`GET ${form(path)} as ${role}: ${problem}`)
			const reply = await get(form(path), world, role)
			if (line.anyId && line.get === undefined) {
				if (!isLetIn(reply)) note(`${reply.status}`)
				continue
			}
			const answer = answerFor(route.group, line.get, role)
			if (line.get !== undefined || isRefusal(answer)) note(mismatch(reply, answer, world, path))
			else if (!isLetIn(reply)) note(`${reply.status}`)
			// Which object is there is decided before a page is drawn, so that other ids are asked for as data, and by one role as pages.
			if (id === undefined || line.anyId || (form !== asData && role !== drawnFor)) continue

			const named = (other: string) => get(form(addressOf(route, line, world, other)), world, role)
			const unknown = randomUUID()
			if (isRefusal(answer)) note(difference(reply, await named(unknown), [id, unknown]))
			else note(mismatch(await named(unknown), 404, world, path))
			const malformed = await named('not-an-id')
			// To a visitor who has to sign in first, both are as good.
			if (malformed.status !== 404 && !(isRefusal(answer) && malformed.status === reply.status))
				note(`${malformed.status} for an id that is none`)
		}
	return wrong
}

/** Sends the form as every role, last as one that may send it. That fails if an earlier role changed anything. */
async function wrongWriting(route: RouteFacts, line: Case): Promise<string[]> {
	const answer = (role: Role) => answerFor(route.group, line.post?.answers, role)
	const refuses = (role: Role) => isRefusal(answer(role))
	const world = theWorld()
	await line.post?.before?.(world)
	const id = namedId(route, line, world)
	const page = addressOf(route, line, world)
	// The people of one hospital would do the same thing twice.
	const here = lets(route.group).filter((role) => !['recruiter', 'branch'].includes(role) || refuses(role))
	const inOrder = here.toSorted((a, b) => Number(!refuses(a)) - Number(!refuses(b)))
	const mostTrusted = inOrder.at(-1) ?? 'visitor'
	const wrong: string[] = []

	// Where every role is refused, no one's form is read.
	const isRead = !line.post?.readsNoForm && !refuses(mostTrusted)
	for (const name of isRead ? smuggled : []) {
		const { status } = await post(page, line, world, mostTrusted, { [name]: 'hired' })
		if (status !== 400) wrong.push(`with a field ${name}: ${status} instead of 400`)
	}
	for (const role of inOrder) {
		const note = (problem: string | null) => problem && wrong.push(`as ${role}: ${problem}`)
		const unknown = randomUUID()
		const named = (other: string) => post(addressOf(route, line, world, other), line, world, role)
		const reply = await post(page, line, world, role)
		note(mismatch(reply, answer(role), world, page))
		if (id === undefined) continue
		if (refuses(role)) note(difference(reply, await named(unknown), [id, unknown]))
		else note(mismatch(await named(unknown), line.post?.unknown ?? 404, world, page))
		// What is done a second time is answered as what never was.
		if (answer(role) === line.post?.unknown) note(difference(await named(id), await named(unknown), [id, unknown]))
	}
	return wrong
}
