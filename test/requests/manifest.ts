import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from '#start/build.ts'
import type { Group } from './groups.ts'

type BuiltRoute = {
	id: string
	parentId?: string
	path?: string
	index?: boolean
	module: { loader?: unknown; action?: unknown; default?: unknown }
}

export type RouteFacts = { id: string; address: string; group: Group; reads: boolean; writes: boolean }

/** Every route of the built app but the root and the layouts, which have no address of their own: its address, and whether it answers GET and POST. */
export async function readManifest(): Promise<RouteFacts[]> {
	await build()
	const bundle = pathToFileURL(path.resolve('build', 'server', 'index.js')).href
	const { routes } = (await import(bundle)) as { routes: Record<string, BuiltRoute> }
	const addressOf = (route: BuiltRoute): string => {
		const parent = route.parentId === undefined ? undefined : routes[route.parentId]
		return [parent ? addressOf(parent) : '', route.path ?? ''].filter(Boolean).join('/')
	}
	const groupOf = ({ id, parentId }: BuiltRoute): Group => {
		const name = /\/group-(.+)$/.exec(id)?.[1]?.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
		if (name !== undefined) return name as Group
		const parent = parentId === undefined ? undefined : routes[parentId]
		return parent ? groupOf(parent) : 'visitors'
	}
	return Object.values(routes)
		.filter(({ id, path, index }) => id !== 'root' && (path !== undefined || index === true))
		.map((route) => ({
			id: route.id,
			address: `/${addressOf(route)}`,
			group: groupOf(route),
			reads: route.module.loader !== undefined || route.module.default !== undefined,
			writes: route.module.action !== undefined,
		}))
}
