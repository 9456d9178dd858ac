import { z } from 'zod'
import { optionalText, plainText } from '#app/platform/text.server.ts'
import { longestContact, longestOutcome, longestReport, reportReasons } from './report-rules.ts'

export const ReportInput = z
	.object({
		reason: z.enum(reportReasons, { error: 'Choose a reason.' }),
		detail: optionalText({ max: longestReport, multiline: true }),
		/** Asked of visitors only. */
		contact: optionalText({ max: longestContact }).optional(),
	})
	.refine(({ reason, detail }) => reason !== 'other' || detail !== null, {
		path: ['detail'],
		error: 'Describe the problem.',
	})
export type ReportInput = z.output<typeof ReportInput>

/** What an operator decides about a report. The words go to whoever reported, and to the hospital whose job is removed. */
export const SettlementInput = z.object({
	verdict: z.enum(['remove', 'keep'], { error: 'Choose what happens to the job.' }),
	outcome: plainText({ max: longestOutcome, multiline: true }),
})
export type SettlementInput = z.output<typeof SettlementInput>
