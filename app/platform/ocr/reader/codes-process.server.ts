// A process of its own, run directly from this file: it finds the codes of one picture and ends. No model is loaded for it.
import { pixelsOf } from './pixels.server.ts'
import { readCodes } from './read-codes.server.ts'

process.once('message', async (bytes: Uint8Array) => {
	const codes = await readCodes(await pixelsOf(bytes))
	process.send?.(
		codes.map(({ text }) => text),
		() => process.exit(0),
	)
})
