import { redirect } from 'react-router'
import { operatorOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { idParam, invalid, notFound } from '#app/platform/http/http.ts'
import type { OperatorProfile } from '#app/specialists/disclosure/disclosure.ts'
import { ProfileView } from '#app/specialists/profile/profile-view.tsx'
import { readingMinutes, recordTeamAccess } from '#app/specialists/disclosure/team-access.server.ts'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { ReasonForm } from '../components/reason-form.tsx'
import { openingReasons } from '../cases/case-reasons.ts'
import { reasonInput, wholeReason } from '../schema.server.ts'
import { findSpecialistRecord } from '../people/specialist-record.server.ts'
import type { Route } from './+types/specialist.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
	const record = await findSpecialistRecord(operatorOf(context), idParam(params.specialistId))
	if (!record) throw notFound()
	return { record, minutes: readingMinutes }
}

export async function action({ request, context, params }: Route.ActionArgs) {
	const operator = operatorOf(context)
	const specialistId = idParam(params.specialistId)
	const form = await parseForm(request, reasonInput(openingReasons))
	if (!form.ok) return invalid(form.problem)
	const opened = await recordTeamAccess(operator, specialistId, wholeReason(form.value))
	if (!opened.ok) throw notFound()
	return redirect(`/operator/specialists/${specialistId}`)
}

// The page says it: only it knows whether something is wrong.
export default function SpecialistRecord({ loaderData: { record, minutes }, actionData }: Route.ComponentProps) {
	if (record.reason === null)
		return (
			<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
				<PageTitle problem={actionData}>Open a profile</PageTitle>
				<PageHeader
					back={{ to: '/operator/credentials', label: 'Credentials' }}
					title="Open a profile"
					lead={`You will see the full profile, including phone and email, for ${minutes} minutes. This is recorded in the audit log.`}
				/>
				<ReasonForm
					reasons={openingReasons}
					problem={actionData}
					hint="The specialist sees this reason under My data, without your name."
					isDanger={false}
					button="Open profile"
					pendingLabel="Opening..."
				/>
			</main>
		)
	const { profile, privacy, reason } = record
	return (
		<main id="main" className="page-narrow grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-8">
			<PageTitle problem={undefined}>{profile.name}</PageTitle>
			<PageHeader
				back={{ to: '/operator/credentials', label: 'Credentials' }}
				title={profile.name}
				lead={`Reason for opening: ${reason}`}
			/>
			<Panel title="Privacy">
				<FactGrid facts={switchesOf(profile, privacy)} />
			</Panel>
			<Panel>
				<ProfileView profile={profile} />
			</Panel>
		</main>
	)
}

type Privacy = Record<'profileVisibility' | 'contactVisibility' | 'experienceVisibility' | 'anonymousMode', boolean>

const onOff = (isOn: boolean) => (isOn ? 'On' : 'Off')

const switchesOf = ({ joined }: OperatorProfile, privacy: Privacy) => [
	{ label: 'Profile visible', value: onOff(privacy.profileVisibility) },
	{ label: 'Contact visible', value: onOff(privacy.contactVisibility) },
	{ label: 'Experience visible', value: onOff(privacy.experienceVisibility) },
	{ label: 'Anonymous', value: onOff(privacy.anonymousMode) },
	{ label: 'Member since', value: joined },
]
