import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** A new folder that goes with the test that asks for it. */
export function temporaryFolder(prefix: string): string {
	const folder = mkdtempSync(path.join(tmpdir(), prefix))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	return folder
}
