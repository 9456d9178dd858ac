/** What a person is asked for before any hospital finds them: from whom to hide. */
export const searchSetup = {
	title: 'Hospitals cannot find you yet',
	text: 'Confirm which hospitals should not see you. After that, the other verified hospitals can find your profile.',
	path: '/doctors/complete-profile/details',
	action: 'Set up profile',
} as const
