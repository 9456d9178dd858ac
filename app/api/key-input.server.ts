import { z } from 'zod'
import { plainText } from '#app/platform/text/text.server.ts'
import { longestKeyName } from './limits.ts'
import { scopes } from './scopes.ts'

export const KeyInput = z.object({
	name: plainText({ max: longestKeyName }),
	scopes: z.array(z.enum(scopes)).min(1, { error: 'Choose at least one permission.' }),
})
