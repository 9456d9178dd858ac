import { redirect } from 'react-router'
import { specialistOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { idParam, invalid, notFound, valueOf } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { addAskedBasics } from '#app/specialists/profile/basics.server.ts'
import { loadApplyFacts } from '../applying/apply-sheet.server.ts'
import { ApplyForm } from '../components/apply-form.tsx'
import { answerInvitation } from '../invitations.server.ts'
import { invitationRefusals } from '../labels.ts'
import { findMyApplication } from '../applying/my-applications.server.ts'
import { ApplicationForm } from '../schema.server.ts'
import type { Route } from './+types/accept-invitation.ts'
import { t } from '#app/platform/language/words.ts'
import { asWritten } from '#app/ui/as-written.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const application = await findMyApplication(actor, idParam(params.applicationId))
	if (!application) throw notFound()
	const { id, isInvited, note, jobTitle, hospitalId, hospitalName, startsOn } = application
	if (!isInvited) throw redirect(`/applications/${id}`)
	return { id, note, jobTitle, hospitalName, facts: await loadApplyFacts(actor, { hospitalId, startsOn }) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const applicationId = idParam(params.applicationId)
	const form = await parseForm(request, ApplicationForm)
	if (!form.ok) return invalid(form.problem)

	const actor = specialistOf(context)
	const added = await addAskedBasics(actor, form.value)
	if (added.refused) return invalid({ fields: added.refused, values: form.values })
	const answered = await answerInvitation(actor, applicationId, form.value)
	if (!answered.ok && answered.failure === 'hospital-hidden')
		return invalid({ fields: { anyway: [invitationRefusals[answered.failure]] }, values: form.values })
	const { hospitalName } = valueOf(answered, ({ failure }) => invitationRefusals[failure])

	return redirectWith(`/applications/${applicationId}`, {
		title: t`Applied again`,
		detail: [t`${{ hospital: hospitalName }} has received your application.`, added.understood]
			.filter(Boolean)
			.join(' '),
	})
}

export default function ApplyAgain({
	loaderData: { id, note, jobTitle, hospitalName, facts },
	actionData,
}: Route.ComponentProps) {
	const title = t`Apply again: ${{ job: jobTitle }}`
	return (
		<main id="main" className="page-narrow grid grid-cols-[minmax(0,1fr)] gap-5 py-6">
			<PageTitle problem={actionData}>{title}</PageTitle>
			<PageHeader
				back={{ to: `/applications/${id}`, label: t`Your application` }}
				title={title}
				lead={hospitalName}
				leadLang={asWritten().lang}
			/>
			<ApplyForm facts={facts} problem={actionData} note={note} />
		</main>
	)
}
