import { Form, Link } from 'react-router'
import {
	canCarry,
	type Channel,
	type Choice,
	channelNames,
	channels,
	channelValue,
	type EventKey,
	eventDefinitionOf,
} from '#app/notifications/channels.ts'
import { EventChannels } from '#app/notifications/event-channels.tsx'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import { StaleNotice } from './stale-notice.tsx'
import { t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'

const switches = [
	{
		name: 'email',
		get label() {
			return t`Email`
		},
		get hint() {
			return t`Turn off to stop all emails. You still get notifications on the site.`
		},
	},
	{
		name: 'jobAlerts',
		get label() {
			return t`Job alerts`
		},
		get hint() {
			return t`Turn off to stop all alerts for your saved searches, including notifications on the site.`
		},
	},
	{
		name: 'messages',
		get label() {
			return t`Messages`
		},
		get hint() {
			return t`When a hospital sends you a message. If off, you see it only when you visit the site.`
		},
	},
	{
		name: 'updates',
		get label() {
			return t`Updates`
		},
		get hint() {
			return t`About applications, interviews, offers, cover, contact requests and credentials. If off, you see updates only in Notifications on the site.`
		},
	},
] as const

/** Without an address, the switch is about what comes in place of the emails. */
const withoutEmail = () =>
	t`Turn off to stop all emails, and every SMS that is sent in place of one. You still get notifications on the site.`

type Switches = Record<(typeof switches)[number]['name'], boolean>
export type StoredChoice = { event: EventKey; channels: Choice }

type NotificationFormProps = {
	stored: Switches & { version: number }
	choices: readonly StoredChoice[]
	/** There is an address to write to. */
	hasEmail: boolean
	/** They have turned it on. */
	hasWhatsApp: boolean
	problem: (FormProblem & { isStale?: true }) | undefined
}

const onOrOff = (on: boolean) => (on ? t.of('switch')`On` : t.of('switch')`Off`)

/** The four switches, and which channel for which event. */
export function NotificationForm({ stored, choices, hasEmail, hasWhatsApp, problem }: NotificationFormProps) {
	const offered = channels.filter((channel) => hasWhatsApp || channel !== 'whatsapp')
	const isOn = (name: keyof Switches) => (problem ? fieldValue(problem, name) === 'on' : stored[name])
	const ticked = problem ? [problem.values?.['channels'] ?? []].flat() : null
	const isTicked = (choice: StoredChoice, channel: Channel) =>
		ticked ? ticked.includes(channelValue(choice.event, channel)) : choice.channels.includes(channel)
	return (
		<Form method="post" className="grid grid-cols-1 gap-4">
			{problem?.isStale ? (
				<StaleNotice
					rows={comparison(stored, choices, offered, isOn, isTicked)}
					hint={t`Select Save Changes to keep your version.`}
				/>
			) : null}
			{problem?.form ? <ErrorSummary problem={problem} /> : null}
			{/* After a clash this is the newer one: saving again is then a decision. */}
			<input type="hidden" name="version" value={stored.version} />
			{switches.map(({ name, label, hint }) => (
				<Switch
					key={name}
					name={name}
					label={label}
					hint={name === 'email' && !hasEmail ? withoutEmail() : hint}
					defaultChecked={isOn(name)}
				/>
			))}
			<section className="mt-2 grid grid-cols-1 gap-3 border-t border-line pt-6">
				<div className="max-w-prose">
					<h2 className="text-lg">{t`Choose how we notify you`}</h2>
					<p className="mt-1 text-ink-2">
						{t`Every event also appears in Notifications on the site. If a switch above is off, its events here stay off even if selected.`}
					</p>
					{hasEmail ? null : (
						<p className="mt-1 text-ink-2">
							{rich({
								link: (words) => (
									<Link to="/settings" className="link">
										{words}
									</Link>
								),
							})`You have not added an email address yet. Where Email is selected, we send you an SMS in its place, as far as nothing else is said below. At night, an SMS that can wait is sent in the morning. <link>Add one in Profile</link>`}
						</p>
					)}
				</div>
				<ul className="border-t border-line">
					{choices.map((choice) => (
						<EventChannels
							key={choice.event}
							event={choice.event}
							hasEmail={hasEmail}
							offered={offered}
							isTicked={(channel) => isTicked(choice, channel)}
							className={hasWhatsApp ? 'flex flex-wrap gap-x-4' : 'grid grid-cols-[6rem_7rem_5rem]'}
						/>
					))}
				</ul>
			</section>
			<div>
				<SubmitButton pendingLabel={t`Saving...`}>{t`Save Changes`}</SubmitButton>
			</div>
		</Form>
	)
}

type IsTicked = (choice: StoredChoice, channel: Channel) => boolean

/** Everything that can be set, as it is stored and as it stands in the form. */
function comparison(
	stored: Switches,
	choices: readonly StoredChoice[],
	offered: readonly Channel[],
	isOn: (name: keyof Switches) => boolean,
	isTicked: IsTicked,
) {
	return [
		...switches.map(({ name, label }) => ({ label, saved: onOrOff(stored[name]), yours: onOrOff(isOn(name)) })),
		...choices.flatMap((choice) =>
			offered
				.filter((channel) => canCarry(choice.event, channel))
				.map((channel) => ({
					label: `${eventDefinitionOf(choice.event).label()}, ${channelNames[channel]}`,
					saved: onOrOff(choice.channels.includes(channel)),
					yours: onOrOff(isTicked(choice, channel)),
				})),
		),
	]
}
