import { type Shift, shiftName, shifts } from '#app/catalog/shifts.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { invalid } from '#app/platform/http/http.ts'
import { CheckboxGroup } from '#app/ui/fields/choice-group.tsx'
import { chosenValues, SectionForm } from '../components/section-form.tsx'
import { openSection } from '../sections/revisions.server.ts'
import { shiftsSection } from '../sections/section-contents.server.ts'
import { answerSave } from '../sections/section-page.server.ts'
import { ShiftsInput } from '../sections/section-schemas.server.ts'
import { shiftLabels } from '../sections/section-labels.ts'
import type { Route } from './+types/edit-shifts.ts'
import { t, words } from '#app/platform/language/words.ts'

export const loader = ({ context }: Route.LoaderArgs) => openSection(specialistOf(context), shiftsSection)

export async function action({ request, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const form = await parseForm(request, ShiftsInput)
	if (!form.ok) return invalid(form.problem)
	const { seen, ...content } = form.value
	return answerSave(actor, shiftsSection, { content, seen, values: form.values }, shiftLabels)
}

// Also after a clash, when the form shows the values stored now.
export const shouldRevalidate = () => true

const labels = words({ shifts: 'Preferred shifts' })
const about: Partial<Record<Shift, string>> = words({
	weekend: 'Saturdays and Sundays',
	emergency: 'On call, at short notice',
})
const options = () => shifts.map((value) => ({ value, label: shiftName(value), hint: about[value] }))

export default function EditShifts({ loaderData: { content, seen }, actionData: refused }: Route.ComponentProps) {
	const actionData = useTyped(refused)
	return (
		<SectionForm
			title={t`Shift preferences`}
			lead={t`Jobs with these shifts appear first. You still see jobs with other shifts.`}
			labels={labels}
			seen={seen}
			problem={actionData}
		>
			<CheckboxGroup
				name="shifts"
				label={labels.shifts}
				options={options()}
				defaultValue={chosenValues(actionData, 'shifts', content.shifts)}
				error={actionData?.fields?.['shifts']}
			/>
		</SectionForm>
	)
}
