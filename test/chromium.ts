import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export type Browser = { executablePath: string; args: string[] }

// Containers and root have no sandbox to offer, and what is opened here is our own.
const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu']

/** Some distributions put a script in this place that only says what to install. */
const starts = (program: string) => spawnSync(program, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0

/** Its own list of fonts names the folders of a cloud function, and a browser that finds no font ends at the first text field. */
function useFonts(folder: string) {
	const list = path.join(folder, 'fonts.conf')
	const folders = [path.join(folder, 'fonts'), '/usr/share/fonts'].map((name) => `<dir>${name}</dir>`).join('')
	writeFileSync(list, `<fontconfig>${folders}<cachedir>${path.join(folder, 'fonts-cache')}</cachedir></fontconfig>\n`)
	process.env['FONTCONFIG_FILE'] = list
}

/** Chromium out of npm, unpacked once; it brings the libraries that a bare machine lacks. */
async function unpacked(): Promise<string | undefined> {
	const folder = path.resolve('node_modules', '.cache', 'chromium')
	mkdirSync(folder, { recursive: true })
	const before = process.env['TMPDIR']
	// The package looks at both of these while it is loaded: where to unpack, and whether to bring its libraries.
	process.env['TMPDIR'] = folder
	process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs22.x'
	try {
		const { default: chromium } = await import('@sparticuz/chromium')
		const program = await chromium.executablePath()
		useFonts(folder)
		return program
	} catch {
		return undefined
	} finally {
		if (before === undefined) delete process.env['TMPDIR']
		else process.env['TMPDIR'] = before
	}
}

/** The Chromium of the project, so that every machine tests with the same, or another one by CHROMIUM_PATH. Throws with what to do. */
export async function findChromium(): Promise<Browser> {
	const named = process.env['CHROMIUM_PATH']
	if (named) {
		if (existsSync(named)) return { executablePath: named, args }
		throw new Error(`CHROMIUM_PATH names ${named}, and there is nothing.`)
	}
	const fromNpm = await unpacked()
	if (fromNpm && starts(fromNpm)) return { executablePath: fromNpm, args }
	throw new Error(
		'The browser tests need Chromium, and the one that npm installs does not start here. Install one and set CHROMIUM_PATH to it.',
	)
}
