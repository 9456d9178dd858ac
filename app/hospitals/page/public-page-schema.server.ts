import { z } from 'zod'
import { optionalText, plainText } from '#app/platform/text/text.server.ts'
import { parts, wholeNumber } from '#app/platform/text/typed-fields.server.ts'
import { photoRule } from './picture-rules.ts'
import { publicPageLimits as limits } from './public-page-limits.ts'
import { website } from '../schema.server.ts'

/** The website has a field of its own; everything else leads to the jobs. */
const withoutContact = 'Specialists reach you by applying to your jobs.'

export const photoCaption = plainText({ max: photoRule.caption, withoutContact })

const reply = optionalText({ max: limits.reply, multiline: true, withoutContact })

export const PublicPageInput = z.object({
	version: z
		.string()
		.regex(/^\d{1,9}$/)
		.transform(Number),
	about: optionalText({ max: limits.about, multiline: true, withoutContact }),
	promiseReply: reply,
	ratingReply: reply,
	website,
	beds: wholeNumber(1, limits.beds, `Enter a whole number from 1 to ${limits.beds.toLocaleString('en-IN')}.`, 'beds'),
	operationTheatres: wholeNumber(1, limits.theatres, `Enter a whole number from 1 to ${limits.theatres}.`, 'tables'),
	facilities: parts(
		/[,\n]/,
		limits.facilities,
		limits.facility,
		`List up to ${limits.facilities} facilities.`,
		withoutContact,
	),
})
export type PublicPageInput = z.infer<typeof PublicPageInput>
