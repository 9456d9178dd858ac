import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { explainFailure } from './explain-failure.ts'

test('a taken port names both settings that may have chosen it', async () => {
	const [first, second] = [createServer(), createServer()]
	await once(first.listen(0, '127.0.0.1'), 'listening')
	const { port } = first.address() as AddressInfo
	const [error] = await once(second.listen(port, '127.0.0.1'), 'error').catch((thrown: unknown) => [thrown])
	first.close()

	expect(explainFailure(error)).toMatch(/^Port \d+ is taken by another program\. .*PORT.*METRICS_PORT/)
})
