import type { matchRoutes, RouteObject, ServerBuild } from 'react-router'
import { createRouteFamilies } from './route-families.ts'

type Routes = ServerBuild['routes']

const isCapitalId = (segment: string) => /^[\dA-Fa-f]{8}(-[\dA-Fa-f]{4}){3}-[\dA-Fa-f]{12}$/.test(segment)

/**
 * How an address is written properly: the words of its route and ids in lower case, letters as themselves, no slash at the end.
 * Tokens, slugs and names of files stay as they are, and so does an address that belongs to no route. What comes out comes out
 * again when put in.
 */
export function createCanonicalPath(build: ServerBuild, match: typeof matchRoutes): (path: string) => string {
	const { familyOf, partFor } = createRouteFamilies(build)
	const trees = new Map<string | null, RouteObject[]>()
	/** Of all routes, React Router prepares each one for each address. */
	const treeFor = (page: string) => {
		const family = familyOf(page.toLowerCase())
		const tree = trees.get(family) ?? childrenOf((family === null ? build : partFor(family)).routes, undefined)
		trees.set(family, tree)
		return tree
	}
	return (path) => {
		const [, page = '', data = ''] = /^(.*?)(\.data)?$/s.exec(path) ?? []
		if (!/[A-Z]|%[4-7]|.\/$/.test(page)) return path
		const matches = match(treeFor(page), page) ?? []
		const words = matches.flatMap(({ route }) => route.path?.split('/') ?? []).filter(Boolean)
		if (matches.length === 0 || words.includes('*')) return path
		const segments = page
			.replace(/\/$/, '')
			.split('/')
			.map((segment, at) => {
				const word = at === 0 ? undefined : words[at - 1]
				if (word === undefined) return segment
				if (word.startsWith(':')) return isCapitalId(segment) ? segment.toLowerCase() : segment
				return word
			})
		return segments.join('/') + data
	}
}

/** The routes below one, or all of them, as `matchRoutes` takes them. */
export function childrenOf(routes: Routes, parentId: string | undefined): RouteObject[] {
	return Object.values(routes).flatMap((route): RouteObject[] => {
		if (!route || route.parentId !== parentId) return []
		const { id, index, path } = route
		if (index) return [{ id, index }]
		return [{ id, ...(path === undefined ? {} : { path }), children: childrenOf(routes, id) }]
	})
}
