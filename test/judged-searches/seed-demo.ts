import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { env } from '#app/platform/env.server.ts'
import { temporaryFolder } from '../temporary-folder.ts'

/** The demo, as `npm run seed` makes it. */
export const seedDemo = () =>
	promisify(execFile)(process.execPath, ['demo/seed.ts'], {
		env: { ...process.env, DATABASE_URL: env.DATABASE_URL, DATA_DIR: temporaryFolder('judged-') },
	})
