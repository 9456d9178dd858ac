import { dropReplacedDocuments } from './documents/documents.server.ts'
import { scanDocumentLater } from './documents/document-scan.server.ts'
import { filesOfCredentials } from './documents/document-upload.server.ts'
import { watchLastDays } from './expiry.server.ts'
import { paperTasks } from './papers/papers.server.ts'

/** What credentials have done in the background. */
export const credentialTasks = [
	dropReplacedDocuments,
	scanDocumentLater,
	filesOfCredentials.remove,
	watchLastDays,
	...paperTasks,
]
