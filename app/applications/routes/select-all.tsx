import { Form } from 'react-router'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { readApplicantFacts } from '#app/matching/applicant-facts.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { readListClock } from '../pipeline/applicants.server.ts'
import { listChosen } from '../pipeline/bulk.server.ts'
import { ChosenList, namesListed, SelectionFields } from '../pipeline/chosen-list.tsx'
import { MoveButtons } from '../components/move-buttons.tsx'
import { formatApplicantCount } from '../labels.ts'
import { allApplicants } from '../pipeline/return-page.ts'
import { readListAddress, readSelected } from '../pipeline/selection.server.ts'
import type { Route } from './+types/select-all.ts'

/** Where no script runs: everyone whom a list holds, with their number, before anything is done. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const list = readListAddress(new URL(request.url).searchParams.get('list') ?? undefined)
	const path = list?.path ?? allApplicants
	const selection = { application: [], all: path, except: [], asOf: await readListClock() }
	const chosen = (await readSelected(member, selection, readApplicantFacts)) ?? []
	const named = await listChosen(member, chosen.slice(0, namesListed))
	return {
		selection,
		returnTo: path,
		total: chosen.length,
		chosen: named.map(({ id, name, jobTitle }) => ({ id, name, jobTitle })),
	}
}

// The page says it.
export default function SelectAll({ loaderData: { selection, returnTo, total, chosen } }: Route.ComponentProps) {
	const title = total === 0 ? 'No applicants selected' : `${formatApplicantCount(total)} selected`
	return (
		<main id="main" className="page-narrow grid gap-6 py-6">
			<PageTitle problem={undefined}>{title}</PageTitle>
			<PageHeader back={{ to: returnTo, label: 'Back' }} title={title} />
			{total === 0 ? (
				<EmptyState title="No applicants to move" action={<ButtonLink to={returnTo}>Back to applicants</ButtonLink>}>
					No open application matches this list.
				</EmptyState>
			) : (
				<Form method="post" action="/hospital/applicants/stage" className="grid gap-5">
					<input type="hidden" name="returnTo" value={returnTo} />
					<SelectionFields selection={selection} />
					<ChosenList chosen={chosen} total={total} />
					<div className="flex flex-wrap gap-2">
						<MoveButtons />
					</div>
				</Form>
			)}
		</main>
	)
}
