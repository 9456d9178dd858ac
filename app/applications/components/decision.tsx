import { ChevronDown } from 'lucide-react'
import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { columnNames, formOf, isByHand, type Stage } from '../stage.ts'
import type { RejectionChoices } from '../pipeline/rejection.server.ts'
import { RejectForm } from './reject-form.tsx'

type DecisionProps = {
	application: { id: string; version: number }
	moves: readonly Stage[]
	/** What a rejection chooses from; null where there is none to make. */
	rejection: RejectionChoices | null
	hint: string | null
}

/** What the hospital can do now: on to a later stage, or reject with a reason. */
export function Decision({ application, moves, rejection, hint }: DecisionProps) {
	if (moves.length === 0 && !rejection) return null
	return (
		<Panel title="Next step">
			<div className="grid gap-4">
				<Onward application={application} moves={moves} hint={hint} />
				{rejection ? (
					<details className="border-t border-line pt-3">
						<summary className="link inline-flex min-h-11 items-center gap-1 font-semibold lg:min-h-8">
							Reject (with reason)
							<ChevronDown size={16} aria-hidden="true" />
						</summary>
						<div className="pt-3">
							<RejectForm application={application} choices={rejection} returnTo="" />
						</div>
					</details>
				) : null}
			</div>
		</Panel>
	)
}

/** The next stage first. An offer and the start have forms of their own. */
function Onward({ application: { id, version }, moves, hint }: Omit<DecisionProps, 'rejection'>) {
	const byHand = moves.filter(isByHand)
	const first = moves[0]
	const look = (stage: Stage) => (stage === first ? 'primary' : 'secondary')
	if (moves.length === 0) return null
	return (
		<div className="grid gap-2">
			<p className="text-sm text-ink-2">Move to</p>
			<div className="flex flex-wrap gap-2">
				{byHand.length > 0 ? (
					<Form method="post" action={`/hospital/applications/${id}/stage`} className="contents">
						<input type="hidden" name="version" value={version} />
						{byHand.map((stage) => (
							<Button key={stage} name="to" value={stage} size="sm" variant={look(stage)}>
								{columnNames[stage]}
							</Button>
						))}
					</Form>
				) : null}
				{moves.includes('offered') ? (
					<ButtonLink to={formOf('offered', id)} size="sm" variant={look('offered')}>
						Make an offer
					</ButtonLink>
				) : null}
				{moves.includes('hired') ? (
					<ButtonLink to={formOf('hired', id)} size="sm" variant={look('hired')}>
						Confirm joining
					</ButtonLink>
				) : null}
			</div>
			{hint ? <p className="text-sm text-ink-2">{hint}</p> : null}
		</div>
	)
}
