import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { build } from '#scripts/boot/build.ts'
import { compactManifest, readManifest } from '#scripts/boot/compact-manifest.ts'

type Route = { id: string; parentId?: string; hasDefaultExport: boolean; module: string; imports: string[] }
type Manifest = { entry: { module: string }; routes: Record<string, Route> }

const folder = path.join('build', 'client')
/** We aim for 120 kB, of which React and its router are 91. */
const limit = { kilobytes: 121, files: 10 }
/** Pages of hospitals may weigh 190 kB. These are the ones of others that are above the limit, and what they may weigh. */
const heavier: Record<string, number> = {
	'home/routes/show': 128,
	'content/routes/hospitals': 122,
	'jobs/routes/list': 125,
	'jobs/routes/show': 126,
	'marketplace/routes/database': 125,
	'marketplace/routes/database-of-doctors': 125,
	'specialists/routes/profile': 124,
	'specialists/routes/dashboard': 123,
	'applications/routes/show': 123,
	'interviews/routes/show': 125,
	'messages/routes/conversation': 129,
	'messages/routes/inbox': 125,
	'messages/routes/none-chosen': 125,
	'specialists/routes/register': 122,
	'dev/routes/ui': 140,
}

const kilobytes = (file: string) => brotliCompressSync(readFileSync(path.join(folder, file))).length / 1000
const only = (pattern: string) => {
	const files = globSync(path.join(folder, 'assets', pattern))
	expect(files).toHaveLength(1)
	return path.relative(folder, files[0] ?? '')
}

describe('what a browser loads for a hydrated page', async () => {
	await build()
	const manifestFile = only('manifest-*.js')
	const { entry, routes } = readManifest(readFileSync(path.join(folder, manifestFile), 'utf8')) as Manifest
	const pages = Object.values(routes).filter(({ hasDefaultExport }) => hasDefaultExport)

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

	test('is hardly more than 120 kB of scripts, and 140 kB in the workspace of a hospital', () => {
		const sizes = new Map<string, number>()
		const sizeOf = (file: string) => sizes.get(file) ?? sizes.set(file, kilobytes(file)).get(file) ?? 0
		const tooHeavy = pages.flatMap((page) => {
			const weight = scriptsOf(page).reduce((sum, file) => sum + sizeOf(file), 0)
			const most = heavier[page.id] ?? (isInWorkspace(page) ? 140 : limit.kilobytes)
			return weight > most ? [`${page.id}: ${weight.toFixed(1)} kB, at most ${most}`] : []
		})

		expect(tooHeavy).toEqual([])
	})

	test('is at most 17.5 kB of styles for the whole product', () => {
		const styles = globSync(path.join(folder, 'assets', '*.css')).map((file) => kilobytes(path.relative(folder, file)))

		expect(styles.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(17.5)
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
	const manifest = (hasClientLoader: boolean) => ({
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
				module: '/assets/show-3.js',
				imports: ['/assets/a.js'],
			},
			'jobs/routes/save': {
				...route,
				id: 'jobs/routes/save',
				parentId: 'root',
				path: 'jobs/:jobId/save',
				hasDefaultExport: false,
				module: '/assets/empty-4.js',
				imports: [],
			},
		},
		url: '/assets/manifest-5.js',
		version: '5',
	})
	const long = `window.__reactRouterManifest=${JSON.stringify(manifest(false))};`
	const unusual = `window.__reactRouterManifest=${JSON.stringify(manifest(true))};`

	expect(compactManifest(long)).not.toBe(long)
	expect(readManifest(compactManifest(long))).toEqual(manifest(false))
	expect(compactManifest(unusual)).toBe(unusual)
})
