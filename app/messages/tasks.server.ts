import { answerContactByWhatsApp } from './answering/contact-by-whatsapp.server.ts'
import { settleAcceptance } from './later-acceptance.server.ts'
import { scanFileLater } from './files/file-scan.server.ts'
import { filesOfMessages } from './files/file-upload.server.ts'
import { writeAboutUnread } from './unread-mails.server.ts'

export const messageTasks = [
	settleAcceptance,
	scanFileLater,
	filesOfMessages.remove,
	writeAboutUnread,
	answerContactByWhatsApp,
]
