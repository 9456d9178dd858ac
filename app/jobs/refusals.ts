import { planRefusals } from '#app/billing/plans.ts'
import { undoSeconds } from '#app/platform/undo.ts'
import type { SaveFailure } from './commands.server.ts'
import type { TransitionFailure, UndoFailure } from './transitions.server.ts'

/** Why a job was not moved, in words for its hospital. */
export const moveRefusals: Record<TransitionFailure, string> = {
	'no-such-job': 'This job no longer exists.',
	'illegal-move': 'This job was changed while you had it open. Reload the page and try again.',
	'hospital-not-verified': 'Your hospital is not verified yet. You can save the job as a draft and post it afterwards.',
	'removal-proposed': 'Our team is checking this job. It cannot be opened until they have decided.',
	incomplete: 'Fill in all required fields before you post the job.',
	'terms-missing': 'Edit the job and add its terms: bond, original certificates and engagement.',
	'unknown-place':
		'The location was not found on the map. Choose a city or area from the suggestions, or add a 6-digit PIN code.',
	'starts-in-the-past': 'The start date has passed. Choose today or a later date.',
	'apply-by-in-the-past': 'The last day to apply has passed. Choose today or a later date.',
	...planRefusals('activeJobs'),
}

export const saveRefusals: Record<SaveFailure, string> = {
	'no-such-job': 'This job no longer exists.',
	'changed-meanwhile':
		'A colleague changed this job while you had it open. Your text is below. Open the job in another tab to compare, then reload this page and apply your changes again.',
}

export const undoRefusals: Record<UndoFailure, string> = {
	'no-such-job': 'This job no longer exists.',
	'too-late': `Only the person who made the change can undo it, within ${undoSeconds} seconds. That time has passed, or the job has changed again.`,
	'removal-proposed': moveRefusals['removal-proposed'],
	'has-applicants': 'Someone has already applied. Pause or close the job instead.',
	'hospital-not-verified': 'Your hospital is not verified, so the job cannot be opened.',
	...planRefusals('activeJobs'),
}
