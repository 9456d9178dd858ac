import { cancelWithApplication, keepAfterClosing } from './after-application.server.ts'
import { cancelBetweenStrangers } from './after-block.server.ts'
import { remindOfInterviews } from './reminders.server.ts'

export const interviewTasks = [cancelWithApplication, keepAfterClosing, cancelBetweenStrangers, remindOfInterviews]
