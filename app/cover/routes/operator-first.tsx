import { Link } from 'react-router'
import { OpenDecisions } from '#app/cases/open-decisions.tsx'
import type { HospitalStatus } from '#app/hospitals/status.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { conflict, idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { telLink } from '#app/platform/text/phone-link.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { undoTime } from '#app/platform/undo.ts'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { VerdictForm } from '../components/verdict-form.tsx'
import {
	decideFirst,
	findFirst,
	type FirstDecisionFailure,
	listOwnFirstDecisions,
	mayReleaseFor,
	readFirst,
} from '../asking/first-requests.server.ts'
import { formatCoverPay, formatHours } from '../labels.ts'
import { verdictInput } from '../schema.server.ts'
import type { Route } from './+types/operator-first.ts'

const outcomes = ['released', 'refused'] as const

export async function loader({ params, context }: Route.LoaderArgs) {
	const operator = operatorOf(context)
	const found = await findFirst(operator, idParam(params.firstId))
	if (!found) throw notFound()
	const { first, hospital, asker, dueAt } = found
	const decisions = (await listOwnFirstDecisions(operator)).filter(({ id }) => id === first.id)
	const request = readFirst(first)
	return {
		decisions: decisions.map((decision) => ({ ...decision, about: null })),
		hospitalId: hospital.id,
		hospital: hospital.name,
		status: hospital.status,
		mayRelease: mayReleaseFor(hospital.status),
		outcome: first.outcome,
		reason: first.reason,
		due: formatDateTime(dueAt),
		isLate: first.outcome === null && dueAt < new Date(),
		asker,
		switchboard: hospital.phone,
		facts: [
			{ label: 'Registration number, as sent', value: first.registrationNumber },
			{ label: 'Registration number, in its details', value: hospital.registrationNumber ?? 'Not added yet' },
			{ label: 'Address', value: `${hospital.address}, ${hospital.city}` },
			{ label: 'Case or duty', value: request.work },
			{ label: 'When', value: formatHours(request) },
			{ label: 'Pay', value: formatCoverPay(request) },
			{ label: 'Note', value: request.note ?? '' },
		],
	}
}

const refusals: Record<Exclude<FirstDecisionFailure, 'unknown'>, string> = {
	decided: 'This request has already been decided.',
	over: 'The start of this request has passed. Refuse it with a reason.',
	'not-verified': 'This hospital has been rejected or suspended. You can only refuse its request.',
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const operator = operatorOf(context)
	const firstId = idParam(params.firstId)
	if (!(await findFirst(operator, firstId))) throw notFound()
	const form = await parseForm(request, verdictInput([...outcomes]))
	if (!form.ok) return invalid(form.problem)
	const { verdict, reason } = form.value as { verdict: (typeof outcomes)[number]; reason: string }
	const decided = await decideFirst(operator, firstId, { outcome: verdict, reason })
	if (decided.ok)
		return redirectWith('/operator/cover/first', {
			title: verdict === 'released' ? 'Request released' : 'Request refused',
			detail: `This takes effect in ${undoTime} unless you undo.`,
			undo: { action: `/operator/cover/first/${firstId}/undo`, label: 'Undo' },
		})
	if (decided.failure === 'unknown') throw notFound()
	throw conflict(refusals[decided.failure])
}

export default function OperatorFirst({ loaderData: page, actionData }: Route.ComponentProps) {
	const problem = useTyped(actionData)
	const { asker } = page
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-5 py-8">
			<PageTitle problem={problem}>{page.hospital}</PageTitle>
			<PageHeader
				back={{ to: '/operator/cover/first', label: 'First requests for cover' }}
				title={page.hospital}
				lead={`Call by ${page.due}.${page.isLate ? ' This is overdue.' : ''}`}
			/>
			<OpenDecisions decisions={page.decisions} />
			<Panel title="First request">
				<div className="grid gap-3">
					<FactGrid
						sheet
						wide
						facts={[
							{ label: asker.name, value: asker.phone ? <Dial number={asker.phone} /> : 'No confirmed number' },
							{ label: 'Switchboard', value: <Dial number={page.switchboard} /> },
							...page.facts,
						]}
					/>
					<Link to={`/operator/hospitals/${page.hospitalId}`} className="link inline-flex min-h-11 items-center">
						View hospital
					</Link>
				</div>
			</Panel>
			{page.outcome ? (
				<Notice tone="info" title={outcomeTitles[page.outcome]}>
					<p className="wrap-anywhere">{page.reason}</p>
				</Notice>
			) : (
				<VerdictForm
					verdict={{
						label: 'Decision after the call',
						hint: releaseHints[page.status],
						options: [
							...(page.mayRelease ? [{ value: 'released', label: 'Release this request' }] : []),
							{ value: 'refused', label: 'Refuse it' },
						],
					}}
					reason={{
						label: 'What you checked, or why it is refused',
						hint: 'The hospital reads it if you refuse. Otherwise it is kept in the log.',
					}}
					problem={problem}
				/>
			)}
		</main>
	)
}

const Dial = ({ number }: { number: string }) => (
	<a href={telLink(number)} className="link num inline-flex min-h-11 items-center whitespace-nowrap">
		{number}
	</a>
)

const releaseHints: Record<HospitalStatus, string> = {
	pending: 'Releasing sends this one request. The hospital stays unverified.',
	verified: 'This hospital has been verified since. Releasing sends this request like any other.',
	rejected: 'This hospital has been rejected since, so its request cannot be released.',
	suspended: 'This hospital has been suspended since, so its request cannot be released.',
}

const outcomeTitles = { released: 'Released', refused: 'Refused', lapsed: 'Ended before a call' }
