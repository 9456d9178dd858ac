/** Why no hospital can ask a person for cover. */
export const obstacles = {
	private: {
		title: 'You are in Private Mode',
		text: 'Hospitals cannot ask you for cover while it is on.',
		link: { to: '/settings/privacy', label: 'Privacy settings' },
	},
	hiding: {
		title: 'You are not in search yet',
		text: 'Hospitals can ask you for cover once you have chosen who should not see you.',
		link: { to: '/doctors/complete-profile/details', label: 'Choose now' },
	},
	registration: {
		title: 'Your registration is not verified yet',
		text: 'Hospitals can ask only specialists whose registration we have verified.',
		link: { to: '/profile/credentials', label: 'View credentials' },
	},
	week: {
		title: 'Your week has no hours yet',
		text: 'Hospitals can ask you during your weekly hours once you have entered some.',
		link: { to: '/profile/availability', label: 'Enter hours' },
	},
	place: {
		title: 'We do not know your city',
		text: 'Hospitals ask specialists who live near them. Enter your city or a 6-digit PIN code.',
		link: { to: '/settings', label: 'Enter your city' },
	},
} as const
export type Obstacle = keyof typeof obstacles

/** Both sentences, where there is no room for a notice with a heading. */
export const obstacleLine = (obstacle: Obstacle) => `${obstacles[obstacle].title}. ${obstacles[obstacle].text}`
