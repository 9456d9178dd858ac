import { ChevronDown } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { columnNames, type Stage } from '../stage.ts'
import { RejectForm } from './reject-form.tsx'

type DecisionProps = {
	application: { id: string; version: number }
	moves: readonly Stage[]
	mayReject: boolean
	hint: string | null
}

/** What the hospital can do now: on to a later stage, or no, with a reason. */
export function Decision({ application, moves, mayReject, hint }: DecisionProps) {
	const { id, version } = application
	if (moves.length === 0 && !mayReject) return null
	return (
		<Panel title="Decide">
			<div className="grid gap-4">
				<Form method="post" action={`/hospital/applications/${id}/stage`} className="grid gap-2">
					<input type="hidden" name="version" value={version} />
					<p className="text-sm text-ink-2">Move to</p>
					<div className="flex flex-wrap gap-2">
						{moves.map((stage, index) => (
							<Button key={stage} name="to" value={stage} size="sm" variant={index === 0 ? 'primary' : 'secondary'}>
								{columnNames[stage]}
							</Button>
						))}
					</div>
					{hint ? <p className="text-sm text-ink-2">{hint}</p> : null}
				</Form>
				{mayReject ? (
					<details className="border-t border-line pt-3">
						<summary className="link inline-flex min-h-8 items-center gap-1 font-semibold">
							{columnNames.rejected}, with a reason
							<ChevronDown size={16} aria-hidden="true" />
						</summary>
						<div className="pt-3">
							<RejectForm application={application} returnTo="" />
						</div>
					</details>
				) : null}
			</div>
		</Panel>
	)
}
