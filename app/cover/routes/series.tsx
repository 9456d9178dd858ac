import { AmountField } from '#app/ui/fields/amount-field.tsx'
import { Form } from 'react-router'
import { memberOf } from '#app/identity/groups.server.ts'
import { istClock } from '#app/platform/text/dates.ts'
import { parseFormData, readForm } from '#app/platform/http/form.server.ts'
import { fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { rupeesForField } from '#app/platform/text/money.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { CoverLines } from '../components/cover-lines.tsx'
import { coverLimits } from '../asking/kinds.ts'
import { ourLine } from '../lines.ts'
import { findRequest } from '../asking/hospital-cover.server.ts'
import { HospitalReasonInput, SeriesInput } from '../schema.server.ts'
import { changeSeries, endSeries, listSeries } from '../asking/series.server.ts'
import type { Route } from './+types/series.ts'
import { counted } from '#app/platform/text/counted.ts'

async function findSeries({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
	const request = await findRequest(memberOf(context), idParam(params.requestId))
	if (!request?.seriesId) throw notFound()
	return { request, seriesId: request.seriesId }
}

export async function loader(args: Route.LoaderArgs) {
	const { request, seriesId } = await findSeries(args)
	const ahead = await listSeries(memberOf(args.context), seriesId)
	const next = ahead.find(({ status, wave }) => status === 'open' && wave === 0)
	return {
		id: request.id,
		work: request.work,
		lines: ahead.map((one) => ourLine({ request: one, name: null, asked: null })),
		change: next && {
			from: istClock(next.startsAt),
			to: istClock(next.endsAt),
			pay: rupeesForField(next.payPaise),
			unit: next.payUnit,
		},
	}
}

export async function action(args: Route.ActionArgs) {
	const member = memberOf(args.context)
	const { seriesId } = await findSeries(args)
	const posted = await readForm(args.request)
	if (posted.get('act') === 'change') {
		const form = parseFormData(posted, SeriesInput)
		if (!form.ok) return invalid(form.problem)
		const { from, to, pay } = form.value
		const done = await changeSeries(member, seriesId, { from, to, payPaise: pay })
		if (!done.ok)
			return invalid({
				form: 'Specialists have been asked for all weeks. End the list to change it.',
				values: form.values,
			})
		return redirectWith('/hospital/cover', { title: `${weeks(done.value.changed)} changed` })
	}
	const form = parseFormData(posted, HospitalReasonInput)
	if (!form.ok) return invalid(form.problem)
	const cancelled = await endSeries(member, seriesId, form.value.reason)
	return redirectWith('/hospital/cover', { title: `List ended, ${weeks(cancelled)} cancelled` })
}

const weeks = (count: number) => counted(count, 'week')

export default function Series({ loaderData: { id, work, lines, change }, actionData }: Route.ComponentProps) {
	const typed = useTyped(actionData)
	const isChange = typed?.values?.['act'] === 'change'
	const [changeProblem, endProblem] = isChange ? [typed, undefined] : [undefined, typed]
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-5 py-4">
			<PageTitle problem={typed}>{`Weekly list: ${work}`}</PageTitle>
			<PageHeader back={{ to: `/hospital/cover/${id}`, label: 'Cover' }} title={`Weekly list: ${work}`} />
			{lines.length > 0 ? (
				<Panel title="Weeks to come" flush>
					<CoverLines reader="hospital" lines={lines} />
				</Panel>
			) : (
				<p>All weeks of this list are over.</p>
			)}
			{change ? (
				<Panel title="Change the list">
					<Form method="post" noValidate className="grid gap-4">
						<input type="hidden" name="act" value="change" />
						<ErrorSummary problem={changeProblem} labels={{ from: 'From', to: 'To', pay: 'Pay' }} />
						<p className="text-sm text-ink-2">Changes the weeks for which no specialist has been asked yet.</p>
						<div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
							<TextField
								name="from"
								label="From"
								type="time"
								required
								defaultValue={fieldValue(changeProblem, 'from', change.from)}
								error={changeProblem?.fields?.['from']}
							/>
							<TextField
								name="to"
								label="To, about"
								type="time"
								required
								defaultValue={fieldValue(changeProblem, 'to', change.to)}
								error={changeProblem?.fields?.['to']}
							/>
							<AmountField
								unit={null}
								name="pay"
								label={`Pay per ${change.unit}`}
								required
								defaultValue={fieldValue(changeProblem, 'pay', change.pay)}
								error={changeProblem?.fields?.['pay']}
							/>
						</div>
						<SubmitButton variant="secondary" pendingLabel="Saving..." className="justify-self-start">
							Change weeks
						</SubmitButton>
					</Form>
				</Panel>
			) : null}
			{lines.length > 0 ? (
				<Panel title="End the list">
					<Form method="post" noValidate className="grid gap-4">
						<ErrorSummary problem={endProblem} labels={{ reason: 'Reason' }} />
						<TextArea
							name="reason"
							label="Reason"
							hint="Specialists who accepted one of these weeks see this."
							required
							rows={3}
							maxLength={coverLimits.reason}
							defaultValue={fieldValue(endProblem, 'reason')}
							error={endProblem?.fields?.['reason']}
						/>
						<SubmitButton variant="danger" pendingLabel="Cancelling..." className="justify-self-start">
							Cancel all weeks to come
						</SubmitButton>
					</Form>
				</Panel>
			) : null}
		</main>
	)
}
