import { scanFileLater } from './file-scan.server.ts'
import { removeUnheldFile } from './file-upload.server.ts'
import { writeAboutUnread } from './unread-mails.server.ts'

export const messageTasks = [scanFileLater, removeUnheldFile, writeAboutUnread]
