import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { build } from '#start/build.ts'
import { compactManifest, readManifest } from '#framework/compact-manifest.ts'

type Route = { id: string; parentId?: string; hasDefaultExport: boolean; module: string; imports: string[] }
type Manifest = { entry: { module: string }; routes: Record<string, Route> }

const folder = path.join('build', 'client')
/** React and its router are 91 kB of it. Pages of hospitals may weigh 140 kB. */
const limit = { kilobytes: 120, inWorkspace: 140, files: 10 }
/** Shows every component there is. */
const catalogue = 'dev/routes/ui'

const kilobytes = (file: string) => brotliCompressSync(readFileSync(path.join(folder, file))).length / 1000
/** A page that is a document for everyone: opened by its address it loads at most the enhancer. */
const isDocument = (id: string) => {
	const file = path.join('app', `${id}.tsx`)
	return existsSync(file) && /handle = (plainDocument|\{ hydrate: 'never')/.test(readFileSync(file, 'utf8'))
}
const only = (pattern: string) => {
	const files = globSync(path.join(folder, 'assets', pattern))
	expect(files).toHaveLength(1)
	return path.relative(folder, files[0] ?? '')
}

describe('what a browser loads for a hydrated page', async () => {
	await build()
	const manifestFile = only('manifest-*.js')
	const { entry, routes } = readManifest(readFileSync(path.join(folder, manifestFile), 'utf8')) as Manifest
	const pages = Object.values(routes).filter(({ id, hasDefaultExport }) => hasDefaultExport && !isDocument(id))

	/** The scripts of a page and of the layouts around it, the list of routes and the enhancer. */
	function scriptsOf(page: Route): string[] {
		const files = new Set([only('enhance-*.js'), manifestFile, entry.module])
		for (let route: Route | undefined = page; route; route = routes[route.parentId ?? ''])
			for (const file of [route.module, ...route.imports]) files.add(file)
		return [...files]
	}
	const isInWorkspace = (page: Route) => scriptsOf(page).some((file) => file.includes('/workspace-'))

	test('is at most ten scripts', () => {
		const tooMany = pages.filter((page) => scriptsOf(page).length > limit.files).map(({ id }) => id)

		expect(tooMany).toEqual([])
	})

	test('is there: no script names a file that was not built', () => {
		const built = new Set(globSync(path.join(folder, 'assets', '*')).map((file) => path.basename(file)))
		const missing = globSync(path.join(folder, 'assets', '*.js')).flatMap((file) => {
			const named = readFileSync(file, 'utf8').match(/(?<=assets\/)[\w.-]+\.(?:js|css)/g) ?? []
			return named.filter((name) => !built.has(name)).map((name) => `${path.basename(file)}: ${name}`)
		})

		expect(missing).toEqual([])
	})

	test('is at most 120 kB of scripts, and 140 kB in the workspace of a hospital', () => {
		const sizes = new Map<string, number>()
		const sizeOf = (file: string) => sizes.get(file) ?? sizes.set(file, kilobytes(file)).get(file) ?? 0
		const tooHeavy = pages.flatMap((page) => {
			if (page.id === catalogue) return []
			const weight = scriptsOf(page).reduce((sum, file) => sum + sizeOf(file), 0)
			const most = isInWorkspace(page) ? limit.inWorkspace : limit.kilobytes
			return weight > most ? [`${page.id}: ${weight.toFixed(1)} kB, at most ${most}`] : []
		})

		expect(tooHeavy).toEqual([])
	})

	test('is at most 40 kB with all programs that documents fetch one by one', () => {
		const programs = new Set([only('enhance-*.js')])
		for (const file of programs)
			for (const [name] of readFileSync(path.join(folder, file), 'utf8').matchAll(/(?<=["'`]\.\/)[\w-]+\.js(?=["'`])/g))
				programs.add(path.join('assets', name))
		const sum = [...programs].reduce((total, file) => total + kilobytes(file), 0)

		expect(programs.size).toBeGreaterThan(5)
		expect(sum).toBeLessThanOrEqual(40)
	})

	test('is at most 14.5 kB of styles for visitors and specialists, and 6 kB more in the workspace', () => {
		const styles = globSync(path.join(folder, 'assets', '*.css')).map((file) => path.relative(folder, file))
		const sum = (files: string[]) => files.reduce((total, file) => total + kilobytes(file), 0)
		const isOfAll = (file: string) => path.basename(file).startsWith('app-')

		expect(sum(styles.filter(isOfAll))).toBeLessThanOrEqual(14.5)
		expect(sum(styles.filter((file) => !isOfAll(file)))).toBeLessThanOrEqual(6)
	})
})

test('the packed list of routes says what the long one says, and what cannot be packed stays as it was', () => {
	const route = {
		hasAction: true,
		hasLoader: false,
		hasClientAction: false,
		hasClientLoader: false,
		hasClientMiddleware: false,
		hasErrorBoundary: false,
		css: [],
	}
	const manifest = (hasClientLoader: boolean, hash = 'Bq3xT9_z') => ({
		entry: { module: '/assets/entry.client-1.js', imports: [], css: [] },
		routes: {
			root: {
				...route,
				id: 'root',
				path: '',
				hasDefaultExport: true,
				module: '/assets/root-2.js',
				imports: ['/assets/a.js'],
			},
			'jobs/routes/show': {
				...route,
				id: 'jobs/routes/show',
				parentId: 'root',
				path: 'jobs/:jobId',
				hasDefaultExport: true,
				hasClientLoader,
				module: `/assets/jobs-show-${hash}.js`,
				imports: ['/assets/a.js'],
			},
			'jobs/routes/save': {
				...route,
				id: 'jobs/routes/save',
				parentId: 'root',
				path: 'jobs/:jobId/save',
				hasDefaultExport: false,
				module: `/assets/jobs-save-${hash}.js`,
				imports: [],
			},
		},
		url: '/assets/manifest-5.js',
		version: '5',
	})
	const written = (list: unknown) => `window.__reactRouterManifest=${JSON.stringify(list)};`
	const [long, unusual] = [written(manifest(false)), written(manifest(true))]

	expect(compactManifest(long)).not.toBe(long)
	expect(readManifest(compactManifest(long))).toEqual(manifest(false))
	expect(compactManifest(unusual)).toBe(unusual)
	// A dash is a letter of hashes like any other.
	expect(compactManifest(written(manifest(false, 'nTy-OQ--')))).toHaveLength(compactManifest(long).length)
})
