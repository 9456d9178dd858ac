import { listContentPages } from '#app/content/pages.server.ts'
import { listVerifiedHospitals } from '#app/hospitals/page/public-page.server.ts'
import { listLandingPages } from '#app/jobs/search/landing-pages.server.ts'
import { pathOfPay } from '#app/pay/pay-path.ts'
import { listUsualPay } from '#app/pay/queries.server.ts'
import { istToday } from '#app/platform/text/dates.ts'

type Page = { path: string; lastModified: string | null }

/** Ours whose content comes from data or settings: they have no day on which they changed. */
const livePages = [
	'/',
	'/jobs',
	'/jobs/in',
	'/jobs/terms',
	'/pay',
	'/doctor-database',
	'/hospitals',
	'/hospitals/plans',
	'/grievances',
	'/developers',
]

/** Pages that a search engine may list, by canonical address. The sitemap adds the jobs. Profiles are never listed.
 * A city's list is here only while it has jobs. */
export async function listPublicPages(): Promise<Page[]> {
	return [
		...livePages.map((path) => ({ path, lastModified: null })),
		...(await listLandingPages()).map(({ path, lastModified }) => ({ path, lastModified })),
		...(await listPayPages()),
		...(await listHospitalPages()),
		...listContentPages().map(({ path, updated }) => ({ path, lastModified: updated })),
	]
}

/** Those with a figure; they changed with the month that counted it. */
async function listPayPages(): Promise<Page[]> {
	const pages = Map.groupBy(await listUsualPay(), pathOfPay)
	return [...pages].map(([path, figures]) => ({
		path,
		lastModified:
			figures
				.map(({ month }) => month)
				.toSorted()
				.at(-1) ?? null,
	}))
}

async function listHospitalPages(): Promise<Page[]> {
	const hospitals = await listVerifiedHospitals()
	return hospitals.map(({ id, updatedAt }) => ({ path: `/hospitals/${id}`, lastModified: istToday(updatedAt) }))
}
