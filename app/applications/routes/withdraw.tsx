import { specialistOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { conflict, idParam, notFound, valueOf } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { ConfirmForm } from '#app/ui/fields/confirm-form.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { WithdrawalEffects } from '../components/withdrawal-effects.tsx'
import { findMyApplication } from '../applying/my-applications.server.ts'
import { mayMove } from '../stage.ts'
import { withdrawApplication } from '../applying/withdrawal.server.ts'
import type { Route } from './+types/withdraw.ts'
import { titled } from '#app/ui/page/page-title.tsx'
import { t } from '#app/platform/language/words.ts'
import { asWritten } from '#app/ui/as-written.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const application = await findMyApplication(specialistOf(context), idParam(params.applicationId))
	if (!application) throw notFound()
	const { id, stage, jobTitle, hospitalName } = application
	if (!mayMove(stage, 'withdrawn', 'specialist')) throw conflict(alreadyDecided())
	return { id, jobTitle, hospitalName }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const applicationId = idParam(params.applicationId)
	await refuseFields(request)

	const withdrawn = valueOf(await withdrawApplication(actor, applicationId), alreadyDecided)

	return redirectWith(`/applications/${applicationId}`, {
		title: t`Application withdrawn`,
		detail: t`The hospital can no longer see your profile or resume through this application.`,
		undo: {
			action: `/applications/${applicationId}/withdrawal/undo?event=${withdrawn.eventId}`,
			label: t`Undo`,
		},
	})
}

const alreadyDecided = () => t`This application has already been decided or withdrawn.`

export const meta = () => [titled(t`Withdraw your application?`)]

export default function Withdraw({ loaderData: { id, jobTitle, hospitalName } }: Route.ComponentProps) {
	const page = `/applications/${id}`
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageHeader
				back={{ to: page, label: t`Your application` }}
				title={t`Withdraw your application?`}
				lead={`${jobTitle}, ${hospitalName}`}
				leadLang={asWritten().lang}
			/>
			<WithdrawalEffects hospitalName={hospitalName} />
			<ConfirmForm
				label={t`Withdraw application`}
				pendingLabel={t`Withdrawing...`}
				back={page}
				backLabel={t`Keep application`}
			/>
		</main>
	)
}
