// Alone: it notes what every form reads.
// Ids that a form sends, of things of another hospital and of people it may not see: nothing of theirs changes or comes back. Which
// forms take ids is read from the schema of every action in routes.ts.
import { randomUUID } from 'node:crypto'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type * as forms from '#app/platform/http/form.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import routes from '#app/routes.ts'
import { addressOf } from './requests/address.ts'
import { cases } from './requests/cases.ts'
import { type Group, ownersIn, refusal } from './requests/groups.ts'
import type { RouteFacts } from './requests/manifest.ts'
import { plantWorld, type Role, roles, type World } from './world.ts'
import { askRoute } from './ask-route.ts'

// Planting for browsers sets them, which is not for the other files of this process.
const settings = vi.hoisted(() => ({ DATABASE_URL: process.env['DATABASE_URL'], DATA_DIR: process.env['DATA_DIR'] }))
afterAll(() => void Object.assign(process.env, settings))

let shapes: Record<string, z.ZodType>[] = []
vi.mock('#app/platform/http/form.server.ts', async (load) => {
	const real = await load<typeof forms>()
	const noting = <Form extends (from: never, schema: z.ZodObject) => unknown>(parse: Form) =>
		((from: never, schema: z.ZodObject) => {
			shapes.push(schema.shape as Record<string, z.ZodType>)
			return parse(from, schema)
		}) as unknown as Form
	return { ...real, parseForm: noting(real.parseForm as never), parseFormData: noting(real.parseFormData as never) }
})

type Page = RouteFacts & { file: string }

const factsOf = (entries: readonly RouteConfigEntry[], group: Group = 'visitors', above = ''): Page[] =>
	entries.flatMap(({ file, id, path, children }) => {
		const name = /\/group-(.+)\.tsx$/.exec(file)?.[1]?.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
		const inside = (name ?? group) as Group
		const address = path === undefined ? above : `${above}/${path}`
		const route = {
			file: `app/${file}`,
			id: id ?? file.replace(/\.tsx$/, ''),
			address,
			group: inside,
			reads: true,
			writes: true,
		}
		return [...(path === undefined ? [] : [route]), ...factsOf(children ?? [], inside, address)]
	})

const isOne = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success
/** How a field names a thing, if it does: by its id, alone or with the version that was read, once or several times. */
function namingOf(schema: z.ZodType): ((id: string) => string) | null {
	if (isOne(schema, 'not an id') || isOne(schema, ['not an id'])) return null
	const id = randomUUID()
	if (isOne(schema, id) || isOne(schema, [id])) return (each) => each
	if (isOne(schema, `${id}.1`) || isOne(schema, [`${id}.1`])) return (each) => `${each}.1`
	return null
}

async function tablesOf() {
	const { rows } = await db.execute<{ name: string }>(
		sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
	)
	// Of these, rows are written about whoever asks.
	const own = /^(sessions|daily_allowances|sign_in_events|audit_.*|form_drafts|deliveries|demo_outbox|api_answers)$/
	return rows.map(({ name }) => name).filter((name) => !own.test(name))
}

/** Every row that names one of these. */
async function rowsOf(tables: string[], ids: string[]) {
	const named = sql.param(ids.map((id) => `%${id}%`))
	const found = await db.execute<{ row: string }>(
		sql.join(
			tables.map(
				(name) =>
					sql`select ${name} || ': ' || t::text as row from ${sql.raw(name)} t where t::text like any(${named}::text[])`,
			),
			sql` union all `,
		),
	)
	return new Set(found.rows.map(({ row }) => row))
}

const anId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/

const actionOf = async ({ file }: Page) => ((await import(`../${file}`)) as { action?: unknown }).action

type Asker = Exclude<Role, 'visitor'>
type Sent = { route: Page; role: Asker; path: string; form: [string, string][]; field: string }

const askersIn = (group: Group) =>
	[...ownersIn[group], ...roles].filter((each): each is Asker => each !== 'visitor' && refusal(group, each) === null)

/** The forms of our own that take ids, each filled in as its capability says and sent once to read its schema. */
async function listForms(
	world: World,
): Promise<{ found: (Sent & { naming: (id: string) => string })[]; asked: number }> {
	const found: (Sent & { naming: (id: string) => string })[] = []
	let asked = 0
	for (const route of factsOf(routes)) {
		const action = await actionOf(route)
		const [role] = askersIn(route.group)
		if (!action || !role) continue
		asked++
		for (const line of cases[route.id] ?? [{}]) {
			const path = addressOf(route, line, world)
			const form = Object.entries(line.post?.form?.(world) ?? {})
			shapes = []
			await line.post?.before?.(world).catch(() => undefined)
			await askRoute(action, path, { as: world.people[role], form })
			const note = (field: string, naming: ((id: string) => string) | null) => {
				if (naming && !found.some((each) => each.route === route && each.field === field))
					found.push({ route, role, path, form, field, naming })
			}
			for (const [field, schema] of shapes.flatMap((shape) => Object.entries(shape))) note(field, namingOf(schema))
			// Some leave what is no id out rather than refuse it.
			for (const [field, value] of form) note(field, anId.test(value) ? (id) => value.replace(anId, id) : null)
		}
	}
	return { found, asked }
}

/** What went wrong with an answer; null where it refuses, or does what it was asked. */
function problemOf(answer: unknown): string | null {
	if (answer instanceof Error) return answer.message.slice(0, 200)
	const { status, init } = answer as { status?: number; init?: { status?: number } }
	const given = init?.status ?? status ?? 200
	return given >= 500 ? String(given) : null
}

test('ids of another hospital, of hidden people and of no one in a form change nothing of theirs', async () => {
	const world = await plantWorld()
	const other = await plantWorld()
	const { found, asked } = await listForms(world)
	const tables = await tablesOf()
	const { rival, pending, applicant, member } = other.people
	const hidden = other.privateSpecialist.specialistId
	const theirs = [other.hospital.id, other.pendingHospital.id, rival.hospitalId, pending.hospitalId, hidden]
	const ids = [
		...[hidden, applicant.specialistId, member.accountId, rival.hospitalId, other.openJob.id, other.draftJob.id],
		...[other.application.id, other.interview.id, other.contactRequest.id, other.credential.id, other.savedView.id],
	]
	// A new job brings its own id along, so that it is posted once: any other id is one more job of this hospital.
	const jobsOfOthers = [other.openJob.id, other.draftJob.id]
	const faults: string[] = []

	const before = await rowsOf(tables, theirs)
	for (const { route, role, path, form, field, naming } of found) {
		const action = await actionOf(route)
		const rest = form.filter(([name]) => name !== field)
		const named = route.id.startsWith('jobs/routes/') && /^(id|draft)$/.test(field) ? jobsOfOthers : ids
		const asked = [
			...named.map((id) => [naming(id)]),
			named.map(naming),
			[naming(randomUUID())],
			['1; drop table jobs'],
			Array.from({ length: 600 }, () => naming(randomUUID())),
		]
		for (const values of asked) {
			const sent: [string, string][] = [...rest, ...values.map((value): [string, string] => [field, value])]
			const problem = problemOf(await askRoute(action, path, { as: world.people[role], form: sent }))
			if (problem) faults.push(`${route.id} ${field}=${values[0]} and ${values.length - 1} more: ${problem}`)
		}
	}
	const after = await rowsOf(tables, theirs)
	for (const row of before) if (!after.has(row)) faults.push(`changed ${row.slice(0, 300)}`)
	for (const row of after) if (!before.has(row)) faults.push(`made ${row.slice(0, 300)}`)

	expect(faults).toEqual([])
	expect(asked).toBeGreaterThan(200)
	expect(found.length).toBeGreaterThan(20)
})
