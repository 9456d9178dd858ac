import { ChipLink, ChipRow } from '#app/ui/chip.tsx'

type SiteChipsProps = {
	sites: readonly { key: string; name: string; isChosen: boolean }[]
	path: string
	/** The rest of the query, which stays. */
	query?: Record<string, string>
	/** Where the page is about one site there is no choice of all. */
	withAll?: boolean
}

/** The sites of a hospital that has several. */
export function SiteChips({ sites, path, query = {}, withAll = true }: SiteChipsProps) {
	if (sites.length === 0) return null
	const at = (more: Record<string, string>) => {
		const search = new URLSearchParams({ ...query, ...more }).toString()
		return search === '' ? path : `${path}?${search}`
	}
	return (
		<ChipRow label="Sites">
			{withAll ? (
				<ChipLink to={at({})} current={sites.every(({ isChosen }) => !isChosen)}>
					All sites
				</ChipLink>
			) : null}
			{sites.map(({ key, name, isChosen }) => (
				<ChipLink key={key} to={at({ site: key })} current={isChosen}>
					{name}
				</ChipLink>
			))}
		</ChipRow>
	)
}
