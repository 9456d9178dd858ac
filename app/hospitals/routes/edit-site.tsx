import { Form } from 'react-router'
import { memberOf } from '#app/identity/groups.server.ts'
import { refuseDeceptive } from '#app/moderation/advice.ts'
import { fieldValue } from '#app/platform/http/form.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { changedSinceDrawn, stampField } from '#app/platform/http/form-stamp.server.ts'
import { idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { SiteFields } from '../components/site-fields.tsx'
import { siteLabels } from '../components/site-labels.ts'
import { isOnlyCity, pointOfAddress } from '../sites/position.server.ts'
import { findSite, saveSite, SiteInput, siteRefusals, stampOfSite } from '../sites/sites.server.ts'
import type { Route } from './+types/edit-site.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const site = await findSite(memberOf(context), idParam(params.siteId))
	if (!site) throw notFound()
	const { latitude, longitude } = site
	// What the address says needs no typing again; a position that was pointed at stays in its field.
	const own = pointOfAddress(site)
	const isPointed = own?.latitude !== latitude || own.longitude !== longitude
	return {
		stamp: stampOfSite(site),
		site: { ...site, point: isPointed ? `${latitude}, ${longitude}` : '', isAtCity: isOnlyCity(site) },
	}
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const owner = memberOf(context)
	const siteId = idParam(params.siteId)
	if (!(await findSite(owner, siteId))) throw notFound()
	const form = await parseForm(request, SiteInput.safeExtend({ stamp: stampField }).superRefine(refuseDeceptive))
	if (!form.ok) return invalid(form.problem)
	const { stamp, ...input } = form.value
	const saved = await saveSite(owner, siteId, input, stamp)
	if (saved.ok)
		return redirectWith('/hospital/profile/sites', {
			title: 'Site saved',
			detail: 'Jobs and cover at this site show the new address within a minute.',
		})
	if (saved.failure === 'changed-meanwhile') {
		const now = await findSite(owner, siteId)
		if (!now) throw notFound()
		return invalid({ form: changedSinceDrawn, values: { ...form.values, stamp: stampOfSite(now) } }, 409)
	}
	if (saved.failure === 'name-taken' || saved.failure === 'another-hospital')
		return invalid({ fields: { name: [siteRefusals[saved.failure]] }, values: form.values })
	throw notFound()
}

export default function EditSite({ loaderData: { site, stamp }, actionData: problem }: Route.ComponentProps) {
	const title = `Edit site: ${site.name}`
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={problem}>{title}</PageTitle>
			<PageHeader title={title} back={{ to: '/hospital/profile/sites', label: 'Sites' }} />
			<Form method="post" noValidate className="grid gap-5">
				<ErrorSummary problem={problem} labels={siteLabels} />
				<input type="hidden" name="stamp" value={fieldValue(problem, 'stamp', stamp)} />
				<SiteFields problem={problem} site={site} />
				<div>
					<SubmitButton pendingLabel="Saving...">Save site</SubmitButton>
				</div>
			</Form>
		</main>
	)
}
