import type { Flash } from '#app/platform/flash.ts'
import { maxSavedSearches } from './limits.ts'
import { searchesPath } from './paths.ts'
import type { SaveFailure } from './saved-searches.server.ts'

export const savedFlash = ({ id, name, isNew }: { id: string; name: string; isNew: boolean }): Flash =>
	isNew
		? {
				title: 'Search saved',
				detail: `${name}. We will alert you to new specialists every morning at 8:00 am.`,
				undo: { action: `${searchesPath}/${id}/removal`, label: 'Undo' },
			}
		: { title: 'You have already saved this search', detail: name, tone: 'info' }

export const saveRefusals: Record<SaveFailure, string> = {
	'nothing-to-save': 'Add at least one filter before you save. Without filters, the search matches every specialist.',
	'too-many': `You can keep up to ${maxSavedSearches} saved searches. Remove one to save another.`,
}
