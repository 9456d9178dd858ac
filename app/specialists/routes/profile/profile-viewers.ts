/** As whom one may look at one's own profile, by the word in the address. */
export const profileViewers = {
	hospital: 'A hospital',
	'hospital-shortlisted': 'Hospital that shortlisted you',
	visitor: 'Visitor (not logged in)',
} as const

export type ProfileViewer = keyof typeof profileViewers

export const isViewer = (word: string | null): word is ProfileViewer =>
	word !== null && Object.hasOwn(profileViewers, word)
