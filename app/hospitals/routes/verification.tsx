import { Check, CircleDashed } from 'lucide-react'
import { redirect } from 'react-router'
import { DetailsForm } from '../components/details-form.tsx'
import { findOwnVerification } from '../queries.server.ts'
import { VerificationDetails } from '../schema.server.ts'
import { verificationTarget } from '../status.ts'
import { sendDetails } from '../verification.server.ts'
import { ageOfRequest } from '../labels.ts'
import { brand } from '#app/brand.ts'
import { memberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { conflict, invalid, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { Route } from './+types/verification.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const member = memberOf(context)
	if (member.hospitalStatus === 'verified') throw redirect('/hospitals/dashboard')
	const hospital = await findOwnVerification(member)
	if (!hospital) throw notFound()
	return { hospital, can: { sendDetails: member.role === 'owner' && hospital.status !== 'suspended' } }
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

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function Verification({ loaderData: { hospital, can }, actionData }: Route.ComponentProps) {
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={actionData}>Verification</PageTitle>
			<PageHeader
				title={`Verification of ${hospital.displayName}`}
				lead="Specialists need to trust that a job is real, so our team verifies every hospital before its first job goes live."
				tags={statusTags[hospital.status]}
			/>
			<StatusNotice hospital={hospital} />
			<div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
				{can.sendDetails ? (
					<DetailsForm hospital={hospital} problem={actionData} />
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
						registers. Questions: <a href={`mailto:${brand.email}`}>{brand.email}</a>
					</p>
				</aside>
			</div>
		</main>
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
					Its jobs are hidden for now. Nothing has been deleted. Call {brand.phone} or write to {brand.email}.
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
			<p>You can save jobs as drafts in the meantime. We will email you as soon as we decide.</p>
		</Notice>
	)
}
