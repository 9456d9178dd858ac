// Loaded into a server before the product (`--import`): its Hindi is the pseudo-language. Nothing of the product knows of it.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { pseudoCatalog } from './pseudo-language.ts'

const read = fs.readFileSync
fs.readFileSync = ((...asked: Parameters<typeof read>) =>
	/(?:^|\/)languages\/(?:names\/)?hi\.json$/.test(String(asked[0]))
		? JSON.stringify(pseudoCatalog(JSON.parse(read(String(asked[0]), 'utf8'))))
		: read(...asked)) as typeof read
syncBuiltinESMExports()
