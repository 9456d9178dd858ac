import { Form } from 'react-router'
import {
	canCarry,
	type Choice,
	channelNames,
	channels,
	type EventKey,
	happeningOf,
} from '#app/notifications/channels.ts'
import { type FormProblem, fieldValue, fieldValues } from '#app/platform/form.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { Switch } from '#app/ui/switch.tsx'

const switches = [
	{ name: 'email', label: 'Email', hint: 'Off: we write no e-mails. The list behind the bell stays.' },
	{ name: 'messages', label: 'Messages', hint: 'When specialists or colleagues write to you.' },
	{ name: 'updates', label: 'Updates', hint: 'Applications, interviews, offers, contact requests, saved searches.' },
] as const

type Switches = Record<(typeof switches)[number]['name'], boolean>
type MemberChannelsProps = {
	stored: Switches & { version: number }
	choices: readonly (Choice & { event: EventKey })[]
	problem: FormProblem | undefined
}

/** Three switches, and which channel for which event. */
export function MemberChannels({ stored, choices, problem }: MemberChannelsProps) {
	const pairs = choices.flatMap((choice) =>
		channels.filter((channel) => choice[channel]).map((channel) => `${choice.event} ${channel}`),
	)
	const ticked = new Set(fieldValues(problem, 'channels', pairs))
	const offered = channels.filter((channel) => choices.some(({ event }) => canCarry(event, channel)))
	return (
		<Form method="post" className="grid grid-cols-1 gap-4">
			<ErrorSummary problem={problem} />
			<input type="hidden" name="version" value={stored.version} />
			{switches.map(({ name, label, hint }) => (
				<Switch
					key={name}
					name={name}
					label={label}
					hint={hint}
					defaultChecked={problem?.values ? fieldValue(problem, name) === 'on' : stored[name]}
				/>
			))}
			<ul className="border-t border-line">
				{choices.map(({ event }) => (
					<li key={event} className="border-b border-line py-2">
						<fieldset aria-labelledby={event} className="grid gap-x-6 sm:grid-cols-[1fr_auto] sm:items-center">
							<div>
								<p id={event} className="font-medium">
									{happeningOf(event).label}
								</p>
								{happeningOf(event).hint ? <p className="text-sm text-ink-2">{happeningOf(event).hint}</p> : null}
							</div>
							<div className="flex gap-4">
								{offered.map((channel) =>
									canCarry(event, channel) ? (
										<label key={channel} className="choice">
											<input
												type="checkbox"
												name="channels"
												value={`${event} ${channel}`}
												defaultChecked={ticked.has(`${event} ${channel}`)}
											/>
											<span>{channelNames[channel]}</span>
										</label>
									) : null,
								)}
							</div>
						</fieldset>
					</li>
				))}
			</ul>
			<SubmitButton className="justify-self-start" pendingLabel="Saving...">
				Save Changes
			</SubmitButton>
		</Form>
	)
}
