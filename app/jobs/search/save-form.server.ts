import { z } from 'zod'
import { longestReturnTo } from '#app/platform/http/return-to.ts'

/** Our page that the button is on. */
export const ButtonInput = z.object({ returnTo: z.string().max(longestReturnTo).optional() })
