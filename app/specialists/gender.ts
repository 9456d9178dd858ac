import { t } from '#app/platform/language/words.ts'

/** Given voluntarily and only counted over many people. No disclosure level includes it. */
export const genders = ['female', 'male', 'other'] as const
export type Gender = (typeof genders)[number]

export const genderNames: Readonly<Record<Gender, string>> = {
	get female() {
		return t`Woman`
	},
	get male() {
		return t`Man`
	},
	get other() {
		return t.of('gender')`Other`
	},
}
