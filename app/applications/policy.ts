import { mayReadResumeFile, type Relation } from '#app/relations/rules.ts'
import type { Stage } from './stage.ts'

/** A withdrawal takes the profile and the file back from this application. */
export const mayReadApplication = (stage: Stage) => stage !== 'withdrawn'

/** The file that was sent along: with mutual interest, once a scanner has called it clean. Before that there is its preview. */
export const mayReadAttachment = (
	application: { stage: Stage; scan: 'scanning' | 'clean' | 'infected' | null },
	relation: Relation,
) => mayReadApplication(application.stage) && mayReadResumeFile(relation) && application.scan === 'clean'
