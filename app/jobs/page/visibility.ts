import type { HospitalStatus } from '#app/hospitals/status.ts'
import type { JobStatus } from '../status.ts'

/** A job's viewer is from its own hospital, an operator who decides about jobs, a specialist who applied for it, or anyone else. */
export type JobViewer = 'own-hospital' | 'operator' | 'applicant' | 'other'

/** In full; as a note that it has ended; or not at all, exactly like a job that never was. */
export type Visibility = 'shown' | 'ended' | 'hidden'

export function visibilityOf(
	job: { status: JobStatus; hospitalStatus: HospitalStatus },
	jobViewer: JobViewer,
): Visibility {
	if (jobViewer === 'own-hospital' || jobViewer === 'operator') return 'shown'
	if (job.status === 'draft' || job.status === 'removed') return 'hidden'
	if (job.status === 'open' && job.hospitalStatus === 'verified') return 'shown'
	if (jobViewer === 'applicant') return 'shown'
	return job.status === 'closed' ? 'ended' : 'hidden'
}
