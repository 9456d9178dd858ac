import { Form, Link } from 'react-router'
import type { Specialist } from '#app/identity/actor.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { fieldProps } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { parseFormData, readForm } from '#app/platform/http/form.server.ts'
import { badRequest, invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { formValuesOf, labelsOf } from '#app/platform/text/declared-fields.ts'
import { DeclaredInput } from '#app/ui/fields/declared-input.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
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
import { coverPreferenceFields } from '../availability/preference-fields.ts'
import { findObstacles } from '../availability/obstacles.server.ts'
import { obstacleLine } from '../availability/obstacles.ts'
import { findCoverPreferences, saveCoverPreferences } from '../availability/preferences.server.ts'
import { hoursOf } from '#app/platform/text/worked-hours.ts'
import { daysOffInput, extraHoursInput, PreferencesInput, RemovedDaysInput } from '../schema.server.ts'
import type { Route } from './+types/settings.ts'
import { t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'

const fields = coverPreferenceFields
const amounts = ['leastCasePaise', 'leastShiftPaise', 'leastHourPaise'] as const
const also = ['emergencies', 'children', 'atNight', 'further'] as const

export async function loader({ context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const [stored, daysOff, extra] = await Promise.all([
		findCoverPreferences(actor),
		listDaysOff(actor),
		listExtraHours(actor),
	])
	return {
		stored: formValuesOf(fields, stored),
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
			? { title: t`Saved, but hospitals cannot ask you yet`, detail: obstacleLine(obstacle) }
			: { title: t`Saved` },
	)
}

async function addDays(actor: Specialist, posted: FormData) {
	const form = parseFormData(posted, daysOffInput())
	if (!form.ok) return invalid(form.problem)
	const added = await addDaysOff(actor, form.value)
	if (!added.ok)
		return invalid({
			form: t`You can enter ${{ count: coverLimits.daysOff }} at a time. Remove one first.`,
			values: form.values,
		})
	return redirectWith('/cover/settings', { title: t`Days off added` })
}

async function addHours(actor: Specialist, posted: FormData) {
	const form = parseFormData(posted, extraHoursInput())
	if (!form.ok) return invalid(form.problem)
	const { date, from, to } = form.value
	const added = await addExtraHours(actor, hoursOf(date, from, to))
	if (!added.ok)
		return invalid({
			form: t`You can enter ${{ count: coverLimits.daysOff }} at a time. Remove one first.`,
			values: form.values,
		})
	return redirectWith('/cover/settings', { title: t`Hours added` })
}

/** Gone already is as good as removed. */
async function removeDays(actor: Specialist, posted: FormData) {
	const form = parseFormData(posted, RemovedDaysInput)
	if (!form.ok) throw badRequest()
	await removeException(actor, form.value.id)
	return redirectWith('/cover/settings', { title: t`Removed` })
}

export default function CoverSettings({ loaderData, actionData: refused }: Route.ComponentProps) {
	const typed = useTyped(refused)
	const act = typed?.values?.['act']
	const problem = act ? undefined : typed
	const input = (name: keyof typeof fields) => ({
		field: fields[name],
		...fieldProps(problem, name, loaderData.stored[name]),
	})
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={typed}>{t`Availability and limits`}</PageTitle>
			<PageHeader
				back={{ to: '/cover', label: t.of('work')`Cover` }}
				title={t`Availability and limits`}
				lead={t`Hospitals do not see these choices. We use them only to decide whether to ask you.`}
			/>
			<Form method="post" noValidate className="grid gap-6">
				<ErrorSummary problem={problem} labels={labelsOf(fields)} />
				<div>
					<DeclaredInput {...input('isOn')} />
					<p className="pl-[1.875rem] text-sm text-ink-2">
						<Link to="/profile/availability" className="link inline-flex min-h-11 items-center">
							{t`Change my weekly hours`}
						</Link>
					</p>
				</div>
				<p className="text-sm text-ink-2">
					{rich({
						link: (words) => (
							<Link to="/settings/privacy/hidden-hospitals" className="link inline-flex min-h-11 items-center">
								{words}
							</Link>
						),
					})`Hospitals that you hide from never ask you. <link>Choose them</link>`}
				</p>
				<DeclaredInput {...input('radiusKm')} className="field-narrow" />
				<fieldset className="grid gap-4">
					<legend className="mb-3 font-semibold">{t`Do not ask me below`}</legend>
					<div className="grid gap-4 sm:grid-cols-3">
						{amounts.map((name) => (
							<DeclaredInput key={name} {...input(name)} optional />
						))}
					</div>
				</fieldset>
				<fieldset className="grid gap-1">
					<legend className="font-semibold">{t`Also ask me for`}</legend>
					{also.map((name) => (
						<DeclaredInput key={name} {...input(name)} />
					))}
				</fieldset>
				<SubmitButton pendingLabel={t`Saving...`} className="justify-self-start">
					{t.of('button')`Save`}
				</SubmitButton>
			</Form>
			<Panel title={t`Days off`}>
				<div className="grid gap-4">
					<p className="text-sm text-ink-2">
						{t`On these days hospitals do not ask you during your weekly hours. You can still say that you are available now.`}
					</p>
					<DaysOffLines daysOff={loaderData.daysOff} />
					<DaysOffForm problem={act === 'days-off' ? typed : undefined} />
				</div>
			</Panel>
			<Panel title={t`Extra hours`}>
				<div className="grid gap-4">
					<p className="text-sm text-ink-2">
						{t`Hospitals can ask you in these hours too, even outside your weekly hours and on days off.`}
					</p>
					<DaysOffLines daysOff={loaderData.extra} />
					<ExtraHoursForm problem={act === 'extra' ? typed : undefined} />
				</div>
			</Panel>
		</main>
	)
}
