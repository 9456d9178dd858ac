import { Notes } from '../components/notes.tsx'
import { Scorecards } from '../components/scorecards.tsx'
import { TagList, Tags } from '../components/tags.tsx'
import type { TeamView } from './team-view.server.ts'

type TeamPanelsProps = { applicationId: string; team: TeamView; mayScore: boolean }

/** For the wide column: what colleagues write to each other. */
export const TeamNotes = ({ applicationId, team }: Omit<TeamPanelsProps, 'mayScore'>) => (
	<Notes applicationId={applicationId} notes={team.notes} colleagues={team.colleagues} />
)

type TeamTagsProps = {
	applicationId: string
	tags: readonly string[]
	suggestedTags: readonly string[]
	returnTo: string
}

/** Beside a list of people: the tags of someone's application. */
export const TeamTags = ({ applicationId, tags, suggestedTags, returnTo }: TeamTagsProps) => (
	<section id="tags" aria-label="Tags" className="grid gap-2">
		<h3>Tags</h3>
		<TagList applicationId={applicationId} tags={tags} suggestions={suggestedTags} returnTo={returnTo} />
	</section>
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
