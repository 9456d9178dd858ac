import { specialistOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { ConfirmForm } from '#app/ui/fields/confirm-form.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { blockHospital } from '../blocks.server.ts'
import { returnPage } from '../return-page.ts'
import { findHospitalName } from '../reports/user-reports.server.ts'
import type { Route } from './+types/block-hospital.ts'
import { titled } from '#app/ui/page/page-title.tsx'
import { t } from '#app/platform/language/words.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const hospital = await findHospitalName(specialistOf(context), idParam(params.hospitalId))
	if (!hospital) throw notFound()
	return { name: hospital.name, back: returnPage(request, hospital) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const hospitalId = idParam(params.hospitalId)
	await refuseFields(request)
	if (!(await findHospitalName(actor, hospitalId))) throw notFound()
	const blocked = await blockHospital(actor, hospitalId)
	if (!blocked.ok) throw notFound()
	return redirectWith('/settings/privacy#hidden-hospitals', {
		title: t`Blocked: ${{ hospital: blocked.value.hospitalName }}`,
		detail: t`We do not tell the hospital. You can unblock it here any time.`,
		undo: {
			action: `/settings/privacy/hidden-hospitals/${blocked.value.hiddenId}/removal`,
			label: t`Unblock`,
		},
	})
}

export const meta = () => [titled(t`Block a hospital`)]

export default function BlockHospital({ loaderData: { name, back } }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageHeader
				back={back}
				title={t`Block ${{ hospital: name }}`}
				lead={t`We do not tell the hospital that you blocked it.`}
			/>
			<ul className="grid max-w-prose list-disc gap-1 ps-5">
				<li>{t`It cannot find your profile or send you contact requests.`}</li>
				<li>{t`Any contact you accepted ends. It can no longer see your phone, email or full profile.`}</li>
				<li>{t`It can no longer see your applications, and neither of you can send messages.`}</li>
				<li>{t`You can unblock it any time in Settings, under Privacy.`}</li>
			</ul>
			<ConfirmForm label={t`Block hospital`} pendingLabel={t`Blocking...`} back={back.to} />
		</main>
	)
}
