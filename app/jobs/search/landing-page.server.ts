import { inWords } from '#app/search/totals.ts'
import { findUsualPay } from '#app/pay/queries.server.ts'
import { usualLine } from '#app/pay/usual-pay.ts'
import { toJobCard } from '../page/card.ts'
import { cityRadiusKm, landingPath, listNeighbours, readLanding } from './landing-pages.server.ts'
import { jobSearch, jobsHref } from './job-search.server.ts'
import { searchJobs } from './search.server.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'

const jobsShown = 12

/** Everything that the page of a city prints, or `null` when there is no such city or speciality. */
export async function loadCityJobs(
	slugs: { city: string; speciality: string | undefined },
	now: Date,
	hidden: readonly string[],
) {
	const named = readLanding(slugs.city, slugs.speciality)
	if (!named) return null
	const { city, speciality } = named
	const address = new URLSearchParams({ place: city.label, km: String(cityRadiusKm) })
	if (speciality) address.set('speciality', speciality.slug)
	const search = jobSearch.parse(address)
	const [{ rows, total }, neighbours, usual] = await Promise.all([
		searchJobs(search, { hidden }, jobsShown),
		listNeighbours(named),
		speciality ? findUsualPay({ speciality: speciality.slug, location: city.label, unit: 'month' }) : null,
	])
	return {
		path: landingPath(city.slug, speciality?.slug ?? null),
		heading: speciality
			? t`${{ speciality: saidName(speciality.name) }} jobs in ${{ city: saidName(city.label) }}`
			: t`Hospital jobs in ${{ city: saidName(city.label) }}`,
		title: titleOf(named),
		city: { label: city.label, path: landingPath(city.slug, null) },
		speciality: speciality?.name ?? null,
		total: total.count,
		count: inWords(total, 'open job'),
		cards: rows.map((row) => toJobCard(row, now)),
		all: jobsHref(search),
		usual: usual && usualLine(usual, null),
		...neighbours,
	}
}

function titleOf({ city: { label }, speciality }: NonNullable<ReturnType<typeof readLanding>>): string {
	const city = saidName(label)
	if (!speciality) return t`Hospital jobs for doctors and nurses in ${{ city }} with pay`
	// As people search for it: 'anesthesia jobs', not only the name of who does it.
	return speciality.slug === 'anesthesiologist'
		? t`Anesthesia jobs in ${{ city }} with pay`
		: t`${{ speciality: saidName(speciality.name) }} jobs in ${{ city }} with pay`
}
