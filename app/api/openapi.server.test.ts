import { Validator } from '@seriousme/openapi-schema-validator'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { base } from './paths.ts'
import { writeOpenApi } from './openapi.server.ts'
import { operations } from './operations.server.ts'

test('the description of the API is a valid OpenAPI 3.1 document', async () => {
	const validator = new Validator()

	const { valid, errors } = await validator.validate(structuredClone(writeOpenApi()) as never)

	expect(errors).toBeUndefined()
	expect([valid, validator.version]).toEqual([true, '3.1'])
})

test('every call that is described has an address of its own in routes.ts', () => {
	const addresses = routes as RouteObject[]

	for (const { path } of operations) {
		const matched = matchRoutes(addresses, base + path.replace('{id}', 'an-id'))
		expect([path, matched?.at(-1)?.route.path]).not.toEqual([path, 'api/*'])
	}
})
