import { globSync, readFileSync } from 'node:fs'
import { createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { isUnderWay } from './reload.ts'

test('a page that is being left, or whose form is on its way, is not read again', async () => {
	const { promise, resolve } = Promise.withResolvers<null>()
	const router = createMemoryRouter([
		{ path: '/', loader: () => null, element: null },
		{ path: '/next', loader: () => promise, action: () => null, element: null },
	])
	router.initialize()
	await router.navigate('/')
	expect(isUnderWay(router.state)).toBe(false)

	const leaving = router.navigate('/next')
	expect(isUnderWay(router.state)).toBe(true)
	resolve(null)
	await leaving
	expect(isUnderWay(router.state)).toBe(false)
	router.dispose()
})

test('nothing reads a page again by another way', () => {
	const others = globSync('app/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
	const found = others.filter((file) => /useRevalidator|\.revalidate\(/.test(readFileSync(file, 'utf8')))

	expect(found.toSorted()).toEqual(['app/live/use-live-updates.ts'])
})
