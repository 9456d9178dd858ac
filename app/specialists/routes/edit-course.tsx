import { suggestionPaths } from '#app/catalog/suggestion-paths.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { refuseDemandsOfSpecialist } from '#app/moderation/advice.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { labelsOf } from '#app/platform/text/declared-fields.ts'
import { SectionFields } from '../components/section-fields.tsx'
import { SectionForm } from '../components/section-form.tsx'
import { educationList } from '../sections/entries.server.ts'
import { answerEntry, openEntry } from '../sections/entry-page.server.ts'
import { educationContent, educationInput } from '../sections/entry-schemas.server.ts'
import { courseFields } from '../sections/section-fields.ts'
import { educationLabels } from '../sections/section-labels.ts'
import type { Route } from './+types/edit-course.ts'
import { t } from '#app/platform/language/words.ts'

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

const isYear = (name: keyof typeof courseFields) => name === 'startYear' || name === 'endYear'
const { degrees, degreeMeaning, colleges, collegeMeaning } = suggestionPaths
const suggest = {
	degree: { source: degrees, meaning: degreeMeaning },
	institution: { source: colleges, meaning: collegeMeaning },
}

export default function EditCourse({ loaderData: { entry, seen }, actionData: refused }: Route.ComponentProps) {
	const actionData = useTyped(refused)
	const fields = { fields: courseFields, stored: entry, problem: actionData }
	return (
		<SectionForm
			title={entry ? t`Edit: ${{ degree: entry.degree }}` : t`Add a degree or course`}
			back={{ to: '/profile/education', label: t`Education` }}
			labels={labelsOf(courseFields)}
			seen={seen}
			problem={actionData}
		>
			<SectionFields {...fields} only={(name) => !isYear(name)} suggest={suggest} />
			<div className="grid max-w-md grid-cols-2 items-start gap-3">
				<SectionFields {...fields} only={isYear} />
			</div>
		</SectionForm>
	)
}
