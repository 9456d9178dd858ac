import { dropReplacedDocuments } from './documents.server.ts'
import { scanDocumentLater } from './document-scan.server.ts'
import { filesOfCredentials } from './document-upload.server.ts'
import { watchLastDays } from './expiry.server.ts'

/** What credentials have done in the background. */
export const credentialTasks = [dropReplacedDocuments, scanDocumentLater, filesOfCredentials.remove, watchLastDays]
