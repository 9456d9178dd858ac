import { z } from 'zod'
import { plainText } from '#app/platform/text.server.ts'
import { longestName, longestQuery } from './limits.ts'

/** The filters that are on, as the address of the list has them. */
export const SearchInput = z.object({
	search: z
		.string()
		.prefault('')
		.transform((query) => query.slice(0, longestQuery)),
})

export const NameInput = z.object({ name: plainText({ max: longestName }) })
