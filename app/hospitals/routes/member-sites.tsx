import { Form } from 'react-router'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { conflict, forbidden, idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { SiteChoiceFields, siteChoiceLabels } from '../components/site-choice-fields.tsx'
import { MemberSitesInput, siteRefusals, sitesOf } from '../schema.server.ts'
import { listSiteChoices } from '../sites/site-choices.server.ts'
import { teamPath } from '../team/team-path.ts'
import { requireProvenOwner, teamRefusals } from '../team/team-route.server.ts'
import { changeSites, findTeammate } from '../team/team.server.ts'
import type { Route } from './+types/member-sites.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const memberId = idParam(params.memberId)
	const owner = await requireProvenOwner(context, request, `/hospital/team/members/${memberId}/sites`)
	const [person, choices] = await Promise.all([findTeammate(owner, memberId), listSiteChoices(owner.hospitalId)])
	// With one site there is nothing to choose, and owners are of all.
	if (!person || person.role === 'owner' || (choices.length === 0 && person.sites === null)) throw notFound()
	const { name, email, sites } = person
	return { name, email, sites, choices: choices.length > 0 ? choices : [{ id: owner.hospitalId, name: 'Main site' }] }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const memberId = idParam(params.memberId)
	const owner = await requireProvenOwner(context, request, `/hospital/team/members/${memberId}/sites`)
	const person = await findTeammate(owner, memberId)
	if (!person) throw notFound()
	const form = await parseForm(request, MemberSitesInput)
	if (!form.ok) return invalid(form.problem)
	const changed = await changeSites(owner, memberId, sitesOf(form.value))
	if (changed.ok)
		return redirectWith(teamPath, {
			title: `The sites of ${changed.value.name} have changed`,
			detail: 'It holds from their next page on. We have notified them by email.',
		})
	if (changed.failure === 'not-owner') throw forbidden('You are no longer an owner of your hospital.')
	if (changed.failure === 'no-such-member') throw notFound()
	if (changed.failure === 'unchanged') throw conflict(teamRefusals.unchanged)
	const field = changed.failure === 'no-such-site' ? 'sites' : 'reach'
	return invalid({ fields: { [field]: [siteRefusals[changed.failure]] }, values: form.values })
}

export default function MemberSites({ loaderData, actionData }: Route.ComponentProps) {
	const problem = useTyped(actionData)
	const title = `Sites of ${loaderData.name}`
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={problem}>{title}</PageTitle>
			<PageHeader back={{ to: teamPath, label: 'Team' }} title={title} lead={loaderData.email} />
			<Form method="post" className="grid gap-5" noValidate>
				<ErrorSummary problem={problem} labels={siteChoiceLabels} />
				<SiteChoiceFields problem={problem} choices={loaderData.choices} sites={loaderData.sites} />
				<SubmitButton className="justify-self-start" pendingLabel="Saving...">
					Save sites
				</SubmitButton>
			</Form>
		</main>
	)
}
