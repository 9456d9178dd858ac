import { Form } from 'react-router'
import { brand } from '#app/brand.ts'
import { requireSpecialist } from '#app/identity/session.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { blockHospital } from '../blocking.server.ts'
import { findHospitalName } from '../conduct.server.ts'
import { NoInput } from '../schema.server.ts'
import type { Route } from './+types/block-hospital.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const hospital = await findHospitalName(requireSpecialist(context, request), idParam(params.hospitalId))
	if (!hospital) throw notFound()
	return hospital
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = requireSpecialist(context, request)
	const hospitalId = idParam(params.hospitalId)
	await parseForm(request, NoInput)
	if (!(await findHospitalName(actor, hospitalId))) throw notFound()
	const blocked = await blockHospital(actor, hospitalId)
	if (!blocked.ok) throw notFound()
	return redirectWith('/settings/privacy#hidden-hospitals', {
		title: `Blocked: ${blocked.value.hospitalName}`,
		detail: 'It is not told. You can unblock it here at any time.',
		undo: {
			action: `/settings/privacy/hidden-hospitals/${blocked.value.hiddenId}/removal`,
			label: 'Unblock',
		},
	})
}

export const meta: Route.MetaFunction = () => [
	{ title: `Block a hospital · ${brand.name}` },
	{ name: 'robots', content: 'noindex' },
]

export default function BlockHospital({ loaderData: { id, name } }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageHeader title={`Block ${name}`} lead="It is not told that you did." />
			<ul className="grid max-w-prose list-disc gap-1 ps-5">
				<li>It does not find your profile, and cannot ask to get in touch.</li>
				<li>What you accepted ends: your phone, e-mail and full profile are closed to it.</li>
				<li>It no longer sees applications that you sent to its jobs, and neither of you can write.</li>
				<li>You can unblock it at any time under Settings, Privacy.</li>
			</ul>
			<Form method="post" action={`/hospitals/${id}/block`}>
				<SubmitButton action={`/hospitals/${id}/block`} variant="danger" pendingLabel="Blocking...">
					Block this hospital
				</SubmitButton>
			</Form>
		</main>
	)
}
