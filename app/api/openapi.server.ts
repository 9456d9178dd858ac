import { z } from 'zod'
import { brand } from '#app/brand.ts'
import { env } from '#app/platform/env.server.ts'
import { base } from './paths.ts'
import { callsPerMinute } from './limits.ts'
import { type Operation, operations } from './operations.server.ts'
import { problems } from './problem.server.ts'
import { IdempotencyKey, named, Problem } from './schemas.ts'
import { scopeNames } from './scopes.ts'

type Json = Record<string, unknown>

const pathTo = (id: string) => `#/components/schemas/${id}`
const refTo = (schema: z.ZodType) => ({ $ref: pathTo(named.get(schema)?.id ?? '') })

const convert = (schema: z.ZodType): Json => z.toJSONSchema(schema, { io: 'input' }) as Json

/** The OpenAPI 3.1 document, made of the declarations that answer the calls. */
export function writeOpenApi() {
	const { schemas } = z.toJSONSchema(named, { uri: pathTo, io: 'input' })
	const paths: Record<string, Json> = {}
	for (const operation of operations) {
		paths[operation.path] ??= {}
		Object.assign(paths[operation.path] ?? {}, { [operation.method.toLowerCase()]: describe(operation) })
	}
	return {
		openapi: '3.1.1',
		info: {
			title: `${brand.name} API`,
			version: '1',
			description: `Post jobs and read applicants and placements of your hospital. Each key may make ${callsPerMinute} calls a minute.`,
		},
		servers: [{ url: env.APP_ORIGIN + base }],
		security: [{ key: [] }],
		tags: [...new Set(operations.map(tagOf))].map((name) => ({ name })),
		paths,
		components: {
			securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'An API key of your hospital' } },
			schemas: Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, withoutMarks(schema as Json)])),
		},
	}
}

/** Which dialect and which name: the document says both for all. */
const withoutMarks = ({ $schema: _schema, $id: _id, ...schema }: Json) => schema

const tagOf = ({ path }: Operation) => path.split('/')[1] ?? ''

const jsonOf = (schema: z.ZodType, type = 'application/json') => ({ content: { [type]: { schema: refTo(schema) } } })

function describe(operation: Operation): Json {
	const { id, summary, description, scope, query, body, mayLackBody, answers, method } = operation
	return {
		operationId: id,
		tags: [tagOf(operation)],
		summary,
		description: [description, `Scope: \`${scope}\` (${scopeNames[scope].toLowerCase()}).`].filter(Boolean).join(' '),
		parameters: [
			...(operation.path.includes('{id}') ? [parameter('path', 'id', z.uuid(), true)] : []),
			...Object.entries(query.shape).map(([name, schema]) => parameter('query', name, schema, false)),
			...(method === 'POST' ? [parameter('header', 'Idempotency-Key', IdempotencyKey, false)] : []),
		],
		...(body ? { requestBody: { required: !mayLackBody, ...jsonOf(body) } } : {}),
		responses: {
			[answers.status]: { description: answers.status === 201 ? 'Created' : 'Done', ...jsonOf(answers.with) },
			...Object.fromEntries(refusalsOf(operation).map((status) => [status, refusal(status)])),
		},
	}
}

function parameter(place: string, name: string, schema: z.core.$ZodType, required: boolean): Json {
	const { $schema: _schema, description, ...said } = convert(schema as z.ZodType)
	return { name, in: place, required, ...(description ? { description } : {}), schema: said }
}

function refusalsOf({ path, method, query }: Operation): number[] {
	const namesOne = path.includes('{id}') || 'jobId' in query.shape
	const also = [...(namesOne ? [404] : []), ...(method === 'GET' ? [] : [409, 413, 415, 422])]
	return [400, 401, 403, ...also, 429, 503]
}

/** What the server refuses before a call is read. */
const beforehand = [
	{ status: 413, title: 'The body is larger than 64 kB' },
	{ status: 503, title: 'We are busy. Send the call again after the seconds in Retry-After' },
]

const refusal = (status: number) => ({
	description: [...Object.values(problems), ...beforehand]
		.filter((each) => each.status === status)
		.map(({ title }) => title)
		.join('. '),
	...jsonOf(Problem, 'application/problem+json'),
})
