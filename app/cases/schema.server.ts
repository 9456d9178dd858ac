import { z } from 'zod'
import { plainText } from '#app/platform/text/text.server.ts'
import { longestCaseText } from './case-work.ts'

/** What a hospital or specialist writes to our team about a check. */
export const AnswerInput = z.object({ body: plainText({ max: longestCaseText, multiline: true }) })
export const AppealInput = z.object({ reason: plainText({ max: longestCaseText, multiline: true }) })
