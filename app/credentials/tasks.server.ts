import { dropReplacedDocuments } from './documents.server.ts'
import { scanDocumentLater } from './document-scan.server.ts'
import { removeUnheldDocument } from './document-upload.server.ts'
import { watchLastDays } from './expiring.server.ts'

/** What credentials have done in the background. */
export const credentialTasks = [dropReplacedDocuments, scanDocumentLater, removeUnheldDocument, watchLastDays]
