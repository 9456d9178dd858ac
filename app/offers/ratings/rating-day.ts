import { addDays } from '#app/platform/text/dates.ts'
import { ratingAfterDays } from '../limits.ts'

/** The first day on which the two sides of a placement can rate each other. */
export const ratingOpensOn = (startedOn: string) => addDays(startedOn, ratingAfterDays)
