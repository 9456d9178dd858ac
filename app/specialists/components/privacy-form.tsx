import { Form } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/form.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Switch } from '#app/ui/switch.tsx'
import { StaleNotice } from './stale-notice.tsx'

const switches = [
	{
		name: 'profileVisibility',
		label: 'Profile visibility',
		hint: 'On: verified hospitals can find your profile. Visitors see a card without your name. Off is Private Mode: only hospitals you applied to see you.',
	},
	{
		name: 'contactVisibility',
		label: 'Contact visibility',
		hint: 'On: a hospital sees your phone and e-mail a minute after it shortlists you. Off: no hospital sees them.',
	},
	{
		name: 'experienceVisibility',
		label: 'Experience visibility',
		hint: 'On: hospitals see where you studied and worked. Off: they see a range of years, nothing more.',
	},
	{
		name: 'anonymousMode',
		label: 'Anonymous mode',
		hint: 'On: hospitals see your profile without name, photo, registration number and employers until you apply or they shortlist you.',
	},
] as const

type PrivacySwitches = Record<(typeof switches)[number]['name'], boolean>
type PrivacyFormProps = {
	stored: PrivacySwitches & { version: number }
	problem: (FormProblem & { isStale?: true }) | undefined
}

const onOrOff = (on: boolean) => (on ? 'On' : 'Off')

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
					hint="Save Changes keeps what stands here."
				/>
			) : null}
			{problem?.form ? <ErrorSummary problem={problem} /> : null}
			{/* After a clash this is the newer one: saving again is then a decision. */}
			<input type="hidden" name="version" value={stored.version} />
			{switches.map(({ name, label, hint }) => (
				<Switch key={name} name={name} label={label} hint={hint} defaultChecked={isOn(name)} />
			))}
			<div>
				<SubmitButton pendingLabel="Saving...">Save Changes</SubmitButton>
			</div>
		</Form>
	)
}
