import { words } from '#app/platform/language/words.ts'

/** As whom one may look at one's own profile, by the word in the address. */
export const profileViewers = words({
	hospital: 'A hospital',
	'hospital-shortlisted': 'Hospital that shortlisted you',
	visitor: 'Visitor (not logged in)',
})

export type ProfileViewer = keyof typeof profileViewers

export const isViewer = (word: string | null): word is ProfileViewer =>
	word !== null && Object.hasOwn(profileViewers, word)
