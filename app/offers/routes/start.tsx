import { Form } from 'react-router'
import { returnPageIn, withReturn } from '#app/applications/pipeline/return-page.ts'
import { mayMove } from '#app/applications/stage.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { formatDate, istToday } from '#app/platform/text/dates.ts'
import { fieldValue } from '#app/platform/http/form.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { conflict, idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { undoTime } from '#app/platform/undo.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { DateField } from '#app/ui/fields/date-field.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { confirmStart } from '../placements/placements.server.ts'
import { findOfferSubject, listOffersFor } from '../queries.server.ts'
import { startRefusal } from '../refusals.ts'
import { startInput } from '../schema.server.ts'
import { offeredPay } from '../labels.ts'
import type { Route } from './+types/start.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const applicationId = idParam(params.applicationId)
	const [subject, [offer]] = await Promise.all([
		findOfferSubject(member, applicationId),
		listOffersFor(member, applicationId),
	])
	if (!subject) throw notFound()
	const { id, name, stage, version, jobTitle } = subject
	if (request.method === 'GET' && !mayMove(stage, 'hired', 'hospital'))
		throw conflict(startRefusal({ failure: 'illegal-move', stage }))
	const today = istToday(new Date())
	const accepted = offer?.status === 'accepted' ? offer : null
	return {
		returnTo: returnPageIn(request.url, id),
		id,
		name,
		version,
		jobTitle,
		today,
		isWaiting: offer?.status === 'sent',
		startsOn: accepted && accepted.startsOn <= today ? accepted.startsOn : today,
		agreed: accepted ? { pay: offeredPay(accepted), starts: formatDate(accepted.startsOn) } : null,
		isEarly: accepted !== null && accepted.startsOn > today,
	}
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const applicationId = idParam(params.applicationId)
	const form = await parseForm(request, startInput())
	if (!form.ok) return invalid(form.problem)

	const hired = await confirmStart(member, applicationId, form.value)
	if (!hired.ok) {
		if (hired.failure === 'not-found') throw notFound()
		if ('stage' in hired) throw conflict(startRefusal(hired))
		if (hired.failure === 'before-application')
			return invalid({ fields: { startedOn: [beforeApplication(hired.appliedOn)] }, values: form.values })
		return invalid({ form: failures[hired.failure], values: form.values }, 409)
	}

	const { eventId, specialistName } = hired.value
	const returnTo = returnPageIn(request.url, applicationId)
	return redirectWith(returnTo, {
		title: `${specialistName} has joined`,
		detail: `They can see this on the site now. Emails and other alerts go out in ${undoTime} unless you undo.`,
		undo: {
			action: withReturn(`/hospital/applications/${applicationId}/start/undo?event=${eventId}`, returnTo),
			label: 'Undo',
		},
	})
}

const failures = {
	'offer-waits': 'Your offer is still awaiting a response. If they have joined without responding, withdraw it first.',
	'starts-later': 'The agreed joining date is in the future. You can confirm joining from that date.',
}

const beforeApplication = (appliedOn: string) =>
	`The application was sent on ${formatDate(appliedOn)}. Choose that day or a later one.`

// The page says it: only it knows whether something is wrong.
export default function ConfirmStart({ loaderData, actionData }: Route.ComponentProps) {
	const problem = useTyped(actionData)
	const { id, name, version, jobTitle, today, agreed, startsOn, isWaiting, isEarly, returnTo } = loaderData
	const title = `Confirm joining: ${name}`
	return (
		<main id="main" className="page-narrow grid gap-6 py-6">
			<PageTitle problem={actionData}>{title}</PageTitle>
			<PageHeader back={{ to: returnTo, label: name }} title={title} lead={jobTitle} />
			{isWaiting || isEarly ? (
				<Blocked id={id} text={failures[isWaiting ? 'offer-waits' : 'starts-later']} starts={agreed?.starts ?? null} />
			) : (
				<Form method="post" className="grid gap-5">
					<ErrorSummary problem={problem} labels={{ startedOn: 'Joining date' }} />
					<input type="hidden" name="version" value={fieldValue(problem, 'version', String(version))} />
					<p>
						{agreed
							? `You agreed on ${agreed.pay}, from ${agreed.starts}.`
							: 'There is no accepted offer here for this applicant. Confirm joining on the terms you agreed elsewhere.'}{' '}
						{name} will be notified and can dispute this.
					</p>
					<DateField
						name="startedOn"
						label="Joining date"
						max={today}
						defaultValue={fieldValue(problem, 'startedOn', startsOn)}
						error={problem?.fields?.['startedOn']}
						className="max-w-60"
					/>
					<SubmitButton pendingLabel="Saving..." className="justify-self-start">
						Confirm joining
					</SubmitButton>
				</Form>
			)}
		</main>
	)
}

function Blocked({ id, text, starts }: { id: string; text: string; starts: string | null }) {
	return (
		<>
			<Notice title={starts ? `Joining date: ${starts}` : undefined}>{text}</Notice>
			<ButtonLink to={`/hospital/applications/${id}`} className="justify-self-start">
				Back to application
			</ButtonLink>
		</>
	)
}
