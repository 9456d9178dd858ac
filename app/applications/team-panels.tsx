import { Notes } from './components/notes.tsx'
import { Scorecards } from './components/scorecards.tsx'
import { Tags } from './components/tags.tsx'
import type { TeamView } from './team-view.server.ts'

type TeamPanelsProps = { applicationId: string; team: TeamView; mayScore: boolean }

/** For the wide column: what colleagues write to each other. */
export const TeamNotes = ({ applicationId, team }: Omit<TeamPanelsProps, 'mayScore'>) => (
	<Notes applicationId={applicationId} notes={team.notes} colleagues={team.colleagues} />
)

/** For the narrow one: words to sort by, and what each thinks. */
export function TeamOpinions({ applicationId, team, mayScore }: TeamPanelsProps) {
	return (
		<>
			<Tags applicationId={applicationId} tags={team.tags} suggestions={team.suggestedTags} />
			<Scorecards applicationId={applicationId} scorecards={team.scorecards} mayScore={mayScore} />
		</>
	)
}
