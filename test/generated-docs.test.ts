import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generatedDocs } from '#scripts/docs/generated.ts'

test('docs/generated says what the code says; run "npm run docs" when this fails', async () => {
	const docs = await generatedDocs()

	for (const [file, text] of Object.entries(docs)) expect(readFileSync(`docs/generated/${file}`, 'utf8')).toBe(text)
})
