import { t } from '#app/platform/language/words.ts'

/** The job title or else the reason, because accepting leads to the job. */
export const aboutOf = ({ jobTitle, reason }: { jobTitle: string | null; reason: string | null }) =>
	jobTitle ?? reason ?? t`A job opportunity`
