import { specialistOf } from '#app/identity/groups.server.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { DateField } from '#app/ui/fields/date-field.tsx'
import { DayHours, dayColumns } from '../components/day-hours.tsx'
import { WeekGrid } from '../components/week-grid.tsx'
import { SectionForm } from '../components/section-form.tsx'
import { partsOf } from '../availability/day-parts.ts'
import { weekdays } from '../profile/profile.ts'
import { openSection } from '../sections/revisions.server.ts'
import { availabilitySection } from '../sections/section-contents.server.ts'
import { answerSave } from '../sections/section-page.server.ts'
import { availabilityContent, availabilityInput } from '../sections/section-schemas.server.ts'
import { availabilityLabels } from '../sections/section-labels.ts'
import type { Availability } from '../tables.server.ts'
import type { Route } from './+types/edit-availability.ts'
import { t } from '#app/platform/language/words.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const { content, seen } = await openSection(specialistOf(context), availabilitySection)
	const today = istToday(new Date())
	// A past day is no longer meaningful.
	const from = content.availableFrom !== null && content.availableFrom >= today ? content.availableFrom : null
	return { content: { ...content, availableFrom: from }, seen, today }
}

export async function action({ request, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const form = await parseForm(request, availabilityInput())
	if (!form.ok) return invalid(form.problem)
	const { value, values } = form
	const sent = { content: availabilityContent(value), seen: value.seen, values }
	return answerSave(actor, availabilitySection, sent, availabilityLabels)
}

// Also after a clash, when the form shows the values stored now.
export const shouldRevalidate = () => true

const labels = (): Record<string, string> => ({
	availableFrom: t`Available from`,
	...Object.fromEntries(
		weekdays.flatMap(({ key, longName }) => [
			[`${key}From`, t`${{ day: longName }}, from`],
			[`${key}To`, t`${{ day: longName }}, to`],
			[`${key}Parts`, longName],
		]),
	),
})

export default function EditAvailability({ loaderData, actionData: refused }: Route.ComponentProps) {
	const actionData = useTyped(refused)
	const { content, seen, today } = loaderData
	const exactHours = Object.fromEntries(
		Object.entries(content.availability).filter(([, hours]) => partsOf(hours) === null),
	) as Availability
	const typedHours = Object.entries(actionData?.values ?? {}).some(
		([name, value]) => /^[a-z]{3}(From|To)$/.test(name) && value !== '',
	)
	const hasExactHours = typedHours || Object.keys(exactHours).length > 0
	return (
		<SectionForm
			title={t`Availability`}
			lead={t`Choose when you can work. Leave a day blank if you do not work that day.`}
			labels={labels()}
			seen={seen}
			problem={actionData}
		>
			<WeekGrid stored={content.availability} problem={actionData} />
			<details open={hasExactHours}>
				<summary className="link inline-flex min-h-11 cursor-pointer items-center">{t`Enter exact hours`}</summary>
				<div className="grid gap-3 pt-1">
					<p className="text-sm text-ink-2">
						{t`Exact hours count instead of the choices above. Night hours may run into the next morning, for example 20:00 to 08:00.`}
					</p>
					<div aria-hidden="true" className={dayColumns}>
						<span className="hidden sm:block" />
						<span className="text-sm text-ink-2">{t.of('hours')`From`}</span>
						<span className="text-sm text-ink-2">{t.of('hours')`To`}</span>
					</div>
					{weekdays.map((day) => (
						<DayHours key={day.key} day={day} stored={exactHours[day.key]} problem={actionData} />
					))}
				</div>
			</details>
			<DateField
				name="availableFrom"
				label={t`Available from`}
				optional
				hint={t`Leave blank if you can start immediately or by agreement.`}
				min={today}
				className="field-narrow"
				defaultValue={fieldValue(actionData, 'availableFrom', content.availableFrom)}
				error={actionData?.fields?.['availableFrom']}
			/>
		</SectionForm>
	)
}
