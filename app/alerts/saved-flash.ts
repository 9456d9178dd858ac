import type { Flash } from '#app/platform/flash.ts'
import { mostSavedSearches } from './limits.ts'
import type { SaveFailure } from './saved-searches.server.ts'

const whenTold = (alertsAreOn: boolean) =>
	alertsAreOn
		? 'We tell you of urgent jobs at once, and of the others every morning at 8:00.'
		: 'Job alerts are switched off in your settings, so we tell you nothing of it.'

export const savedFlash = (
	{ id, name, isNew }: { id: string; name: string; isNew: boolean },
	alertsAreOn: boolean,
): Flash =>
	isNew
		? {
				title: 'Search saved',
				detail: `${name}. ${whenTold(alertsAreOn)}`,
				undo: { action: `/saved-searches/${id}/removal`, label: 'Undo' },
			}
		: { title: 'This search is saved already', detail: name, tone: 'info' }

export const saveRefusals: Record<SaveFailure, string> = {
	'nothing-to-save': 'Choose a filter first: a search without one finds every job.',
	'too-many': `You have ${mostSavedSearches} saved searches, which is as many as we keep. Remove one first.`,
}
