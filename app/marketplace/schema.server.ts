import { z } from 'zod'
import { isId } from '#app/platform/http.ts'
import { maxSelected } from './limits.ts'

/** Our page that the button is on. */
const returnTo = z.string().max(2_000).optional()

export const ButtonInput = z.object({ returnTo })

const unique = (ids: string[]) => [...new Set(ids)].slice(0, maxSelected)
const ticked = z
	.array(z.string().refine(isId))
	.prefault([])
	.transform((ids) => unique(ids))

/** People who were ticked in a list. */
export const SelectionInput = z.object({ id: ticked, returnTo })

/** The same, or in one field what a message offers to undo. */
export const SelectionToRemove = z.object({
	id: ticked,
	ids: z
		.string()
		.prefault('')
		.transform((text) => unique(text.split(',').filter(isId))),
	returnTo,
})

/** People whom an address names. Values that are no id are dropped. */
export const readSelection = (params: URLSearchParams): string[] => unique(params.getAll('id').filter(isId))
