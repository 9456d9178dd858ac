export type PaletteEntry = {
	to: string
	label: string
	detail?: string
	kind: 'page' | 'action' | 'job' | 'applicant' | 'candidate'
}

export type PaletteGroup = { name: string; entries: PaletteEntry[] }

const groupNames: Record<PaletteEntry['kind'], string> = {
	applicant: 'Applicants',
	candidate: 'Candidates',
	job: 'Jobs',
	page: 'Pages',
	action: 'Actions',
}

/** What matches, group by group. Of what the server found all is shown: it looked for the same letters, a moment ago. */
export function groupEntries(
	query: string,
	known: readonly PaletteEntry[],
	found: readonly PaletteEntry[],
): PaletteGroup[] {
	const words = query.toLowerCase().split(/\s+/).filter(Boolean)
	const matches = ({ label }: PaletteEntry) => words.every((word) => label.toLowerCase().includes(word))
	const stillMatches = ({ label }: PaletteEntry) => label.toLowerCase().includes(query.trim().toLowerCase())
	const all = [...found.filter(stillMatches), ...known.filter(matches)]
	return (Object.keys(groupNames) as PaletteEntry['kind'][]).flatMap((kind) => {
		const entries = all.filter((entry) => entry.kind === kind)
		return entries.length > 0 ? [{ name: groupNames[kind], entries }] : []
	})
}
