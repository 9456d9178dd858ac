type ChosenListProps = { chosen: readonly { id: string; version: number; name: string; jobTitle: string }[] }

/** The applicants that a form is about, with the job of each, and as its fields. */
export function ChosenList({ chosen }: ChosenListProps) {
	return (
		<ul className="grid max-h-40 gap-1 overflow-y-auto text-sm">
			{chosen.map(({ id, version, name, jobTitle }) => (
				<li key={id}>
					<input type="hidden" name="application" value={`${id}.${version}`} />
					<bdi>{name}</bdi> <span className="text-ink-2">{jobTitle}</span>
				</li>
			))}
		</ul>
	)
}
