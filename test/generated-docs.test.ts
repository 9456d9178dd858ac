import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generatedDocs, withFolders } from '#scripts/docs/generated.ts'

test('docs/generated says what the code says; run "npm run docs" when this fails', async () => {
	const docs = await generatedDocs()

	const architecture = readFileSync('docs/architecture.md', 'utf8')
	expect(withFolders(architecture)).toBe(architecture)
	for (const [file, text] of Object.entries(docs)) expect(readFileSync(`docs/generated/${file}`, 'utf8')).toBe(text)
})
