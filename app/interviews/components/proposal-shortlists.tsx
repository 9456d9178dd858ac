import { columnNames } from '#app/applications/stage.ts'

/** To propose times is a decision for the applicant, and says so. */
export function ProposalShortlists({ stage, name }: { stage: string; name: string }) {
	if (stage !== 'applied') return null
	return (
		<p className="max-w-prose text-ink-2">
			Proposing times moves {name} to {columnNames.shortlisted}. One minute later you can see their phone and email, if
			they share them.
		</p>
	)
}
