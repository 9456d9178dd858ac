import type { ApplicantCard } from '../applicant-card.ts'
import { choosingForm } from './choosing.tsx'

/** The tick box of one applicant. Nothing for who is decided about: there is nowhere to move them. */
export function Choice({ applicant: { id, version, name, moves } }: { applicant: ApplicantCard }) {
	return (
		<span data-application={id}>
			{moves.length > 0 ? (
				<label className="choice choice-sm">
					<input type="checkbox" name="application" value={`${id}.${version}`} form={choosingForm} />
					<span className="sr-only">Select {name}</span>
				</label>
			) : null}
		</span>
	)
}
