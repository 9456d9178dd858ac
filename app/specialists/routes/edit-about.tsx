import { specialistOf } from '#app/identity/groups.server.ts'
import { fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { refuseDemandsOfSpecialist } from '#app/moderation/advice.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { RadioGroup } from '#app/ui/fields/choice-group.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { SectionForm } from '../components/section-form.tsx'
import { genderNames, genders } from '../gender.ts'
import { openSection } from '../sections/revisions.server.ts'
import { aboutSection } from '../sections/section-contents.server.ts'
import { sectionLimits } from '../sections/section-limits.ts'
import { answerSave } from '../sections/section-page.server.ts'
import { AboutInput } from '../sections/section-schemas.server.ts'
import { aboutLabels } from '../sections/section-labels.ts'
import type { Route } from './+types/edit-about.ts'

export const loader = ({ context }: Route.LoaderArgs) => openSection(specialistOf(context), aboutSection)

export async function action({ request, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const form = await parseForm(request, AboutInput.superRefine(refuseDemandsOfSpecialist))
	if (!form.ok) return invalid(form.problem)
	const { seen, ...content } = form.value
	return answerSave(actor, aboutSection, { content, seen, values: form.values }, aboutLabels)
}

// Also after a clash, when the form shows the values stored now.
export const shouldRevalidate = () => true

const labels = { yearsOfExperience: 'Years of experience', bio: 'About you', gender: 'Gender' }

const genderChoices = [
	{ value: '', label: 'Prefer not to say' },
	...genders.map((gender) => ({ value: gender, label: genderNames[gender] })),
]

export default function EditAbout({ loaderData: { content, seen }, actionData: refused }: Route.ComponentProps) {
	const actionData = useTyped(refused)
	return (
		<SectionForm
			title="About you"
			lead="This is the first thing a hospital reads. Do not add your phone number or email here; we share them when a hospital shortlists you or you accept its contact request, if your settings allow it."
			labels={labels}
			seen={seen}
			problem={actionData}
		>
			<TextField
				name="yearsOfExperience"
				label={labels.yearsOfExperience}
				optional
				hint="Years since you qualified, as a whole number."
				inputMode="numeric"
				maxLength={30}
				suffix="years"
				className="field-narrow"
				defaultValue={fieldValue(actionData, 'yearsOfExperience', content.yearsOfExperience?.toString())}
				error={actionData?.fields?.['yearsOfExperience']}
			/>
			<TextArea
				name="bio"
				label={labels.bio}
				optional
				hint="Cases you handle, the team you work best with, and what you are looking for next."
				rows={8}
				maxLength={sectionLimits.bio}
				defaultValue={fieldValue(actionData, 'bio', content.bio)}
				error={actionData?.fields?.['bio']}
			/>
			<RadioGroup
				name="gender"
				label={labels.gender}
				optional
				hint="Never shown on your profile. Hospitals see only percentages across groups of five or more people. It does not affect your position in search results."
				options={genderChoices}
				defaultValue={fieldValue(actionData, 'gender', content.gender)}
				error={actionData?.fields?.['gender']}
			/>
		</SectionForm>
	)
}
