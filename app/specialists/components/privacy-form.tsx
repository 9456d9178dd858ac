import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { undoMinutes } from '#app/platform/undo.ts'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import { StaleNotice } from './stale-notice.tsx'
import { many, t } from '#app/platform/language/words.ts'

const switches = [
	{
		name: 'profileVisibility',
		get label() {
			return t`Profile visibility`
		},
		get hint() {
			return t`On: verified hospitals can find your profile, and the public sees a card without your name. Off (Private Mode): only hospitals you have applied to, or whose contact request you accepted, can see you.`
		},
	},
	{
		name: 'contactVisibility',
		get label() {
			return t`Contact visibility`
		},
		get hint() {
			return many(
				{ minutes: undoMinutes },
				'On: a hospital sees your phone and email one minute after it shortlists you, or as soon as you accept its contact request. Off: no hospital sees them, unless you choose to share them when you accept a request.',
				'On: a hospital sees your phone and email # minutes after it shortlists you, or as soon as you accept its contact request. Off: no hospital sees them, unless you choose to share them when you accept a request.',
			)
		},
	},
	{
		name: 'experienceVisibility',
		get label() {
			return t`Experience visibility`
		},
		get hint() {
			return t`On: verified hospitals see your experience and education. Employer names and the file of your resume appear only after a hospital shortlists you or you accept its contact request. Off: they see only a range of years and the resume preview you attach.`
		},
	},
	{
		name: 'anonymousMode',
		get label() {
			return t`Anonymous mode`
		},
		get hint() {
			return t`On: a hospital sees your name only once you apply or accept its request. Your photo, employers and colleges stay hidden until it shortlists you or you accept. The resume preview leaves out your name too. Hospitals see your registration number only after they shortlist you.`
		},
	},
] as const

type PrivacySwitches = Record<(typeof switches)[number]['name'], boolean>
type PrivacyFormProps = {
	stored: PrivacySwitches & { version: number }
	problem: (FormProblem & { isStale?: true }) | undefined
}

const onOrOff = (on: boolean) => (on ? t.of('switch')`On` : t.of('switch')`Off`)

/** The four privacy switches: each says what it does, and to whom. */
export function PrivacyForm({ stored, problem }: PrivacyFormProps) {
	const isOn = (name: keyof PrivacySwitches) => (problem ? fieldValue(problem, name) === 'on' : stored[name])
	return (
		<Form method="post" className="grid gap-4">
			{problem?.isStale ? (
				<StaleNotice
					rows={switches.map(({ name, label }) => ({
						label,
						saved: onOrOff(stored[name]),
						yours: onOrOff(isOn(name)),
					}))}
					hint={t`Select Save Changes to keep your version.`}
				/>
			) : null}
			{problem?.form ? <ErrorSummary problem={problem} /> : null}
			{/* After a clash this is the newer one: saving again is then a decision. */}
			<input type="hidden" name="version" value={stored.version} />
			{switches.map(({ name, label, hint }) => (
				<Switch key={name} name={name} label={label} hint={hint} defaultChecked={isOn(name)} />
			))}
			<div>
				<SubmitButton pendingLabel={t`Saving...`}>{t`Save Changes`}</SubmitButton>
			</div>
		</Form>
	)
}
