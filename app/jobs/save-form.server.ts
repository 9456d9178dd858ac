import { z } from 'zod'

/** The page of ours that the button stands on. */
export const ButtonInput = z.object({ returnTo: z.string().max(2_000).optional() })
