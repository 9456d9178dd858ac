import { t } from '#app/platform/language/words.ts'

/** Why no hospital can ask a person for cover. */
export const obstacles = () => ({
	private: {
		title: t`You are in Private Mode`,
		text: t`Hospitals cannot ask you for cover while it is on.`,
		link: { to: '/settings/privacy', label: t`Privacy settings` },
	},
	hiding: {
		title: t`You are not in search yet`,
		text: t`Hospitals can ask you for cover once you have chosen who should not see you.`,
		link: { to: '/doctors/complete-profile/details', label: t`Choose now` },
	},
	registration: {
		title: t`Your registration is not verified yet`,
		text: t`Hospitals can ask only specialists whose registration we have verified.`,
		link: { to: '/profile/credentials', label: t`View credentials` },
	},
	week: {
		title: t`Your week has no hours yet`,
		text: t`Hospitals can ask you during your weekly hours once you have entered some.`,
		link: { to: '/profile/availability', label: t`Enter hours` },
	},
	place: {
		title: t`We do not know your city`,
		text: t`Hospitals ask specialists who live near them. Enter your city or a 6-digit PIN code.`,
		link: { to: '/settings', label: t`Enter your city` },
	},
})
export type Obstacle = keyof ReturnType<typeof obstacles>

/** Both sentences, where there is no room for a notice with a heading. */
export const obstacleLine = (obstacle: Obstacle) => {
	const { title, text } = obstacles()[obstacle]
	return `${title}. ${text}`
}
