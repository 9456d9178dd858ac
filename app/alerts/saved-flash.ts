import type { Flash } from '#app/platform/flash.ts'
import { maxSavedSearches } from './limits.ts'
import type { SaveFailure } from './saved-searches.server.ts'

const whenNotified = (alertsAreOn: boolean) =>
	alertsAreOn
		? 'We will alert you to urgent jobs straight away, and to other new jobs every morning at 8:00 am.'
		: 'Job alerts are off in your settings, so you will not be alerted about this search.'

export const savedFlash = (
	{ id, name, isNew }: { id: string; name: string; isNew: boolean },
	alertsAreOn: boolean,
): Flash =>
	isNew
		? {
				title: 'Search saved',
				detail: `${name}. ${whenNotified(alertsAreOn)}`,
				undo: { action: `/saved-searches/${id}/removal`, label: 'Undo' },
			}
		: { title: 'You have already saved this search', detail: name, tone: 'info' }

export const saveRefusals: Record<SaveFailure, string> = {
	'nothing-to-save': 'Add at least one filter before you save. Without filters, the search matches every job.',
	'too-many': `You can keep up to ${maxSavedSearches} saved searches. Remove one to save another.`,
}
