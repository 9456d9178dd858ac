import { expect, onTestFinished, test, vi } from 'vitest'
import { reloadsWith } from './reloads.ts'

/** A page that is busy, and whose reloads end, when the story says so. */
function aPage() {
	const ends: (() => void)[] = []
	let isBusy = false
	const page = reloadsWith(
		() => new Promise<void>((resolve) => ends.push(resolve)),
		() => isBusy,
	)
	const end = async () => {
		ends.at(-1)?.()
		await new Promise((resolve) => setImmediate(resolve))
	}
	const setBusy = (now: boolean) => {
		isBusy = now
	}
	return { ...page, end, setBusy, count: () => ends.length }
}

test('a page reloads for the next change as well', async () => {
	const page = aPage()
	page.change()
	await page.end()

	page.change()

	expect(page.count()).toBe(2)
})

test('changes during a reload cause one more after it, and those while the page is busy one when it is not', async () => {
	const page = aPage()
	page.change()
	page.change()
	page.change()
	expect(page.count()).toBe(1)
	await page.end()
	expect(page.count()).toBe(2)
	await page.end()

	page.setBusy(true)
	page.change()
	page.goOn()
	expect(page.count()).toBe(2)
	page.setBusy(false)
	page.goOn()
	expect(page.count()).toBe(3)
})

test('a change during a reload waits for what began during it', async () => {
	const page = aPage()
	page.change()
	page.change()
	page.setBusy(true)
	await page.end()
	expect(page.count()).toBe(1)

	page.setBusy(false)
	page.goOn()

	expect(page.count()).toBe(2)
})

test('a reload that never ends does not hold back the one after it for good', async () => {
	vi.useFakeTimers()
	onTestFinished(() => void vi.useRealTimers())
	const page = aPage()
	page.change()
	page.change()

	await vi.advanceTimersByTimeAsync(20_000)

	expect(page.count()).toBe(2)
})
