import { invitationDays } from '#app/durations.ts'
import { type PlanRefusal, planRefusals } from '#app/billing/plans.ts'
import { whyNoSeat } from '#app/billing/subscriptions.server.ts'
import { InviteForm } from '../components/invite-form.tsx'
import { type InviteFailure, inviteMember } from '../team/invitations.server.ts'
import { InvitationInput, siteRefusals, sitesOf } from '../schema.server.ts'
import { listSiteChoices } from '../sites/site-choices.server.ts'
import { requireProvenOwner } from '../team/team-route.server.ts'
import { teamPath } from '../team/team-path.ts'
import { invitationRefusals, mailLimitReached } from '../labels.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import type { FormProblem } from '#app/platform/http/form.ts'
import { forbidden, invalid, tooMany } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { requestFacts } from '#app/platform/http/request-context.server.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import type { Route } from './+types/invite.ts'

const here = '/hospital/team/invitations/new'

export async function loader({ request, context }: Route.LoaderArgs) {
	const { hospitalId, hospitalName } = await requireProvenOwner(context, request, here)
	return { hospitalName, choices: await listSiteChoices(hospitalId) }
}

export async function action({ request, context }: Route.ActionArgs) {
	const owner = await requireProvenOwner(context, request, here)
	const form = await parseForm(request, InvitationInput)
	if (!form.ok) return invalid(form.problem)

	const { email, seat, anyway } = form.value
	const invitation = { email, seat, anyway, sites: sitesOf(form.value) }
	const invited = await inviteMember(owner, invitation, context.get(requestFacts).clientAddress, whyNoSeat)
	if (invited.ok)
		return redirectWith(teamPath, {
			title: 'Invitation sent',
			detail: `${email} has ${invitationDays} days to accept.`,
		})
	const { values } = form
	if (invited.failure === 'not-owner') throw forbidden('You are no longer an owner of your hospital.')
	if (invited.failure === 'too-many-mails')
		return tooMany({ form: mailLimitReached(invited.seconds), values }, invited.seconds)
	if (isRefusalOfPlan(invited.failure)) return invalid({ fields: { email: [noSeat[invited.failure]] }, values })
	return invalid({ ...refusals[invited.failure], values })
}

const noSeat = planRefusals('seats')
const isRefusalOfPlan = (failure: string): failure is PlanRefusal => Object.hasOwn(noSeat, failure)

const refusals: Record<Exclude<InviteFailure, 'not-owner'>, FormProblem> = {
	'already-member': { fields: { email: ['This person is already in your team.'] } },
	'already-invited': {
		fields: { email: ['This person has already been invited. Resend the invitation from the Team page.'] },
	},
	unverified: { form: invitationRefusals.unverified },
	'enough-for-today': { form: invitationRefusals['enough-for-today'] },
	'owner-of-all-sites': { fields: { reach: [siteRefusals['owner-of-all-sites']] } },
	'no-such-site': { fields: { sites: [siteRefusals['no-such-site']] } },
	'too-many-open': { form: '50 invitations are pending. Cancel some before you send more.' },
	'other-domain': {
		fields: {
			email: [
				'This address is not on your hospital’s domain. Check the spelling. If it is correct, select the box below.',
			],
		},
	},
}

export default function Invite({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={actionData}>Invite a team member</PageTitle>
			<PageHeader
				back={{ to: teamPath, label: 'Team' }}
				title="Invite a team member"
				lead={`We will email them a link to join ${loaderData.hospitalName}. It is valid for ${invitationDays} days.`}
			/>
			<InviteForm problem={actionData} choices={loaderData.choices} />
		</main>
	)
}
