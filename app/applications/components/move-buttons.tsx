import { Button } from '#app/ui/button.tsx'
import { moveVerbs, stagesByHand } from '../stage.ts'

/** What can be done with several applicants; each belongs to a form that says which. */
export function MoveButtons({ isOff = false }: { isOff?: boolean }) {
	const more = { size: 'sm', variant: 'secondary', disabled: isOff } as const
	return (
		<>
			{stagesByHand.map((stage) => (
				<Button key={stage} name="to" value={stage} {...more}>
					{moveVerbs[stage]}
				</Button>
			))}
			<Button formAction="/hospital/applicants/rejection" name="open" value="form" {...more}>
				Reject
			</Button>
			<Button formAction="/hospital/applicants/message" name="open" value="form" {...more}>
				Message
			</Button>
			<Button formAction="/hospital/compare" name="open" value="form" {...more}>
				Compare
			</Button>
		</>
	)
}
