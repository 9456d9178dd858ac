import { z } from 'zod'
import { optionalText } from '#app/platform/text/text.server.ts'
import { longestContact, longestReport, reportReasons } from './report-rules.ts'
import { t } from '#app/platform/language/words.ts'

export const ReportInput = z
	.object({
		reason: z.enum(reportReasons, { error: () => t`Choose a reason.` }),
		detail: optionalText({ max: longestReport, multiline: true }),
		/** Asked of visitors only. */
		contact: optionalText({ max: longestContact }).optional(),
	})
	.refine(({ reason, detail }) => reason !== 'other' || detail !== null, {
		path: ['detail'],
		error: () => t`Describe the problem.`,
	})
export type ReportInput = z.output<typeof ReportInput>
