import { Form, Link } from 'react-router'
import {
	canCarry,
	type Channel,
	type Choice,
	channelNames,
	channels,
	type EventKey,
	happeningOf,
} from '#app/notifications/channels.ts'
import { channelValue, EventChannels } from '#app/notifications/event-channels.tsx'
import { type FormProblem, fieldValue } from '#app/platform/form.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Switch } from '#app/ui/switch.tsx'
import { StaleNotice } from './stale-notice.tsx'

const switches = [
	{ name: 'email', label: 'Email', hint: 'Off: we write no e-mails. The list behind the bell stays.' },
	{
		name: 'jobAlerts',
		label: 'Job alerts',
		hint: 'Off: we tell nothing of your saved searches, also not behind the bell.',
	},
	{
		name: 'messages',
		label: 'Messages',
		hint: 'When a hospital writes to you. Off: it waits on the site, and we do not call you.',
	},
	{
		name: 'updates',
		label: 'Updates',
		hint: 'When an application or a credential moves on. Off: only the list behind the bell tells you.',
	},
] as const

type Switches = Record<(typeof switches)[number]['name'], boolean>
export type StoredChoice = Choice & { event: EventKey }

type NotificationFormProps = {
	stored: Switches & { version: number }
	choices: readonly StoredChoice[]
	/** There is an address to write to. */
	hasEmail: boolean
	problem: (FormProblem & { isStale?: true }) | undefined
}

const onOrOff = (on: boolean) => (on ? 'On' : 'Off')

/** The four switches, and which channel for which event. */
export function NotificationForm({ stored, choices, hasEmail, problem }: NotificationFormProps) {
	const isOn = (name: keyof Switches) => (problem ? fieldValue(problem, name) === 'on' : stored[name])
	const ticked = problem ? [problem.values?.['channels'] ?? []].flat() : null
	const isTicked = (choice: StoredChoice, channel: Channel) =>
		ticked ? ticked.includes(channelValue(choice.event, channel)) : choice[channel]
	return (
		<Form method="post" className="grid grid-cols-1 gap-4">
			{problem?.isStale ? (
				<StaleNotice rows={comparison(stored, choices, isOn, isTicked)} hint="Save Changes keeps what stands here." />
			) : null}
			{problem?.form ? <ErrorSummary problem={problem} /> : null}
			{/* After a clash this is the newer one: saving again is then a decision. */}
			<input type="hidden" name="version" value={stored.version} />
			{switches.map(({ name, label, hint }) => (
				<Switch key={name} name={name} label={label} hint={hint} defaultChecked={isOn(name)} />
			))}
			<section className="mt-2 grid grid-cols-1 gap-3 border-t border-line pt-6">
				<div className="max-w-prose">
					<h2 className="text-lg">Which way for which event</h2>
					<p className="mt-1 text-ink-2">
						The list behind the bell has them all. A switch above that is off silences its events here, whatever is
						ticked.
					</p>
					{hasEmail ? null : (
						<p className="mt-1 text-ink-2">
							You have given no e-mail address yet.{' '}
							<Link to="/settings" className="link">
								Add one under Profile
							</Link>
						</p>
					)}
				</div>
				<ul className="border-t border-line">
					{choices.map((choice) => (
						<EventChannels
							key={choice.event}
							event={choice.event}
							offered={channels}
							isTicked={(channel) => isTicked(choice, channel)}
							className="grid grid-cols-[6rem_7rem_5rem]"
						/>
					))}
				</ul>
			</section>
			<div>
				<SubmitButton pendingLabel="Saving...">Save Changes</SubmitButton>
			</div>
		</Form>
	)
}

type IsTicked = (choice: StoredChoice, channel: Channel) => boolean

/** Everything that can be set, as it is stored and as it stands in the form. */
function comparison(
	stored: Switches,
	choices: readonly StoredChoice[],
	isOn: (name: keyof Switches) => boolean,
	isTicked: IsTicked,
) {
	return [
		...switches.map(({ name, label }) => ({ label, saved: onOrOff(stored[name]), yours: onOrOff(isOn(name)) })),
		...choices.flatMap((choice) =>
			channels
				.filter((channel) => canCarry(choice.event, channel))
				.map((channel) => ({
					label: `${happeningOf(choice.event).label}, ${channelNames[channel]}`,
					saved: onOrOff(choice[channel]),
					yours: onOrOff(isTicked(choice, channel)),
				})),
		),
	]
}
