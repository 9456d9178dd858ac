/** As whom one may look at one's own profile, by the word in the address. */
export const profileViewers = {
	hospital: 'A hospital',
	'hospital-shortlisted': 'A hospital that shortlisted you',
	visitor: 'A visitor',
} as const

export type ProfileViewer = keyof typeof profileViewers

export const isViewer = (word: string | null): word is ProfileViewer =>
	word !== null && Object.hasOwn(profileViewers, word)
