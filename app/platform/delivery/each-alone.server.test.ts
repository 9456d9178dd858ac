import { expect, test } from 'vitest'
import { eachAlone } from './each-alone.server.ts'

test('one that fails does not keep the others, and is told at the end', async () => {
	const done: number[] = []
	const run = async (item: number) => {
		if (item === 2) throw new Error('the second')
		done.push(item)
	}

	await expect(eachAlone([1, 2, 3], run)).rejects.toThrow('the second')

	expect(done).toEqual([1, 3])
})
