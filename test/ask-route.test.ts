import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { allRoutes, matchesOf } from './ask-route.ts'

const addressesOf = (routes: readonly RouteObject[], path = ''): string[] =>
	routes.flatMap((route) => {
		const here = route.path ? `${path}/${route.path}` : path
		return route.children?.length ? addressesOf(route.children, here) : [here]
	})
const found = (matches: ReturnType<typeof matchesOf>) => matches?.map(({ route, params }) => [route.id, params])

test('of the routes that begin like an address, the one is found that all routes together would choose', () => {
	const addresses = addressesOf(allRoutes).map((path) => path.replace(/:\w+\??/g, 'x1').replace('*', 'no/such'))

	expect(addresses.length).toBeGreaterThan(400)
	for (const path of addresses)
		expect([path, found(matchesOf(path))]).toEqual([path, found(matchRoutes(allRoutes, path))])
})
