import type { ApplicantCard } from '../pipeline/applicant-card.ts'

/** The form that the tick boxes of rows and cards belong to, wherever they are in the page. */
export const choosingForm = 'chosen-applicants'

/** The tick box of one applicant, as large as a thumb where it is touched. Nothing for those who are decided: there is nowhere to move them. */
export function Choice({ applicant: { id, version, name, moves } }: { applicant: ApplicantCard }) {
	if (moves.length === 0) return null
	return (
		<label className="applicant-choice">
			<input
				type="checkbox"
				form={choosingForm}
				aria-label={`Select ${name}`}
				name="application"
				value={`${id}.${version}`}
			/>
		</label>
	)
}
