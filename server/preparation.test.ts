import { expect, test } from 'vitest'
import { createPreparation } from './preparation.ts'

test('a process is not ready before its searches are filled', async () => {
	const { check, end } = createPreparation(60_000)

	await expect(check()).rejects.toThrow('prepared')
	end()

	await expect(check()).resolves.toBeUndefined()
})

test('searches that are never filled keep a process from being ready for a while only', async () => {
	const { check } = createPreparation(20)

	await expect(check()).rejects.toThrow('prepared')

	await expect
		.poll(
			() =>
				check().then(
					() => 'ready',
					() => 'waiting',
				),
			{ timeout: 10_000 },
		)
		.toBe('ready')
})
