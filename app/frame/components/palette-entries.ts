import type { Found } from '../hospital-palette.server.ts'

export type PaletteEntry = Omit<Found, 'kind' | 'detail'> & {
	kind: Found['kind'] | 'page' | 'setting'
	detail?: string
	/** Other words that people look for it by. */
	also?: string
	/** What the page that opens begins with. Not in its address, which is written into logs. */
	state?: { q: string }
}

export type PaletteGroup = { name: string; entries: PaletteEntry[] }

const groupNames: Record<PaletteEntry['kind'], string> = {
	applicant: 'Applicants',
	candidate: 'Candidates',
	job: 'Jobs',
	colleague: 'Team',
	hospital: 'Hospitals',
	page: 'Pages',
	action: 'Actions',
	setting: 'Settings',
}

/** An address may be a page to one entry and an action to another. */
export const entryId = ({ kind, to }: PaletteEntry) => `${kind} ${to}`

/** What matches, group by group; settings only when they are looked for. Of what the server found what still matches, for it looked a moment ago. */
export function groupEntries(
	query: string,
	known: readonly PaletteEntry[],
	found: readonly PaletteEntry[],
): PaletteGroup[] {
	const words = query.toLowerCase().split(/\s+/).filter(Boolean)
	const matches = ({ label, also = '' }: PaletteEntry) =>
		words.every((word) => `${label} ${also}`.toLowerCase().includes(word))
	const all = [...found, ...known].filter(matches)
	return (Object.keys(groupNames) as PaletteEntry['kind'][]).flatMap((kind) => {
		const entries = kind === 'setting' && words.length === 0 ? [] : all.filter((entry) => entry.kind === kind)
		return entries.length > 0 ? [{ name: groupNames[kind], entries }] : []
	})
}
