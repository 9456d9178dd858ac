import type { ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

/** For addresses that begin with no word of a route. */
const noFamily = ''

/**
 * React Router compares an address with every route there is, one regular expression each, and prepares all of them for
 * each page. But '/blog/…' can only be a route that begins with 'blog' or with something that takes any word. This is the
 * part of a build that is enough for an address, in the same order, so the same route wins.
 */
export function createRouteFamilies<Build extends ServerBuild>(build: Build) {
	const firstWords = new Map(Object.keys(build.routes).map((id) => [id, firstWordOf(build.routes, id)]))
	const words = new Set([...firstWords.values()].filter((word) => word !== null && word !== noFamily))

	/** The family of a path; null when only the whole build will do. */
	function familyOf(path: string): string | null {
		const word = /^\/([^/]*)/.exec(path)?.[1]?.replace(/\.data$/, '') ?? ''
		if (words.has(word)) return word
		// Written in a way that may stand for a known word, or not an address of a page.
		return /^\/[\da-z_-]*$/.test(path) && !path.startsWith('/__') ? noFamily : null
	}

	/** The home page belongs to every family: a page that hydrates knows the pages above it. */
	function partFor(family: string): Build {
		const wanted = new Set<string>()
		for (const [id, word] of firstWords) {
			if (word !== null && word !== noFamily && word !== family) continue
			if (word === noFamily && !build.routes[id]?.index) continue
			for (let at: string | undefined = id; at !== undefined; at = build.routes[at]?.parentId) wanted.add(at)
		}
		const only = <Entry>(entries: Record<string, Entry>) =>
			Object.fromEntries(Object.entries(entries).filter(([id]) => wanted.has(id)))
		return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } }
	}

	return { familyOf, partFor }
}

/** 'blog' of '/blog/:slug'; null of '/:slug' and '/*', which take any word; '' of what adds none, such as a layout. */
function firstWordOf(routes: Routes, id: string): string | null {
	const paths: string[] = []
	for (let at: string | undefined = id; at !== undefined; at = routes[at]?.parentId)
		paths.unshift(routes[at]?.path ?? '')
	const word = paths.join('/').split('/').find(Boolean) ?? noFamily
	return /[:*?]/.test(word) ? null : word
}
