// Import this before anything of app/: the database of the server under test, for planting rows and sessions. While
// Playwright only lists the tests there is none yet, and nothing connects.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = process.env['E2E_FOLDER'] ?? '.'
const file = path.join(folder, 'database-url')

process.env['DATABASE_URL'] = existsSync(file) ? readFileSync(file, 'utf8') : 'postgres://nobody@localhost/none'
process.env['DATA_DIR'] = folder
process.env['APP_MODE'] = 'test'
process.env['LOG_LEVEL'] ??= 'warn'
