import { globSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import viteConfig from '../vite.config.ts'
import { build } from './build.ts'
import { isForDeployment, type Lock, packagesOfRelease, prunePackages, unread } from './prune-packages.ts'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
const ofRelease = packagesOfRelease(lock).filter((folder) => isForDeployment(lock.packages[folder] ?? {}))

/** Files that a release runs as they are: the commands of deployments and threads of their own. */
const runAsTheyAre = [
	...[...readFileSync('start/launch.mjs', 'utf8').matchAll(/'(operate\/[\w-]+\.ts)'/g)].map(([, file = '']) => file),
	'start/say-why.ts',
	...globSync('app/**/{thread,process}.server.ts'),
]

test('a release holds no compiler, bundler, test runner or type', () => {
	const tools =
		/(typescript|vite|vitest|rolldown|esbuild|drizzle-kit|tsx|lightningcss|postcss|playwright|biome|oxlint|knip)\b|@types\//

	expect(ofRelease.filter((folder) => tools.test(folder))).toEqual([])
	expect(ofRelease).toEqual(expect.arrayContaining(['node_modules/pg', 'node_modules/@img/sharp-linux-x64']))
})

test('everything that a release imports while it runs is among its packages', () => {
	const external = viteConfig({ command: 'build', mode: 'production' }).ssr?.external as string[]

	expect(runAsTheyAre.length).toBeGreaterThan(14)
	const imported = new Set([...external, ...packagesImportedFrom([...runAsTheyAre, 'server/main.ts'])])
	expect([...imported].filter((name) => !ofRelease.includes(`node_modules/${name}`))).toEqual([])
})

test('what a release adds to its base stays under 250 MB', async () => {
	await build()
	const left = new Set(globSync(unread, { cwd: 'node_modules' }).map((file) => path.join('node_modules', file)))
	const size = (folder: string, nested = false) =>
		globSync(`${folder}/**/*`, { withFileTypes: true })
			.filter((file) => file.isFile())
			.map((file) => path.join(file.parentPath, file.name))
			.filter((file) => !left.has(file))
			.filter((file) => nested || !file.slice(folder.length).includes('/node_modules/'))
			.reduce((sum, file) => sum + statSync(file).size, 0)
	const packages = ofRelease.reduce((sum, folder) => sum + size(folder), 0)
	const ours = ['app', 'start', 'operate', 'migrations', 'build'].reduce((sum, folder) => sum + size(folder, true), 0)

	expect(packages).toBeGreaterThan(50e6)
	expect(packages + ours).toBeLessThan(250e6)
})

test('pruning leaves what is needed, in whatever folder it lies, without maps and types', () => {
	const root = temporaryFolder('prune-')
	const put = (file: string, text = '') => {
		mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
		writeFileSync(path.join(root, file), text)
	}
	const packages: Lock['packages'] = {
		'': { dependencies: { '@shop/till': '1', node: '24' } },
		'node_modules/@shop/till': {
			dependencies: { coin: '1' },
			peerDependencies: { vite: '8' },
			peerDependenciesMeta: { vite: { optional: true } },
		},
		'node_modules/@shop/till/node_modules/coin': { optionalDependencies: { metal: '1' } },
		'node_modules/coin': {},
		'node_modules/metal': {},
		'node_modules/node': {},
		'node_modules/vite': {},
		'node_modules/@types/coin': {},
	}
	put('package-lock.json', JSON.stringify({ packages }))
	for (const folder of Object.keys(packages).filter(Boolean)) put(`${folder}/index.js`)
	for (const rest of ['metal/lib/index.js.map', 'metal/index.d.ts', '.bin/vite', '.package-lock.json'])
		put(`node_modules/${rest}`)

	prunePackages(root)

	const modules = path.join(root, 'node_modules')
	const left = globSync('**/*', { cwd: modules, withFileTypes: true }).filter((each) => each.isFile())
	expect(left.map((each) => path.relative(modules, path.join(each.parentPath, each.name))).sort()).toEqual([
		'@shop/till/index.js',
		'@shop/till/node_modules/coin/index.js',
		'metal/index.js',
	])
	expect(readdirSync(modules).sort()).toEqual(['@shop', 'metal'])
})

/** Names of packages in the imports of these files, and of all that they import. Types are no imports. */
function packagesImportedFrom(starts: string[]): Set<string> {
	const names = new Set<string>()
	const seen = new Set<string>()
	const importing =
		/^\s*(?:import\s(?!type)|export\s+[{*])[^'";]*?from\s*'([^']+)'|^\s*import\s*'([^']+)'|import\(\s*'([^']+)'/gm
	const visit = (file: string) => {
		if (seen.has(file) || !/\.(ts|tsx|mjs)$/.test(file)) return
		seen.add(file)
		for (const found of readFileSync(file, 'utf8').matchAll(importing)) {
			const name = found[1] ?? found[2] ?? found[3] ?? ''
			if (name.startsWith('#')) visit(name.slice(1))
			else if (name.startsWith('.')) visit(path.join(path.dirname(file), name))
			else if (!name.startsWith('node:')) names.add(name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
		}
	}
	for (const start of starts) visit(start)
	return names
}
