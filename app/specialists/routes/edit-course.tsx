import { suggestionPaths } from '#app/catalog/suggestion-paths.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { refuseDemandsOfSpecialist } from '#app/moderation/advice.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { SuggestField } from '#app/ui/fields/suggest-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { SectionForm } from '../components/section-form.tsx'
import { educationList } from '../sections/entries.server.ts'
import { answerEntry, openEntry } from '../sections/entry-page.server.ts'
import { educationContent, educationInput } from '../sections/entry-schemas.server.ts'
import { sectionLimits } from '../sections/section-limits.ts'
import { educationLabels } from '../sections/section-labels.ts'
import type { Route } from './+types/edit-course.ts'

/** A degree or course to add, or the one that the address names. */
export const loader = ({ params, context }: Route.LoaderArgs) =>
	openEntry(specialistOf(context), educationList, params.entryId)

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const { entryId } = params
	// What is not there, or not theirs, is not there for a wrong form either.
	await openEntry(actor, educationList, entryId)
	const form = await parseForm(request, educationInput().superRefine(refuseDemandsOfSpecialist))
	if (!form.ok) return invalid(form.problem)
	const sent = { content: educationContent(form.value), seen: form.value.seen, values: form.values }
	return answerEntry(actor, educationList, entryId, sent, educationLabels)
}

// Also after a clash, when the form shows the values stored now.
export const shouldRevalidate = () => true

const none: string[] = []

const labels = {
	degree: 'Degree or course',
	field: 'Subject',
	institution: 'Institution',
	startYear: 'Year started',
	endYear: 'Year completed',
}

export default function EditCourse({ loaderData: { entry, seen }, actionData: refused }: Route.ComponentProps) {
	const actionData = useTyped(refused)
	const field = (name: keyof typeof labels, stored: string | number | null | undefined) => ({
		name,
		label: labels[name],
		defaultValue: fieldValue(actionData, name, stored?.toString()),
		error: actionData?.fields?.[name],
	})
	return (
		<SectionForm
			title={entry ? `Edit: ${entry.degree}` : 'Add a degree or course'}
			back={{ to: '/profile/education', label: 'Education' }}
			labels={labels}
			seen={seen}
			problem={actionData}
		>
			<SuggestField
				{...field('degree', entry?.degree)}
				suggestions={none}
				source={suggestionPaths.degrees}
				meaning={suggestionPaths.degreeMeaning}
				hint="As printed on the certificate, for example MBBS, MD, BSc Nursing"
				required
				maxLength={sectionLimits.degree}
			/>
			<TextField {...field('field', entry?.field)} optional maxLength={sectionLimits.field} />
			<SuggestField
				{...field('institution', entry?.institution)}
				suggestions={none}
				source={suggestionPaths.colleges}
				meaning={suggestionPaths.collegeMeaning}
				hint="Name and city, for example AFMC Pune"
				required
				maxLength={sectionLimits.institution}
			/>
			<div className="grid max-w-md grid-cols-2 items-start gap-3">
				<TextField {...field('startYear', entry?.startYear)} optional inputMode="numeric" maxLength={30} />
				<TextField {...field('endYear', entry?.endYear)} optional inputMode="numeric" maxLength={30} />
			</div>
		</SectionForm>
	)
}
