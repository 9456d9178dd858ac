import { expect, test } from 'vitest'
import { writeOpenApi } from '../../openapi.server.ts'
import { describeCalls, describeObjects, type Document } from './describe-document.ts'

test('the page for developers names each type in words', () => {
	const document = writeOpenApi() as unknown as Document
	const types = [...describeCalls(document), ...describeObjects(document)].flatMap(({ fields }) =>
		fields.map(({ type }) => type),
	)

	expect(types).toContain('text or null')
	expect(types.filter((type) => /\wnull|undefined|object/.test(type))).toEqual([])
})
