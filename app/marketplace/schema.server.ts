import { z } from 'zod'
import { isId } from '#app/platform/http/http.ts'
import { optionalText, plainText } from '#app/platform/text/text.server.ts'
import { longestReturnTo } from '#app/platform/http/return-to.ts'
import { maxSelected } from './limits.ts'
import { withIds } from './paths.ts'
import { longestNote, longestPoolName } from './candidates/pools.ts'

/** Our page that the button is on. */
const returnTo = z.string().max(longestReturnTo).optional()

export const ButtonInput = z.object({ returnTo })

const unique = (ids: string[]) => [...new Set(ids)].slice(0, maxSelected)
const ticked = z
	.array(z.string().refine(isId))
	.prefault([])
	.transform((ids) => unique(ids))

/** People who were ticked in a list. */
export const SelectionInput = z.object({ id: ticked, returnTo })

/** People in one field: whom a message offers to undo, or who come next. */
export const inOneField = z
	.string()
	.prefault('')
	.transform((text) => unique(text.split(',').filter(isId)))

/** Those who were ticked, or those of an undo. */
export const SelectionToRemove = z.object({ id: ticked, ids: inOneField, returnTo })

/** People whom an address names. Values that are no id are dropped. */
export const readSelection = (params: URLSearchParams): string[] => unique(params.getAll('id').filter(isId))

/** The same of a form that was sent only to open a page, and how many it named. */
export const readTicked = (form: FormData) => {
	const ids = [...new Set(form.getAll('id').map(String).filter(isId))]
	return { ids: ids.slice(0, maxSelected), selected: ids.length }
}

/** The page of ticked people, whose address holds the first of them and the number of all. */
export function pageOfTicked(path: string, form: FormData): string {
	const { ids, selected } = readTicked(form)
	return `${withIds(path, ids)}${selected > ids.length ? `&of=${selected}` : ''}`
}

/** How many were ticked, where the address holds the first of them. */
export const countTicked = (params: URLSearchParams, read: number): number =>
	Math.max(read, Number(/^\d{1,4}$/.exec(params.get('of') ?? '')?.[0] ?? 0))

export const PoolNameInput = z.object({ name: plainText({ max: longestPoolName }) })

/** A new list, with the people who were ticked. */
export const NewPoolInput = PoolNameInput.extend({ id: ticked })

/** People who go to another list, or back from it. */
export const MoveInput = SelectionToRemove.extend({
	/** Of those who go back, who was in both lists before. */
	staying: inOneField,
	/** Empty for the first list. */
	to: z
		.union([z.literal(''), z.string().refine(isId)])
		.optional()
		.transform((id) => id || null),
})

/** A note, and the one that the member saw. */
export const NoteInput = z.object({
	note: optionalText({ max: longestNote, multiline: true }),
	before: optionalText({ max: longestNote, multiline: true }),
	/** Puts someone who is in no list into the one of the note. */
	saves: z.literal('on').optional(),
	returnTo,
})
