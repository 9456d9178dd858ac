import { filesOfPhotos } from './photo.server.ts'
import { dropOldResumes } from './resume.server.ts'
import { readLater, readMissing } from './resume-reading.server.ts'
import { scanLater } from './resume-scan.server.ts'
import { refreshSearchRows } from './search-refresh.server.ts'
import { readNamesAgain } from './read-names.server.ts'
import { filesOfResumes } from './resume-upload.server.ts'

/** What specialists have done in the background. */
export const specialistTasks = [
	refreshSearchRows,
	readNamesAgain,
	dropOldResumes,
	readLater,
	readMissing,
	scanLater,
	filesOfResumes.remove,
	filesOfPhotos.remove,
]
