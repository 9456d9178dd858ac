/** Writes docs/generated from the code: folders, addresses, who may enter, data model, messages. `npm run docs`; a test fails when they are stale. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { generatedDocs, withFolders } from './docs/generated.ts'

mkdirSync('docs/generated', { recursive: true })
for (const [file, text] of Object.entries(await generatedDocs())) writeFileSync(`docs/generated/${file}`, text)
writeFileSync('docs/architecture.md', withFolders(readFileSync('docs/architecture.md', 'utf8')))
process.stdout.write('Wrote docs/generated.\n')
