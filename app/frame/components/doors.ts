import { t } from '#app/platform/language/words.ts'

type Doors = { register: string; login: string; other: { to: string; label: string } }

const specialistLogin = '/doctors/register?mode=login'
const ofSpecialists: Doors = {
	register: '/doctors/register',
	login: specialistLogin,
	other: {
		to: '/hospital/auth',
		get label() {
			return t`Hospital portal`
		},
	},
}
const ofHospitals: Doors = {
	register: '/hospital/auth?tab=register',
	login: '/hospital/auth',
	other: {
		to: specialistLogin,
		get label() {
			return t`Login for specialists`
		},
	},
}

/** Pages that speak to hospitals; the page of one hospital is for specialists. */
const forHospitals = /^\/(hospital\/.*|hospitals(\/(plans|faq|auth))?|doctor-database|doctors\/database|developers)\/?$/

/** Where a visitor of this page registers and logs in. */
export const doorsAt = (pathname: string): Doors => (forHospitals.test(pathname) ? ofHospitals : ofSpecialists)
