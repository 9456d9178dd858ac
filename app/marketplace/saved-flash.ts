import type { Flash } from '#app/platform/flash.ts'
import { mostSavedSearches } from './limits.ts'
import { searchesPath } from './paths.ts'
import type { SaveFailure } from './saved-searches.server.ts'

export const savedFlash = ({ id, name, isNew }: { id: string; name: string; isNew: boolean }): Flash =>
	isNew
		? {
				title: 'Search saved',
				detail: `${name}. We tell you every morning at 8:00 who is newly listed.`,
				undo: { action: `${searchesPath}/${id}/removal`, label: 'Undo' },
			}
		: { title: 'This search is saved already', detail: name, tone: 'info' }

export const saveRefusals: Record<SaveFailure, string> = {
	'nothing-to-save': 'Choose a filter first: a search without one finds everybody.',
	'too-many': `You have ${mostSavedSearches} saved searches, which is as many as we keep. Remove one first.`,
}
