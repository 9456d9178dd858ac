import { Link, redirect } from 'react-router'
import { findOwnVerification } from '#app/hospitals/queries.server.ts'
import { isVerified } from '#app/identity/actor.ts'
import { memberOf } from '#app/identity/groups.server.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { conflict, invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { loadRequestForm } from '../asking/ask-form.server.ts'
import { NoPlace } from '../components/no-place.tsx'
import { RequestForm } from '../components/request-form.tsx'
import { callDueAt, callPromise, earliestStart } from '../asking/first-clock.ts'
import { findOwnFirst, readFirst, sendFirst, stateOfFirst } from '../asking/first-requests.server.ts'
import { formatHours } from '../labels.ts'
import { reachByPhone } from '../asking/reach-by-phone.server.ts'
import { refusedForm } from '../asking/refused-form.server.ts'
import { firstInput, requestOf } from '../schema.server.ts'
import type { Route } from './+types/first.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const member = memberOf(context)
	const [first, form, hospital] = await Promise.all([
		findOwnFirst(member),
		loadRequestForm(member, new URL(request.url).searchParams, earliestStart(new Date())),
		findOwnVerification(member),
	])
	// A verified hospital needs no call. It still reads what became of the request that it sent before.
	const isOver = first === null || stateOfFirst(first) === 'released'
	if (isVerified(member) && isOver) throw redirect('/hospital/cover')
	const now = new Date()
	return {
		isVerified: isVerified(member),
		isPending: member.hospitalStatus === 'pending',
		promise: callPromise(now),
		form: { ...form, first: { registrationNumber: hospital?.registrationNumber ?? '' } },
		sent: first && {
			id: first.id,
			state: stateOfFirst(first),
			line: `${first.work}, ${formatHours(readFirst(first))}`,
			callBy: formatDateTime(callDueAt(first.sentAt)),
			reason: stateOfFirst(first) === 'waiting' ? null : first.reason,
		},
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await parseForm(request, firstInput())
	const member = memberOf(context)
	if (isVerified(member)) throw redirect('/hospital/cover')
	if (!form.ok) return invalid(form.problem)
	// A call needs a number, whatever the kind.
	const reached = await reachByPhone(
		member,
		{ ...form.value, urgency: 'emergency' },
		{ request, context, values: form.values },
	)
	if (reached.answer) return reached.answer
	const { phone: _phone, code: _code, registrationNumber: _number, ...typed } = form.values
	const { registrationNumber } = form.value
	const sent = await sendFirst(member, { asked: requestOf(form.value), form: typed, registrationNumber })
	if (sent.ok) return redirectWith('/hospital/cover/first', { title: 'Request sent to our team' }, reached.cookies)
	switch (sent.failure) {
		case 'already-sent':
			throw conflict('You have already sent a request. You can send more when your hospital is verified.')
		case 'not-pending':
			throw conflict('The status of your hospital has changed. Reload the page to continue.')
		case 'past':
		case 'no-such-site':
		case 'for-few':
			return invalid(refusedForm(sent.failure, form.value, form.values))
	}
}

export default function FirstCover({ loaderData: page, actionData: problem }: Route.ComponentProps) {
	const { sent, form, promise } = page
	const maySend = page.isPending && (sent === null || sent.state === 'refused' || sent.state === 'lapsed')
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-5 py-4">
			<PageTitle problem={problem}>First request for cover</PageTitle>
			<PageHeader
				back={
					page.isVerified
						? { to: '/hospital/cover', label: 'Cover' }
						: { to: '/hospitals/verification', label: 'Verification' }
				}
				title="First request for cover"
				lead={
					page.isVerified
						? 'Your hospital is verified now. You sent this request before, so we call you about it first.'
						: 'Your hospital is not verified yet. For one request we confirm it by phone. Specialists are asked only after that.'
				}
			/>
			{sent ? <Sent sent={sent} /> : null}
			{maySend ? (
				<>
					<p className="font-semibold">{promise}</p>
					{form.hasPlace ? <RequestForm {...form} key={form.formId} problem={problem} /> : <NoPlace />}
				</>
			) : null}
			{sent || page.isPending || page.isVerified ? null : (
				<p>
					<Link to="/hospitals/verification" className="link">
						View verification status
					</Link>
				</p>
			)}
		</main>
	)
}

function Sent({ sent }: { sent: NonNullable<Route.ComponentProps['loaderData']['sent']> }) {
	switch (sent.state) {
		case 'released':
			return (
				<Notice tone="success" title="We have confirmed your hospital and are asking specialists">
					<p className="num">{sent.line}</p>
					<ButtonLink to={`/hospital/cover/${sent.id}`}>View request</ButtonLink>
				</Notice>
			)
		case 'refused':
			return (
				<Notice tone="warning" title="Your request was not released">
					<p className="num">{sent.line}</p>
					<p className="wrap-anywhere">Reason: {sent.reason}</p>
				</Notice>
			)
		case 'lapsed':
			return (
				<Notice tone="warning" title="Your request has ended">
					<p className="num">{sent.line}</p>
					<p>{sent.reason}</p>
				</Notice>
			)
		case 'waiting':
			return (
				<Notice tone="info" title={`We will call you by ${sent.callBy}`}>
					<p className="num">{sent.line}</p>
					<p>No specialist has been asked yet. Keep your registration certificate ready.</p>
				</Notice>
			)
	}
}
