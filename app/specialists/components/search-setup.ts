import { t } from '#app/platform/language/words.ts'

/** What a person is asked for before any hospital finds them: from whom to hide. */
export const searchSetup = {
	path: '/doctors/complete-profile/details',
	get title() {
		return t`Hospitals cannot find you yet`
	},
	get text() {
		return t`Confirm which hospitals should not see you. After that, the other verified hospitals can find your profile.`
	},
	get action() {
		return t`Set up profile`
	},
}
