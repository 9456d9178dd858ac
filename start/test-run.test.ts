import { execFile } from 'node:child_process'
import { expect, inject, test } from 'vitest'

const { serverUrl } = inject('database')

/** `npm test -- …paths`, without npm, on the database server of this run. */
const npmTest = (...paths: string[]) =>
	new Promise<{ code: number; output: string }>((resolve) => {
		const env = { ...process.env, TEST_DATABASE_URL: serverUrl }
		const child = execFile(process.execPath, ['start/boot.mjs', 'test', ...paths], { env }, (_, out, problems) =>
			resolve({ code: child.exitCode ?? 1, output: out + problems }),
		)
	})

test('a path runs the tests of that path and nothing else', async () => {
	const { code, output } = await npmTest('app/ui/initials.test.ts')

	expect(output).toMatch(/\n[1-9]\d? passed, 0 failed\n$/)
	expect(output).not.toMatch(/build|browser|lint/)
	expect(code).toBe(0)
})

test('a path without tests is red', async () => {
	const { code, output } = await npmTest('app/no-such.test.ts')

	expect(output).toContain('not a single test ran')
	expect(output).toContain('vitest ended with exit code 1')
	expect(output).toMatch(/\n0 passed, 1 failed\n/)
	expect(code).toBe(1)
})
