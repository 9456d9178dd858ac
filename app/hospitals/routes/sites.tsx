import { Form, Link } from 'react-router'
import { memberOf } from '#app/identity/groups.server.ts'
import { refuseDeceptive } from '#app/moderation/advice.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { CityOnly } from '../components/point-field.tsx'
import { SiteFields } from '../components/site-fields.tsx'
import { siteLabels } from '../components/site-labels.ts'
import { findMainAddress } from '../sites/position.server.ts'
import { listSites, saveSite, SiteInput, siteRefusals } from '../sites/sites.server.ts'
import type { Route } from './+types/sites.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const member = memberOf(context)
	const main = await findMainAddress(member)
	return { sites: await listSites(member), isMainUnknown: main.latitude === null }
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await parseForm(request, SiteInput.superRefine(refuseDeceptive))
	if (!form.ok) return invalid(form.problem)
	const saved = await saveSite(memberOf(context), null, form.value)
	if (saved.ok)
		return redirectWith('/hospital/profile/sites', {
			title: 'Site added',
			detail: `You can now choose ${form.value.name} for your jobs.`,
		})
	if (saved.failure === 'name-taken' || saved.failure === 'another-hospital')
		return invalid({ fields: { name: [siteRefusals[saved.failure]] }, values: form.values })
	return invalid({ form: siteRefusals['too-many'], values: form.values })
}

export default function Sites({ loaderData: { sites, isMainUnknown }, actionData: problem }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={problem}>Sites</PageTitle>
			<PageHeader title="Sites" lead="Each job is at one of your sites. Specialists search by the distance to it." />
			{isMainUnknown ? (
				<Notice tone="warning" title="We do not know where your verified address is">
					Jobs there have no distance.{' '}
					<Link to="/hospital/profile/position" className="link">
						Set position
					</Link>
				</Notice>
			) : null}
			{sites.length > 0 ? (
				<ul className="panel divide-y divide-line">
					{sites.map(({ id, name, location, isAtCity }) => (
						<li
							key={id ?? 'main'}
							data-row={id ?? 'main'}
							className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3"
						>
							<div className="min-w-0 flex-1 basis-56">
								<p className="font-semibold wrap-anywhere">{name}</p>
								<p className="text-sm text-ink-2">{location}</p>
								{isAtCity ? <CityOnly /> : null}
							</div>
							{id === null ? (
								<ButtonLink to="/hospital/profile/position" variant="secondary" size="sm">
									Set position
								</ButtonLink>
							) : (
								<div className="flex gap-2">
									<ButtonLink
										to={`/hospital/profile/sites/${id}`}
										variant="secondary"
										size="sm"
										aria-label={`Edit site ${name}`}
									>
										Edit
									</ButtonLink>
									<ButtonLink
										to={`/hospital/profile/sites/${id}/removal`}
										variant="quiet"
										size="sm"
										aria-label={`Remove site ${name}`}
									>
										Remove
									</ButtonLink>
								</div>
							)}
						</li>
					))}
				</ul>
			) : null}
			<Form method="post" noValidate className="grid gap-5">
				<h2>Add a site</h2>
				<ErrorSummary problem={problem} labels={siteLabels} />
				<SiteFields problem={problem} />
				<div>
					<SubmitButton pendingLabel="Adding...">Add site</SubmitButton>
				</div>
			</Form>
		</main>
	)
}
