import type { SaveFailure } from './commands.server.ts'
import type { MoveFailure, UndoFailure } from './moves.server.ts'

/** Why a job was not moved, in words for its hospital. */
export const moveRefusals: Record<MoveFailure, string> = {
	'no-such-job': 'This job is not there any more.',
	'illegal-move':
		'The job has changed meanwhile, so this is not possible now. Go back, reload the page and look again.',
	'hospital-not-verified': 'Your hospital is not verified yet. You can save the job as a draft and post it afterwards.',
	incomplete: 'Something is missing. Fill in every field that is not optional, then post the job.',
	'starts-in-the-past': 'The start date is over. Choose today or a later date.',
}

export const saveRefusals: Record<SaveFailure, string> = {
	'no-such-job': 'This job is not there any more.',
	'changed-meanwhile':
		'Somebody else changed this job while you had it open. Your text is below; open the job in another tab to compare, then reload this page to go on from there.',
}

export const undoRefusals: Record<UndoFailure, string> = {
	'no-such-job': 'This job is not there any more.',
	'too-late': 'This can be undone for 60 seconds, by whoever did it. That time is over, or the job was moved again.',
	'has-applicants': 'Somebody has applied meanwhile. Pause or close the job instead.',
	'hospital-not-verified': 'Your hospital is not verified, so the job cannot be opened.',
}
