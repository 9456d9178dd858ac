/** Writes docs/generated from the code: data model, addresses, import order. `npm run docs`; a test fails when they are stale. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { generatedDocs } from './docs/generated.ts'

mkdirSync('docs/generated', { recursive: true })
for (const [file, text] of Object.entries(await generatedDocs())) writeFileSync(`docs/generated/${file}`, text)
process.stdout.write('Wrote docs/generated.\n')
