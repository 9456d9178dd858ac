import { Applicants } from '../applicants.tsx'
import { loadApplicants } from '../applicants-page.server.ts'
import { allApplicants } from '../return-page.ts'
import { formatApplicantCount } from '../labels.ts'
import { brand } from '#app/brand.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { withMatches } from './applicants/matches.server.ts'
import { openAtPlainAddress } from '#app/platform/plain-address.server.ts'
import { withStatusLines } from './applicants/status-lines.server.ts'
import type { Route } from './+types/all-applicants.ts'

export const middleware = [openAtPlainAddress({ defaults: { sort: 'waiting' } })]

export async function loader({ request, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const page = await loadApplicants(member, { jobId: null }, request.url)
	return { page: await withMatches(member, await withStatusLines(member, page)) }
}

export const meta: Route.MetaFunction = () => [{ title: `Applicants · ${brand.name}` }]

export default function AllApplicants({ loaderData: { page } }: Route.ComponentProps) {
	return (
		<Applicants
			base={allApplicants}
			page={page}
			showsJob
			title="Applicants"
			lead={`${formatApplicantCount(page.total)} across all your jobs`}
			whenEmpty="Specialists who apply to your jobs will appear here."
		/>
	)
}
