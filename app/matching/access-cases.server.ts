import type { AccessCases, World } from '#test/access.ts'

const ofDraft = ({ draftJob }: World) => ({ jobId: draftJob.id })

export const accessCases: AccessCases = {
	'matching/routes/people': [{}, { about: 'of a draft', ids: ofDraft }],
}
