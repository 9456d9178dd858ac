import { memberOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { ConfirmForm } from '#app/ui/fields/confirm-form.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { findSite, removeSite } from '../sites/sites.server.ts'
import type { Route } from './+types/remove-site.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const site = await findSite(memberOf(context), idParam(params.siteId))
	if (!site) throw notFound()
	return { name: site.name }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	await refuseFields(request)
	const name = await removeSite(memberOf(context), idParam(params.siteId))
	if (name === null) throw notFound()
	return redirectWith('/hospital/profile/sites', { title: 'Site removed', detail: name })
}

export default function RemoveSite({ loaderData: { name } }: Route.ComponentProps) {
	const title = `Remove site: ${name}`
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={undefined}>{title}</PageTitle>
			<PageHeader
				title={title}
				lead="It will no longer be on your hospital page. Jobs and cover at this site keep their location."
				back={{ to: '/hospital/profile/sites', label: 'Sites' }}
			/>
			<ConfirmForm
				label="Remove site"
				pendingLabel="Removing..."
				back="/hospital/profile/sites"
				backLabel="Keep site"
			/>
		</main>
	)
}
