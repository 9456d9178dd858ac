import { expect, test } from 'vitest'
import { createMicroCache, sharedCookies } from './micro-cache.server.ts'

function counter() {
	let made = 0
	const make =
		(seconds: number, bytes = 10) =>
		async () => {
			await Promise.resolve()
			return { value: ++made, seconds, bytes }
		}
	return { make, count: () => made }
}

test('a burst of visitors costs one rendering', async () => {
	const cache = createMicroCache<number>({ entries: 10, bytes: 1_000 })
	const { make, count } = counter()

	const answers = await Promise.all(Array.from({ length: 50 }, () => cache.get('/jobs', make(2))))

	expect(count()).toBe(1)
	expect(new Set(answers)).toEqual(new Set([1]))
})

test('an expired page is rendered again', async () => {
	let now = 0
	const cache = createMicroCache<number>({ entries: 10, bytes: 1_000 }, () => now)
	const { make } = counter()
	await cache.get('/jobs', make(2))

	now = 1_999
	expect(await cache.get('/jobs', make(2))).toBe(1)
	now = 2_000
	expect(await cache.get('/jobs', make(2))).toBe(2)
})

test('an unshareable answer goes to no one else, not even to those who waited', async () => {
	const cache = createMicroCache<number>({ entries: 10, bytes: 1_000 })
	const { make } = counter()

	const answers = await Promise.all([cache.get('/x', make(0)), cache.get('/x', make(0)), cache.get('/x', make(0))])

	expect([...answers].sort((a, b) => a - b)).toEqual([1, 2, 3])
	expect(cache.size()).toEqual({ entries: 0, bytes: 0 })
})

test('a failed rendering is not kept and does not fail those who waited', async () => {
	const cache = createMicroCache<number>({ entries: 10, bytes: 1_000 })
	const failing = cache.get('/x', () => Promise.reject(new Error('no')))
	const waiting = cache.get('/x', () => Promise.resolve({ value: 7, seconds: 1, bytes: 1 }))

	await expect(failing).rejects.toThrow('no')
	expect(await waiting).toBe(7)
})

test('it never grows past its limits, however many addresses are asked for', async () => {
	const cache = createMicroCache<number>({ entries: 20, bytes: 400 })
	const { make } = counter()

	for (let i = 0; i < 200; i++) await cache.get(`/jobs?page=${i}`, make(5, 30))

	expect(cache.size()).toEqual({ entries: 13, bytes: 390 })
})

test.each([
	[undefined, ''],
	['theme=ImRhcmsi', 'theme=ImRhcmsi'],
	['device=abc.def; theme=ImRhcmsi', 'theme=ImRhcmsi'],
	['theme=ImRhcmsi; name-banner=ImNs', 'name-banner=ImNs&theme=ImRhcmsi'],
	['name-banner=ImNs; theme=ImRhcmsi', 'name-banner=ImNs&theme=ImRhcmsi'],
	['language=ImVuIg%3D%3D', 'language=ImVuIg%3D%3D'],
	['name-banner=../../../etc', undefined],
	['s=0123456789', undefined],
	['__Host-s=0123456789', undefined],
	['theme=ImRhcmsi; flash=x', undefined],
	['otp=x', undefined],
	['anything=x', undefined],
	['theme=../../../etc', undefined],
])('with cookies %j the page shared under %j is right', (cookies, key) => {
	expect(sharedCookies(cookies)).toBe(key)
})

test('what has expired is let go when something new is kept', async () => {
	let time = 0
	const cache = createMicroCache<string>({ entries: 10, bytes: 1_000 }, () => time)
	const keep = (key: string) => cache.get(key, async () => ({ value: key, seconds: 2, bytes: 10 }))
	await keep('first')
	await keep('second')
	expect(cache.size()).toEqual({ entries: 2, bytes: 20 })

	time += 2_001
	await keep('third')

	expect(cache.size()).toEqual({ entries: 1, bytes: 10 })
})
