import { z } from 'zod'
import { removeOldRows } from '#app/platform/retention.server.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { declarations } from './declarations.server.ts'

/** Every night: rows that were kept for as long as their table says. */
export const removeWhatIsOld = defineTask({
	name: 'personal-data.remove-old-rows',
	payload: z.object({}),
	schedule: '15 3 * * *',
	run: () => removeOldRows(declarations),
})
