import { Check, CircleDashed } from 'lucide-react'
import { Link, redirect } from 'react-router'
import { DocumentForm } from '../components/document-form.tsx'
import { DocumentList } from '../components/document-list.tsx'
import { isDocumentKind } from '../checks/documents.ts'
import { DetailsForm } from '../components/details-form.tsx'
import { findOwnVerification } from '../queries.server.ts'
import { VerificationDetails } from '../schema.server.ts'
import { verificationTarget } from '../status.ts'
import { sendDetails } from '../checks/verification.server.ts'
import { ageOfRequest } from '../labels.ts'
import { company } from '#app/company.ts'
import { AnswerForm } from '#app/cases/answer-form.tsx'
import { CaseThread } from '#app/cases/case-thread.tsx'
import { findOwnCase } from '#app/cases/own-case.server.ts'
import { hospitalSubject } from '#app/cases/thread.server.ts'
import { memberOf } from '#app/identity/groups.server.ts'
import { callDueAt, callMinutes } from '#app/cover/asking/first-clock.ts'
import { findOwnFirst, stateOfFirst } from '#app/cover/asking/first-requests.server.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { conflict, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { Route } from './+types/verification.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const member = memberOf(context)
	if (member.hospitalStatus === 'verified') throw redirect('/hospitals/dashboard')
	const hospital = await findOwnVerification(member)
	if (!hospital) throw notFound()
	const isOwner = member.role === 'owner'
	const [{ messages, isAsked, mayAppeal }, first] = await Promise.all([
		findOwnCase(hospitalSubject(member.hospitalId)),
		findOwnFirst(member),
	])
	return {
		hospital,
		messages,
		isAsked,
		first: first && {
			state: stateOfFirst(first),
			callBy: formatDateTime(callDueAt(first.sentAt)),
			registrationNumber: first.registrationNumber,
		},
		can: { sendDetails: isOwner && hospital.status !== 'suspended', upload: isOwner, appeal: isOwner && mayAppeal },
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const member = memberOf(context)
	if (member.role !== 'owner') throw notFound()
	const form = await parseForm(request, VerificationDetails)
	if (!form.ok) return invalid(form.problem)

	const sent = await sendDetails(member, form.value)
	if (!sent.ok) throw conflict('Your hospital has already been reviewed. Reload the page to see the outcome.')
	const { complete, again } = sent.value
	if (!complete)
		return redirectWith('/hospitals/verification', {
			title: 'Saved',
			detail: 'To start verification, we need your registration certificate number or facility ID.',
			tone: 'info',
		})
	return redirectWith('/hospitals/verification', {
		title: again ? 'Resubmitted' : 'Submitted for verification',
		detail: `We aim to answer within ${verificationTarget}.`,
	})
}

export default function Verification({ loaderData, actionData }: Route.ComponentProps) {
	const { hospital, messages, isAsked, first, can } = loaderData
	const missing = hospital.checklist.find(({ key, given }) => !given && isDocumentKind(key))?.key
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={actionData}>Verification</PageTitle>
			<PageHeader
				title={`Verification of ${hospital.displayName}`}
				lead="Specialists need to trust that a job is real, so our team verifies every hospital before its first job goes live."
				tags={statusTags[hospital.status]}
			/>
			<StatusNotice hospital={hospital} />
			{hospital.status === 'pending' ? <FirstRequest first={first} /> : null}
			{can.appeal ? (
				<p>
					If you think this decision is wrong, you can{' '}
					<Link to="/hospital/verification/appeal" className="link">
						appeal once
					</Link>
					. Another member of our team then decides.
				</p>
			) : null}
			{isAsked ? (
				<Notice tone="warning" title="Our team has a question">
					Read it under Messages below and reply, or upload the document.
				</Notice>
			) : null}
			<div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="grid content-start gap-8">
					{can.sendDetails ? (
						<DetailsForm
							// The number that was sent with the first request is not asked for again.
							hospital={{
								...hospital,
								registrationNumber: hospital.registrationNumber ?? first?.registrationNumber ?? null,
							}}
							problem={actionData}
						/>
					) : (
						<section aria-labelledby="given" className="grid content-start gap-4">
							<h2 id="given">Details submitted</h2>
							<FactGrid
								facts={[
									{ label: 'Registered name', value: hospital.legalName },
									{ label: 'Registration certificate number', value: hospital.registrationNumber },
									{ label: 'Facility ID', value: hospital.facilityId },
									{ label: 'GSTIN', value: hospital.gstin },
									{ label: 'Website', value: hospital.website },
								]}
							/>
							{hospital.status === 'suspended' ? null : (
								<p className="text-ink-2">Only an owner of the hospital account can update these details.</p>
							)}
						</section>
					)}
					<section aria-labelledby="documents" className="grid gap-4">
						<h2 id="documents">Documents</h2>
						<DocumentList documents={hospital.documents} canRemove={can.upload} />
						{can.upload ? <DocumentForm first={missing} /> : null}
					</section>
					<section aria-labelledby="thread" className="grid max-w-160 gap-3">
						<h2 id="thread">Messages with our team</h2>
						<CaseThread messages={messages} reader="owner" />
						<AnswerForm action="/hospital/documents/messages" />
					</section>
				</div>
				<aside aria-labelledby="checks" className="grid content-start gap-4">
					<h2 id="checks" className="text-lg">
						What we check
					</h2>
					<ul className="grid gap-3">
						{hospital.checklist.map(({ key, label, why, given }) => (
							<li key={key} className="flex gap-2.5">
								{given ? (
									<Check size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-success" />
								) : (
									<CircleDashed size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-3" />
								)}
								<div>
									<p className="font-semibold">
										{label} <span className="font-normal text-ink-2">{given ? '· provided' : '· missing'}</span>
									</p>
									<p className="text-sm text-ink-2">{why}</p>
								</div>
							</li>
						))}
					</ul>
					<p className="text-sm text-ink-2">
						We also compare the name, the address ({hospital.where}) and the phone number ({hospital.phone}) with public
						registers. Questions: <a href={`mailto:${company.email}`}>{company.email}</a>
					</p>
				</aside>
			</div>
		</main>
	)
}

function FirstRequest({ first }: Pick<Route.ComponentProps['loaderData'], 'first'>) {
	if (first?.state === 'waiting' || first?.state === 'released')
		return (
			<Notice
				title={
					first.state === 'waiting'
						? 'Your first request is waiting for our call'
						: 'We have released your first request for cover'
				}
			>
				{first.state === 'waiting' ? <p className="num">We will call you by {first.callBy}.</p> : null}
				<Link to="/hospital/cover/first" className="link">
					View first request
				</Link>
			</Notice>
		)
	return (
		<p>
			Need a specialist for a case before that?{' '}
			<Link to="/hospital/cover/first" className="link">
				Send your first request for cover
			</Link>
			. We will call you to confirm it, within {callMinutes} minutes by day.
		</p>
	)
}

type StatusNotice = Route.ComponentProps['loaderData']['hospital']

const statusTags = {
	pending: <Tag tone="warning">Pending</Tag>,
	rejected: <Tag tone="danger">Rejected</Tag>,
	suspended: <Tag tone="danger">Suspended</Tag>,
	verified: null,
}

function StatusNotice({ hospital: { status, reason, isSent, sentAgo } }: { hospital: StatusNotice }) {
	if (status === 'rejected')
		return (
			<Notice tone="danger" title="We could not verify your hospital">
				<p className="whitespace-pre-line">{reason}</p>
				<p className="mt-1">Correct the details below and resubmit.</p>
			</Notice>
		)
	if (status === 'suspended')
		return (
			<Notice tone="danger" title="Your hospital is suspended">
				<p className="whitespace-pre-line">{reason}</p>
				<p className="mt-1">
					Its jobs are hidden for now. Nothing has been deleted. Call{' '}
					<a href={`tel:${company.phone.replaceAll(' ', '')}`} className="link num whitespace-nowrap">
						{company.phone}
					</a>{' '}
					or write to{' '}
					<a href={`mailto:${company.email}`} className="link">
						{company.email}
					</a>
					.
				</p>
			</Notice>
		)
	if (!isSent)
		return (
			<Notice tone="warning" title="We need more details to start">
				<p>
					Add your registration certificate number or facility ID. We then aim to verify you within {verificationTarget}
					.
				</p>
			</Notice>
		)
	return (
		<Notice title={ageOfRequest(sentAgo)}>
			<p>You can save jobs as drafts in the meantime. We will notify you as soon as we decide.</p>
		</Notice>
	)
}
