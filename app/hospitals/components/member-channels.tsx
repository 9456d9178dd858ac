import { Form } from 'react-router'
import { canCarry, type Choice, channels, channelValue, type EventKey } from '#app/notifications/channels.ts'
import { EventChannels } from '#app/notifications/event-channels.tsx'
import { type FormProblem, fieldValue, fieldValues } from '#app/platform/http/form.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'

const switches = [
	{ name: 'email', label: 'Email', hint: 'Turn off to stop all emails. You still get notifications on the site.' },
	{ name: 'messages', label: 'Messages', hint: 'When a specialist messages you or a colleague mentions you.' },
	{ name: 'updates', label: 'Updates', hint: 'Applications, interviews, offers, contact requests, saved searches.' },
] as const

type Switches = Record<(typeof switches)[number]['name'], boolean>
type MemberChannelsProps = {
	stored: Switches & { version: number }
	choices: readonly { event: EventKey; channels: Choice }[]
	/** They have turned it on. */
	hasWhatsApp: boolean
	problem: FormProblem | undefined
}

/** Three switches, and which channel for which event. */
export function MemberChannels({ stored, choices, hasWhatsApp, problem }: MemberChannelsProps) {
	const pairs = choices.flatMap(({ event, channels: chosen }) => chosen.map((channel) => channelValue(event, channel)))
	const ticked = new Set(fieldValues(problem, 'channels', pairs))
	const offered = channels.filter(
		(channel) => (hasWhatsApp || channel !== 'whatsapp') && choices.some(({ event }) => canCarry(event, channel)),
	)
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
					<EventChannels
						key={event}
						event={event}
						offered={offered}
						isTicked={(channel) => ticked.has(channelValue(event, channel))}
						className="flex gap-4"
					/>
				))}
			</ul>
			<SubmitButton className="justify-self-start" pendingLabel="Saving...">
				Save Changes
			</SubmitButton>
		</Form>
	)
}
