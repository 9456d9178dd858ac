import { Form, Link, redirect } from 'react-router'
import type { Member } from '#app/identity/actor.ts'
import { memberOf } from '#app/identity/groups.server.ts'
import { heldNames, requestNameChange } from '#app/moderation/hospital-name.server.ts'
import { findCurrentReview } from '#app/moderation/queries.server.ts'
import { ReviewNotice } from '#app/moderation/review-notice.tsx'
import { parseForm } from '#app/platform/http/form.server.ts'
import { fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { findOwnVerification } from '../queries.server.ts'
import { NameChange } from '../schema.server.ts'
import type { Route } from './+types/name.ts'

/** Before we verify a hospital it corrects its name where it submits its details. */
function refuseUnverified({ hospitalStatus }: Member) {
	if (hospitalStatus !== 'verified') throw redirect('/hospitals/verification')
}

export async function loader({ context }: Route.LoaderArgs) {
	const member = memberOf(context)
	refuseUnverified(member)
	const [now, review] = await Promise.all([
		findOwnVerification(member),
		findCurrentReview(member, member.hospitalId, ['hospital-name']),
	])
	return {
		now: { displayName: now?.displayName, legalName: now?.legalName },
		asked: review ? heldNames(review.held) : null,
		review: review && { status: review.status, reasons: review.reasons, reason: review.reason },
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const owner = memberOf(context)
	refuseUnverified(owner)
	const form = await parseForm(request, NameChange)
	if (!form.ok) return invalid(form.problem)
	const asked = await requestNameChange(owner, form.value)
	if (!asked.ok && asked.failure === 'not-verified') throw redirect('/hospitals/verification')
	if (!asked.ok)
		return invalid({ fields: { displayName: ['Your hospital has this name already.'] }, values: form.values })
	return redirectWith('/hospital/profile', {
		title: 'New name in review',
		detail: 'Your present name and badge stay until we decide.',
		tone: 'info',
	})
}

const labels = { displayName: 'Display name', legalName: 'Registered name', reason: 'Reason' }

export default function Name({ loaderData: { now, asked, review }, actionData }: Route.ComponentProps) {
	const problem = useTyped(actionData)
	const field = (name: 'displayName' | 'legalName') => ({
		name,
		defaultValue: fieldValue(problem, name, asked?.[name] ?? now[name]),
		error: problem?.fields?.[name],
		autoComplete: 'off',
	})
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={problem}>Change name</PageTitle>
			<PageHeader
				title="Change name"
				lead={`We verified the name ${now.displayName}. It and your badge stay until we have verified the new one.`}
				back={{ to: '/hospital/profile', label: 'Hospital page' }}
			/>
			{review ? <ReviewNotice review={review} /> : null}
			<Form method="post" className="grid gap-5" noValidate>
				<ErrorSummary problem={problem} labels={labels} />
				<TextField
					{...field('displayName')}
					label={labels.displayName}
					hint="As your jobs and your hospital page show it"
				/>
				<TextField {...field('legalName')} label={labels.legalName} hint="As printed on the certificate" />
				<TextArea
					name="reason"
					label={labels.reason}
					hint="Only our team reads it. For example: the trust that runs the hospital has changed its name."
					maxLength={500}
					defaultValue={fieldValue(problem, 'reason', undefined)}
					error={problem?.fields?.['reason']}
				/>
				<p className="text-ink-2">
					If the certificate shows the new name, upload it under{' '}
					<Link to="/hospital/documents" className="link">
						Documents
					</Link>
					. It speeds up the check.
				</p>
				<SubmitButton className="justify-self-start" pendingLabel="Sending...">
					Submit for verification
				</SubmitButton>
			</Form>
		</main>
	)
}
