import { Form } from 'react-router'
import { participantOf } from '#app/identity/groups.server.ts'
import { formatDate, formatDateTime, istToday } from '#app/platform/text/dates.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { conflict, idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { DateField } from '#app/ui/fields/date-field.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { joiningDateNames } from '../placements/joining-date.ts'
import { findJoiningDate, proposedDate, proposeJoiningDate } from '../placements/joining-date.server.ts'
import { ProposedDate } from '../placements/proposed-date.tsx'
import { joiningDateRefusals } from '../placements/joining-date-route.server.ts'
import { longestReason } from '../limits.ts'
import { joiningDateInput } from '../schema.server.ts'
import type { Route } from './+types/joining-date.ts'
import { t } from '#app/platform/language/words.ts'
import { asWritten } from '#app/ui/as-written.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const found = await findJoiningDate(participantOf(context), idParam(params.offerId))
	if (!found) throw notFound()
	const { side, hospitalName, specialistName, proposals, ...offer } = found
	const other = side === 'specialist' ? hospitalName : specialistName
	return {
		...offer,
		open: proposedDate(found),
		other,
		back: side === 'specialist' ? `/offers/${offer.id}` : `/hospital/applications/${offer.applicationId}`,
		agreed: formatDate(offer.startsOn),
		today: istToday(new Date()),
		proposals: proposals.map((proposal) => ({
			id: proposal.id,
			status: proposal.status,
			by: proposal.side === side ? t`You` : other,
			date: formatDate(proposal.startsOn),
			insteadOf: formatDate(proposal.insteadOf),
			reason: proposal.reason,
			at: formatDateTime(proposal.proposedAt),
			decided: proposal.decidedAt && formatDateTime(proposal.decidedAt),
		})),
	}
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = participantOf(context)
	const offerId = idParam(params.offerId)
	const form = await parseForm(request, joiningDateInput[actor.kind === 'specialist' ? 'specialist' : 'hospital']())
	if (!form.ok) return invalid(form.problem)

	const proposed = await proposeJoiningDate(actor, offerId, form.value)
	if (!proposed.ok) {
		const { failure } = proposed
		if (failure === 'not-found') throw notFound()
		if (failure === 'same-date')
			return invalid({ fields: { startsOn: [joiningDateRefusals[failure]] }, values: form.values })
		throw conflict(joiningDateRefusals[failure])
	}
	return redirectWith(`/offers/${offerId}/joining-date`, {
		title: t`Joining date proposed`,
		detail: t`We have notified the other side. The agreed date holds until they accept.`,
	})
}

type Shown = Route.ComponentProps['loaderData']

export default function JoiningDate({ loaderData, actionData }: Route.ComponentProps) {
	const { agreed, other, jobTitle, back, canMove, open, proposals } = loaderData
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={actionData}>{t`Joining date`}</PageTitle>
			<PageHeader
				back={{ to: back, label: other }}
				title={t`Joining date`}
				lead={`${jobTitle}, ${other}`}
				leadLang={asWritten().lang}
			/>
			<Panel title={t`Agreed joining date`}>
				<p className="text-xl font-semibold">{agreed}</p>
			</Panel>
			<ProposedDate proposed={open} />
			{!open && canMove ? <Propose shown={loaderData} problem={actionData} /> : null}
			{canMove ? null : (
				<p className="text-ink-2">
					{t`The joining date can be changed while the offer is accepted and joining is not confirmed.`}
				</p>
			)}
			{proposals.length > 0 ? (
				<Panel title={t`History`} flush>
					<ul className="divide-y divide-line">
						{proposals.map((each) => (
							<li key={each.id} className="grid gap-1 px-4 py-3">
								<p className="font-semibold">
									{t`${{ agreed: each.insteadOf }} to ${{ date: each.date }}: ${{ status: joiningDateNames()[each.status] }}`}
								</p>
								<p className="text-sm text-ink-2">
									{each.by}, {each.at}
									{each.decided ? `. ${decidedLine(each.status, each.decided)}` : ''}
								</p>
								<p className="max-w-prose text-sm whitespace-pre-line wrap-anywhere">{each.reason}</p>
							</li>
						))}
					</ul>
				</Panel>
			) : null}
		</main>
	)
}

function decidedLine(status: Shown['proposals'][number]['status'], time: string): string {
	if (status === 'accepted') return t`Agreed ${{ time }}`
	return status === 'declined' ? t`Declined ${{ time }}` : t`Withdrawn ${{ time }}`
}

function Propose({
	shown: { other, today, startsOn },
	problem: refused,
}: {
	shown: Shown
	problem: Route.ComponentProps['actionData']
}) {
	const problem = useTyped(refused)
	const labels = { startsOn: t`New joining date`, reason: t`Reason` }
	return (
		<Panel title={t`Propose another date`}>
			<Form method="post" className="grid gap-4" noValidate>
				<ErrorSummary problem={problem} labels={labels} />
				<input type="hidden" name="agreed" value={startsOn} />
				<DateField
					name="startsOn"
					label={labels.startsOn}
					min={today}
					defaultValue={fieldValue(problem, 'startsOn')}
					error={problem?.fields?.['startsOn']}
					className="max-w-60"
				/>
				<TextArea
					name="reason"
					label={labels.reason}
					hint={t`${{ name: other }} will see this.`}
					rows={3}
					maxLength={longestReason}
					defaultValue={fieldValue(problem, 'reason')}
					error={problem?.fields?.['reason']}
				/>
				<SubmitButton className="justify-self-start" pendingLabel={t`Sending...`}>
					{t`Propose date`}
				</SubmitButton>
			</Form>
		</Panel>
	)
}
