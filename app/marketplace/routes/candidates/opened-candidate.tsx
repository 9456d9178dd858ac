import { TeamTags } from '#app/applications/pipeline/team-panels.tsx'
import { QuickRequest } from '#app/contacts/requests/quick-request.tsx'
import { QuickMessage } from '#app/messages/quick-message.tsx'
import { CandidatePanel, NoCandidatePanel } from '../../components/candidate-panel.tsx'
import { neighboursIn, openIn } from '../../open-in.ts'
import { CandidateSteps } from './candidate-steps.tsx'
import type { CandidateSideProps } from './candidate-side.tsx'
import type { CandidateSide } from './side.server.ts'

type OpenedCandidateProps = CandidateSideProps & { side: NonNullable<CandidateSide> }

/** The person who is open beside a list of people, with everything that acts on them. */
export function OpenedCandidate({ side, here, rows, pools }: OpenedCandidateProps) {
	if (side.kind !== 'profile')
		return <NoCandidatePanel why={side.kind} id="" closeHref={here} previousHref={null} nextHref={null} />
	const { row, called, request, message, template } = side
	const returnTo = openIn(here, row.id)
	const form = { specialistId: row.id, returnTo, templateHref: (id: string) => `${returnTo}&template=${id}` }
	return (
		<CandidatePanel
			opened={side}
			fit={side.fit}
			pools={pools}
			here={here}
			{...neighboursIn(here, rows, row.id)}
			steps={<CandidateSteps side={side} returnTo={returnTo} />}
			tags={
				side.application && side.tags ? (
					<TeamTags key={side.application.id} applicationId={side.application.id} {...side.tags} returnTo={returnTo} />
				) : null
			}
			foot={
				request ? (
					<QuickRequest key={row.id} request={request} {...form} />
				) : message ? (
					<QuickMessage
						key={`${row.id} ${message.last?.id}`}
						name={called}
						message={message}
						template={template}
						{...form}
					/>
				) : null
			}
		/>
	)
}
