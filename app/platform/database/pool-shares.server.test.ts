import { afterEach, expect, test, vi } from 'vitest'
import { type Borrower, createPoolShares } from './pool-shares.server.ts'

const visitor = (source: string): Borrower => ({ request: {}, source, isVisitor: true })
const member = (source: string): Borrower => ({ request: {}, source, isVisitor: false })
/** Long enough to see that a connection is not given, and no test waits for its end. */
const never = 60_000

afterEach(() => void vi.useRealTimers())

const isGiven = (lent: Promise<unknown>) =>
	Promise.race([lent.then(() => true), new Promise((resolve) => setImmediate(() => resolve(false)))])

test('one address has four connections in ten, and the next address gets one at once', async () => {
	const borrow = createPoolShares(10, never)
	const [first] = await Promise.all(Array.from({ length: 4 }, () => borrow(visitor('203.0.113.7'))))
	const fifth = borrow(visitor('203.0.113.7'))

	expect(await isGiven(fifth)).toBe(false)
	expect(await isGiven(borrow(visitor('198.51.100.1')))).toBe(true)
	first?.()
	expect(await isGiven(fifth)).toBe(true)
})

test('visitors leave three connections in ten to people who are logged in', async () => {
	const borrow = createPoolShares(10, never)
	for (let i = 0; i < 7; i++) await borrow(visitor(`203.0.113.${i}`))

	expect(await isGiven(borrow(visitor('198.51.100.1')))).toBe(false)
	for (let i = 0; i < 3; i++) expect(await isGiven(borrow(member(`account ${i}`)))).toBe(true)
	expect(await isGiven(borrow(member('account 4')))).toBe(false)
})

test('a request that has a connection gets a second one though its account has all it may have, and no fourth', async () => {
	const borrow = createPoolShares(10, never)
	const page = member('an account')
	await borrow(page)
	for (let i = 0; i < 3; i++) await borrow(member('an account'))

	expect(await isGiven(borrow(member('an account')))).toBe(false)
	expect(await isGiven(borrow(page))).toBe(true)
	expect(await isGiven(borrow(page))).toBe(true)
	expect(await isGiven(borrow(page))).toBe(false)
})

test('tasks may use every connection, and where none becomes free the app is busy', async () => {
	const borrow = createPoolShares(2, 1)
	const back = await borrow(null)
	await borrow(null)

	await expect(borrow(null)).rejects.toMatchObject({ name: 'ServerBusy' })
	back()
	expect(await isGiven(borrow(null))).toBe(true)
})

test('a page that asks for much at once waits for its own statements, however long they take', async () => {
	vi.useFakeTimers()
	const borrow = createPoolShares(10, 1_000)
	const page = member('an account')
	const [back] = await Promise.all([borrow(page), borrow(page), borrow(page)])
	let outcome = 'waits'
	borrow(page).then(
		() => (outcome = 'given'),
		() => (outcome = 'refused'),
	)

	await vi.advanceTimersByTimeAsync(4_500)
	expect(outcome).toBe('waits')
	back?.()
	await vi.advanceTimersByTimeAsync(0)
	expect(outcome).toBe('given')
})

test('from when it waits for the statements of others, a page is as patient as any', async () => {
	vi.useFakeTimers()
	const borrow = createPoolShares(10, 1_000)
	const page = member('an account')
	const [back] = await Promise.all([borrow(page), borrow(page), borrow(page)])
	for (let i = 0; i < 8; i++) void borrow(null)
	let outcome = 'waits'
	borrow(page).catch(() => (outcome = 'refused'))

	await vi.advanceTimersByTimeAsync(900)
	back?.()
	await vi.advanceTimersByTimeAsync(999)
	expect(outcome).toBe('waits')
	await vi.advanceTimersByTimeAsync(1)
	expect(outcome).toBe('refused')
})

test('a request that learns its account gives its connection back to the address that had it', async () => {
	const borrow = createPoolShares(10, never)
	const asked = visitor('203.0.113.7')
	const back = await borrow(asked)
	asked.source = 'an account'
	back()

	for (let i = 0; i < 4; i++) expect(await isGiven(borrow(visitor('203.0.113.7')))).toBe(true)
})
