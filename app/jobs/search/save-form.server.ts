import { z } from 'zod'

/** Our page that the button is on. */
export const ButtonInput = z.object({ returnTo: z.string().max(2_000).optional() })
