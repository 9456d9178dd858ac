// A process of its own, run directly from this file: it finds the codes of one picture and ends. No model is loaded for it.
import { answerOnce } from '../../process-answer.server.ts'
import { pixelsOf } from './pixels.server.ts'
import { readCodes } from './read-codes.server.ts'

answerOnce(async (bytes) => (await readCodes(await pixelsOf(bytes))).map(({ text }) => text))
