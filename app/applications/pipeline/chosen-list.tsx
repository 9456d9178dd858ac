import type { Selection } from './selection.server.ts'

type ChosenListProps = { chosen: readonly { id: string; name: string; jobTitle: string }[]; total: number }

/** Names of so many are printed; a form about hundreds says how many more there are. */
export const namesListed = 100

/** The applicants that a form is about, with the job of each. */
export function ChosenList({ chosen, total }: ChosenListProps) {
	const more = total - chosen.length
	return (
		<ul className="grid max-h-40 gap-1 overflow-y-auto text-sm">
			{chosen.map(({ id, name, jobTitle }) => (
				<li key={id}>
					<bdi>{name}</bdi> <span className="text-ink-2">{jobTitle}</span>
				</li>
			))}
			{more > 0 ? <li className="num text-ink-2">{more} more</li> : null}
		</ul>
	)
}

/** A selection as the fields of the next form. */
export function SelectionFields({ selection: { application, all, except, asOf } }: { selection: Selection }) {
	return (
		<>
			{all === undefined ? null : <input type="hidden" name="all" value={all} />}
			{asOf === undefined ? null : <input type="hidden" name="asOf" value={asOf} />}
			{all === undefined
				? application.map((each) => <input key={each} type="hidden" name="application" value={each} />)
				: except.map((each) => <input key={each} type="hidden" name="except" value={each} />)}
		</>
	)
}
