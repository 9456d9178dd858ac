import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { csvResponse } from '#app/platform/text/csv.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { mainSite } from '../period.ts'
import { jobRows, memberRows, readChoice, totalRows } from '../report.server.ts'
import type { Route } from './+types/report-csv.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const { searchParams, origin } = new URL(request.url)
	const member = verifiedMemberOf(context)
	const { period, site, sites } = await readChoice(member, searchParams)
	const { name = '' } = sites.find(({ id }) => (id ?? mainSite) === site) ?? {}
	const place = name && `-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`
	const ending = `${place}-${period}-days-${istToday(new Date())}`
	const table = searchParams.get('table')
	if (table === 'members') return csvResponse(`hiring-by-member${ending}`, await memberRows(member, period, site))
	if (table === 'total') return csvResponse(`hiring-total${ending}`, await totalRows(member, period, site))
	return csvResponse(`hiring-by-job${ending}`, await jobRows(member, period, origin, site))
}
