import { filesOfPhotos } from './profile/photo.server.ts'
import { dropOldResumes } from './resumes/resume.server.ts'
import { readLater, readMissing } from './resumes/resume-reading.server.ts'
import { scanLater } from './resumes/resume-scan.server.ts'
import { refreshSearchRows } from './search/search-refresh.server.ts'
import { readNamesAgain } from './resumes/read-names.server.ts'
import { filesOfResumes } from './resumes/resume-upload.server.ts'

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
