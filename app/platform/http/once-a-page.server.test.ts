import { expect, test, vi } from 'vitest'
import { asPage, onceAPage } from './once-a-page.server.ts'

const aRead = () => {
	const read = vi.fn<(key: string) => Promise<string>>((key) => Promise.resolve(`facts of ${key}`))
	return { read, shared: onceAPage(read) }
}

test('the parts of a page share a read, one for each key', async () => {
	const { read, shared } = aRead()

	const answers = await asPage(() => Promise.all([shared('Asha'), shared('Asha'), shared('Ravi')]))

	expect(answers).toEqual(['facts of Asha', 'facts of Asha', 'facts of Ravi'])
	expect(read).toHaveBeenCalledTimes(2)
})

test('the next page reads again, and what is no page reads every time', async () => {
	const { read, shared } = aRead()

	await asPage(() => shared('Asha'))
	await asPage(() => shared('Asha'))
	await shared('Asha')
	await shared('Asha')

	expect(read).toHaveBeenCalledTimes(4)
})
