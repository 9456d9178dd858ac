import { cancelWithApplication, keepAfterClosing } from './changes/after-application.server.ts'
import { cancelBetweenStrangers } from './changes/after-block.server.ts'
import { nameInterviewReasons } from './changes/name-reasons.server.ts'
import { answerInterviewByWhatsApp } from './proposing/by-whatsapp.server.ts'
import { remindOfInterviews } from './changes/reminders.server.ts'

export const interviewTasks = [
	cancelWithApplication,
	keepAfterClosing,
	cancelBetweenStrangers,
	remindOfInterviews,
	answerInterviewByWhatsApp,
	nameInterviewReasons,
]
