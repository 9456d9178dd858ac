import { z } from 'zod'
import { plainText } from '#app/platform/text/text.server.ts'
import { longestName, longestQuery } from './limits.ts'

/** The filters that are on, as the address of the list has them; written again, because it becomes part of an address. */
export const SearchInput = z.object({
	search: z
		.string()
		.prefault('')
		.transform((query) => new URLSearchParams(query.slice(0, longestQuery)).toString()),
})

export const NameInput = z.object({ name: plainText({ max: longestName }) })
