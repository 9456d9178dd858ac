import { AmountField } from '#app/ui/fields/amount-field.tsx'
import { Form, Link } from 'react-router'
import type { Specialist } from '#app/identity/actor.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { parseFormData, readForm } from '#app/platform/http/form.server.ts'
import { badRequest, invalid } from '#app/platform/http/http.ts'
import { rupeesForField } from '#app/platform/text/money.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { Checkbox } from '#app/ui/fields/checkbox.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { DaysOffForm, DaysOffLines, ExtraHoursForm } from '../components/days-off.tsx'
import {
	addDaysOff,
	addExtraHours,
	listDaysOff,
	listExtraHours,
	removeException,
} from '../availability/days-off.server.ts'
import { coverLimits } from '../asking/kinds.ts'
import { formatDaysOff, formatHours } from '../labels.ts'
import { findObstacles } from '../availability/obstacles.server.ts'
import { obstacleLine } from '../availability/obstacles.ts'
import { findCoverPreferences, saveCoverPreferences } from '../availability/preferences.server.ts'
import { daysOffInput, extraHoursInput, hoursOf, PreferencesInput, RemovedDaysInput } from '../schema.server.ts'
import type { Route } from './+types/settings.ts'

const units = ['case', 'shift', 'hour'] as const
const labels = {
	radius: 'Distance from home',
	case: 'Per case',
	shift: 'Per shift',
	hour: 'Per hour',
}

export async function loader({ context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const [stored, daysOff, extra] = await Promise.all([
		findCoverPreferences(actor),
		listDaysOff(actor),
		listExtraHours(actor),
	])
	const inField = (paise: bigint | null) => (paise === null ? '' : rupeesForField(paise))
	return {
		week: stored.isOn,
		radius: String(stored.radiusKm),
		pay: {
			case: inField(stored.leastCasePaise),
			shift: inField(stored.leastShiftPaise),
			hour: inField(stored.leastHourPaise),
		},
		emergencies: stored.emergencies,
		children: stored.children,
		night: stored.atNight,
		further: stored.further,
		daysOff: daysOff.map(({ id, ...days }) => ({ id, name: formatDaysOff(days) })),
		extra: extra.map(({ id, ...hours }) => ({ id, name: formatHours(hours) })),
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const posted = await readForm(request)
	if (posted.get('act') === 'days-off') return addDays(actor, posted)
	if (posted.get('act') === 'extra') return addHours(actor, posted)
	if (posted.get('act') === 'remove') return removeDays(actor, posted)
	const form = parseFormData(posted, PreferencesInput)
	if (!form.ok) return invalid(form.problem)
	await saveCoverPreferences(actor, form.value)
	const [obstacle] = await findObstacles(actor)
	return redirectWith(
		'/cover',
		obstacle
			? { title: 'Saved, but hospitals cannot ask you yet', detail: obstacleLine(obstacle) }
			: { title: 'Saved' },
	)
}

async function addDays(actor: Specialist, posted: FormData) {
	const form = parseFormData(posted, daysOffInput())
	if (!form.ok) return invalid(form.problem)
	const added = await addDaysOff(actor, form.value)
	if (!added.ok)
		return invalid({ form: `You can enter ${coverLimits.daysOff} at a time. Remove one first.`, values: form.values })
	return redirectWith('/cover/settings', { title: 'Days off added' })
}

async function addHours(actor: Specialist, posted: FormData) {
	const form = parseFormData(posted, extraHoursInput())
	if (!form.ok) return invalid(form.problem)
	const { date, from, to } = form.value
	const added = await addExtraHours(actor, hoursOf(date, from, to))
	if (!added.ok)
		return invalid({ form: `You can enter ${coverLimits.daysOff} at a time. Remove one first.`, values: form.values })
	return redirectWith('/cover/settings', { title: 'Hours added' })
}

/** Gone already is as good as removed. */
async function removeDays(actor: Specialist, posted: FormData) {
	const form = parseFormData(posted, RemovedDaysInput)
	if (!form.ok) throw badRequest()
	await removeException(actor, form.value.id)
	return redirectWith('/cover/settings', { title: 'Removed' })
}

export default function CoverSettings({ loaderData, actionData: refused }: Route.ComponentProps) {
	const typed = useTyped(refused)
	const act = typed?.values?.['act']
	const problem = act ? undefined : typed
	const ticked = (name: string, stored: boolean) => (problem ? problem.values?.[name] === 'on' : stored)
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={typed}>Availability and limits</PageTitle>
			<PageHeader
				back={{ to: '/cover', label: 'Cover' }}
				title="Availability and limits"
				lead="Hospitals do not see these choices. We use them only to decide whether to ask you."
			/>
			<Form method="post" noValidate className="grid gap-6">
				<ErrorSummary problem={problem} labels={labels} />
				<div>
					<Checkbox
						name="week"
						label="Ask me during my weekly hours"
						defaultChecked={ticked('week', loaderData.week)}
					/>
					<p className="pl-[1.875rem] text-sm text-ink-2">
						<Link to="/profile/availability" className="link inline-flex min-h-11 items-center">
							Change my weekly hours
						</Link>
					</p>
				</div>
				<p className="text-sm text-ink-2">
					Hospitals that you hide from never ask you.{' '}
					<Link to="/settings/privacy/hidden-hospitals" className="link inline-flex min-h-11 items-center">
						Choose them
					</Link>
				</p>
				<TextField
					name="radius"
					label={labels.radius}
					suffix="km"
					inputMode="numeric"
					required
					maxLength={30}
					className="field-narrow"
					defaultValue={fieldValue(problem, 'radius', loaderData.radius)}
					error={problem?.fields?.['radius']}
				/>
				<fieldset className="grid gap-4">
					<legend className="mb-3 font-semibold">Do not ask me below</legend>
					<div className="grid gap-4 sm:grid-cols-3">
						{units.map((unit) => (
							<AmountField
								unit={unit}
								key={unit}
								name={unit}
								label={labels[unit]}
								optional
								defaultValue={fieldValue(problem, unit, loaderData.pay[unit])}
								error={problem?.fields?.[unit]}
							/>
						))}
					</div>
				</fieldset>
				<fieldset className="grid gap-1">
					<legend className="font-semibold">Also ask me for</legend>
					<Checkbox
						name="emergencies"
						label="Emergencies"
						defaultChecked={ticked('emergencies', loaderData.emergencies)}
					/>
					<Checkbox name="children" label="Children" defaultChecked={ticked('children', loaderData.children)} />
					<Checkbox
						name="night"
						label="Call me at night"
						hint="Between 10 pm and 7 am you are asked only if this is on, or while you are available now."
						defaultChecked={ticked('night', loaderData.night)}
					/>
					<Checkbox
						name="further"
						label={`Up to ${coverLimits.furtherKm} km further`}
						hint="Only if no one nearer accepts and the hospital widens the search."
						defaultChecked={ticked('further', loaderData.further)}
					/>
				</fieldset>
				<SubmitButton pendingLabel="Saving..." className="justify-self-start">
					Save
				</SubmitButton>
			</Form>
			<Panel title="Days off">
				<div className="grid gap-4">
					<p className="text-sm text-ink-2">
						On these days hospitals do not ask you during your weekly hours. You can still say that you are available
						now.
					</p>
					<DaysOffLines daysOff={loaderData.daysOff} />
					<DaysOffForm problem={act === 'days-off' ? typed : undefined} />
				</div>
			</Panel>
			<Panel title="Extra hours">
				<div className="grid gap-4">
					<p className="text-sm text-ink-2">
						Hospitals can ask you in these hours too, even outside your weekly hours and on days off.
					</p>
					<DaysOffLines daysOff={loaderData.extra} />
					<ExtraHoursForm problem={act === 'extra' ? typed : undefined} />
				</div>
			</Panel>
		</main>
	)
}
