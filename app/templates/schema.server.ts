import { z } from 'zod'
import { plainText } from '#app/platform/text/text.server.ts'
import { unknownField, unknownFieldMessage } from './fields.ts'
import { longestName, longestText, type TemplateKind } from './kinds.ts'

/** Text that may hold fields: one that does not exist would be read by the specialist as it stands. */
export const refuseUnknownField = (text: string | null, context: z.RefinementCtx) => {
	const written = text === null ? null : unknownField(text)
	if (written) context.addIssue({ code: 'custom', message: unknownFieldMessage(written) })
}

const version = z
	.string()
	.regex(/^\d{1,9}$/)
	.prefault('0')
	.transform(Number)

/** What a template of a kind holds. */
export const templateInput = (kind: TemplateKind) =>
	z.object({
		name: plainText({ max: longestName }),
		body:
			kind === 'rejection-reason'
				? z.literal('').prefault('')
				: plainText({ max: longestText[kind], multiline: true }).superRefine(refuseUnknownField),
		version,
	})
