import { type Profession, professionOf } from '#app/catalog/specialities.ts'
import { readTypedSpeciality } from '#app/catalog/words/typed-speciality.server.ts'
import type { Flash } from '#app/platform/http/flash.ts'
import type { FormProblem } from '#app/platform/http/form.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'

/** What a form sends of a speciality: the words, and what was chosen when we asked about these words. */
export type SpecialityAnswer = {
	speciality: string
	specialityAs?: string | undefined
	specialityFor?: string | undefined
}

const professions: readonly Profession[] = ['doctor', 'nurse']

/**
 * The columns of a speciality: what the words were understood as, or the words themselves with the profession that was chosen, now or
 * when they were saved before.
 */
export function specialityColumns(answer: SpecialityAnswer, before?: { speciality: string; profession: Profession }) {
	const { speciality } = answer
	const read = readTypedSpeciality(speciality)
	const chosen = chosenAs(answer)
	const known =
		read.kind === 'known'
			? read.speciality
			: read.kind === 'unsure'
				? read.options.find(({ slug }) => slug === chosen)
				: undefined
	if (known) return { speciality: known.name, specialitySlug: known.slug, profession: known.profession }
	const said = professions.find((one) => one === chosen)
	const kept = before?.speciality === speciality ? before.profession : null
	const guessed = 'profession' in read ? read.profession : null
	return { speciality, specialitySlug: null, profession: said ?? kept ?? guessed ?? professionOf(speciality) }
}

/** The choice, unless the words were changed since we asked. */
const chosenAs = ({ speciality, specialityAs, specialityFor }: SpecialityAnswer) =>
	specialityAs && specialityFor?.trim() === speciality ? specialityAs : null

/**
 * What has to be said or asked before a speciality is saved: a trade that is not listed, and words with several readings or none.
 * Null where it was understood, where the person chose, and where the words are those that the profile has already.
 */
export function askAboutSpeciality(answer: SpecialityAnswer, stored: string | null = null): FormProblem | null {
	const { speciality } = answer
	const read = readTypedSpeciality(speciality)
	if (read.kind === 'known' || speciality === stored) return null
	if (read.kind === 'unlisted')
		return {
			fields: {
				speciality: [
					t`We list doctors and nurses. We do not list ${{ trade: read.trade }}, so this profile could not be found or matched.`,
				],
			},
		}
	const options = read.kind === 'unsure' ? read.options : []
	const free = professions.filter((one) => options.length === 0 || !read.profession || one === read.profession)
	const chosen = chosenAs(answer)
	if (chosen !== null && (free.some((one) => one === chosen) || options.some(({ slug }) => slug === chosen)))
		return null
	if (read.kind === 'unknown' && read.profession !== null) return null
	return {
		fields: {
			specialityAs: [
				options.length > 0
					? t`Choose which speciality you mean.`
					: t`We do not know this speciality. Correct it above, or choose how to keep it.`,
			],
		},
		choices: {
			specialityAs: [
				...options.map(({ slug, name }) => ({ value: slug, label: saidName(name) })),
				...free.map((one) => ({
					value: one,
					label:
						one === 'doctor' ? t`Keep “${{ speciality }}”. I am a doctor.` : t`Keep “${{ speciality }}”. I am a nurse.`,
					hint: notUnderstood(),
				})),
			],
		},
	}
}

/** What to say after saving: the speciality, where it differs from the words, or that these are not understood. */
export function understoodAs(answer: SpecialityAnswer): Flash | null {
	const { speciality, specialitySlug } = specialityColumns(answer)
	if (specialitySlug === null) return { title: t`Speciality saved as “${{ speciality }}”`, detail: notUnderstood() }
	return speciality.toLowerCase() === answer.speciality.toLowerCase()
		? null
		: {
				title: t`“${{ typed: answer.speciality }}” saved as ${{ speciality: saidName(speciality) }}`,
				detail: t`You can change it under Settings.`,
			}
}

/** Whether a saved speciality is free text, so that nothing can be promised of it. */
export const notUnderstood = () =>
	t`We do not know this speciality. Job matches, job alerts and the filters of hospitals cannot use it.`
