import { words } from '#app/platform/language/words.ts'

/**
 * What a credential was held against, the strongest first. They are never mixed: each says what was done and by whom, and nothing stronger
 * may be said of a check than what was done.
 */
export const checkGrades = ['signed', 'council-page', 'register', 'seen'] as const
export type CheckGrade = (typeof checkGrades)[number]

/** As hospitals read it. */
export const gradeNames: Record<CheckGrade, string> = words({
	signed: 'Digitally signed by its issuer',
	'council-page': 'Found on the issuer’s page',
	register: 'Found on a register',
	seen: 'Document seen by our team',
})
