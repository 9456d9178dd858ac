import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type MiddlewareFunction, type RouteObject, RouterContextProvider } from 'react-router'
import { findMembership } from '#app/hospitals/team/membership.server.ts'
import type { Actor } from '#app/identity/actor.ts'
import { aSession } from '#app/identity/fixtures.server.ts'
import { identifyActor } from '#app/identity/sessions/session.server.ts'
import { consumeFlash } from '#app/platform/http/flash.server.ts'
import { requestFacts } from '#app/platform/http/request-context.server.ts'
import { guardRows } from '#app/platform/database/row-guard.server.ts'
import routes from '#app/routes.ts'

type Asker = Exclude<Actor, { kind: 'visitor' }>
type Ask = {
	as?: Pick<Asker, 'accountId' | 'kind'> | null | undefined
	cookie?: string
	/** Sent as a browser sends a form. */
	form?: Record<string, string> | [string, string][] | undefined
	clientAddress?: string
}

const asObjects = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
	entries.map(({ file, path, index, children }) => ({
		id: file,
		path,
		...(index ? { index } : { children: asObjects(children ?? []) }),
	})) as RouteObject[]

/** One address with the layouts around it, and the first two words of it. */
type Branch = { route: RouteObject; words: string[] }
const wordsOf = (path: string) => path.split('/').filter(Boolean)

function branchesOf(among: readonly RouteObject[], path = ''): Branch[] {
	return among.flatMap((route) => {
		const here = `${path}/${route.path ?? ''}`
		if (!route.children?.length) return { route, words: wordsOf(here).slice(0, 2) }
		return branchesOf(route.children, here).map((inside) => ({
			route: { ...route, children: [inside.route] } as RouteObject,
			words: inside.words,
		}))
	})
}
export const allRoutes = asObjects(routes)
const branches = branchesOf(allRoutes)

/** The router works out the order of all that it is given each time: of all routes this took a third of what a loader takes. */
export function matchesOf(pathname: string) {
	const asked = wordsOf(pathname.toLowerCase())
	const mayMatch = ({ words }: Branch) =>
		words.every((word, at) => /^:|^\*|\?$/.test(word) || word.toLowerCase() === asked[at])
	return matchRoutes(
		branches.filter(mayMatch).map(({ route }) => route),
		pathname,
	)
}

/** As the router names the route that it found. */
const patternOf = (matches: readonly { route: RouteObject }[]) =>
	matches.flatMap(({ route: { path } }) => path ?? []).join('/')

/**
 * What the loader or the action at this address gets when this person asks, after the middleware of root.tsx and of the
 * groups around it in routes.ts. Throws what they throw.
 */
export async function routeArgs(path: string, { as, cookie, form, clientAddress = '203.0.113.9' }: Ask = {}) {
	const session = as
		? (await aSession({ id: as.accountId, kind: as.kind === 'interviewer' ? 'member' : as.kind })).cookie
		: ''
	const request = new Request(`http://localhost:3000${path}`, {
		headers: { cookie: cookie ?? session },
		...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
	})
	const url = new URL(request.url)
	const matches = matchesOf(url.pathname) ?? []
	const context = new RouterContextProvider()
	context.set(requestFacts, { requestId: '', cspNonce: '', clientAddress, firstPage: false, language: null })
	const args = { request, context, params: matches.at(-1)?.params ?? {}, url, pattern: patternOf(matches) }
	const next = () => Promise.resolve(new Response())
	await identifyActor(findMembership)(args, next)
	for (const { route } of matches.filter(({ route: { id } }) => id?.includes('/group-'))) {
		const layout = (await import(`../app/${route.id}`)) as { middleware?: MiddlewareFunction<Response>[] }
		for (const middleware of layout.middleware ?? []) await middleware(args, next)
	}
	return args as never
}

/** What a loader or an action returned or threw. */
// biome-ignore format: one line reads better
export type RouteAnswer = Response & { init?: { status?: number; headers?: HeadersInit }; data?: { kind: string; profile: Record<string, unknown> } }

/** Asks a loader or an action, as the server does; what is thrown is an answer too. */
export async function askRoute(run: unknown, path: string, ask: Ask = {}) {
	return guardRows(async () => {
		try {
			return (await (run as (given: unknown) => Promise<unknown>)(await routeArgs(path, ask))) as RouteAnswer
		} catch (error) {
			return error as RouteAnswer
		}
	})
}

/** Where an action leads, and the message it leaves there. */
export async function redirectOf(answer: unknown) {
	const { headers } = answer as RouteAnswer
	const cookie = headers.get('Set-Cookie')?.split(';')[0] ?? ''
	const flash = await consumeFlash(new Request('http://localhost:3000/', { headers: { cookie } }))
	return { to: headers.get('Location'), message: flash?.message }
}
