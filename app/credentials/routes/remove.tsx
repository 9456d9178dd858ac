import { specialistOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { ConfirmForm } from '#app/ui/fields/confirm-form.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { removeCredential } from '../claims.server.ts'
import { nameOfCredential } from '../kinds.ts'
import { findOwnCredential } from '../own.server.ts'
import type { Route } from './+types/remove.ts'
import { titled } from '#app/ui/page/page-title.tsx'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const credential = await findOwnCredential(specialistOf(context), idParam(params.credentialId))
	if (!credential) throw notFound()
	const { id, title, status, kind } = credential
	return {
		id,
		title,
		name: nameOfCredential(credential),
		carriesBadge: status === 'verified' && kind === 'registration',
	}
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const credentialId = idParam(params.credentialId)
	await refuseFields(request)
	if (!(await removeCredential(actor, credentialId))) throw notFound()
	return redirectWith('/profile/credentials', {
		title: t`Credential removed`,
		detail: t`Its documents have been deleted.`,
	})
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	titled(loaderData ? t`Remove ${{ credential: saidName(loaderData.title) }}` : t`Remove credential`),
]

export default function RemoveCredential({ loaderData: { id, title, name, carriesBadge } }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid content-start gap-6 py-6 md:py-8">
			<PageHeader
				title={t`Remove ${{ credential: saidName(title) }}?`}
				back={{ to: `/profile/credentials/${id}`, label: saidName(title) }}
			/>
			<div className="grid max-w-prose gap-3">
				<p>{t`${{ credential: name }} will be removed from your profile and every credential pack, and its documents will be deleted.`}</p>
				{carriesBadge ? (
					<p>{t`You will lose the Verified badge, unless another of your registrations is verified.`}</p>
				) : null}
				<p>{t`This cannot be undone. To restore it, you would have to add it again and have it verified.`}</p>
			</div>
			<ConfirmForm label={t`Remove`} pendingLabel={t`Removing...`} back={`/profile/credentials/${id}`} />
		</main>
	)
}
