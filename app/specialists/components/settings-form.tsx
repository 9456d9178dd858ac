import { suggestionPaths } from '#app/catalog/suggestion-paths.ts'
import { Form, Link } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { FileField } from '#app/ui/fields/file-field.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { SuggestField } from '#app/ui/fields/suggest-field.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { unknownLocation } from '../profile/profile.ts'
import { fileFieldProps, profileRule } from '../resumes/resume-rules.ts'
import { type OwnResume, ResumeNote } from './resume-note.tsx'
import { SpecialityField } from './speciality-field.tsx'
import { StaleNotice } from './stale-notice.tsx'
import { t, words } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'

export type StoredSettings = {
	name: string
	email: string | null
	phone: string
	speciality: string
	location: string
	openToRelocate: boolean
	version: number
}

type SettingsFormProps = {
	settings: StoredSettings
	resume: OwnResume | null
	isLocationUnknown: boolean
	/** That the stored one is not understood. */
	specialityNote: string | undefined
	specialities: string[]
	cities: string[]
	problem: (FormProblem & { isStale?: true }) | undefined
}

const labels = words({
	name: 'Full name',
	email: 'Email',
	speciality: 'Current speciality',
	specialityAs: 'Current speciality',
	location: 'Current location',
	resume: 'Resume',
})
const required = () => ({ required: true, messages: { required: t`This field is required` } })

export function SettingsForm(props: SettingsFormProps) {
	const { settings, resume, isLocationUnknown, specialityNote, specialities, cities, problem: refused } = props
	const problem = useTyped(refused)
	const field = (name: 'name' | 'email' | 'location') => ({
		name,
		label: labels[name],
		defaultValue: fieldValue(problem, name, settings[name]),
		error: problem?.fields?.[name],
	})
	return (
		<div className="grid gap-6">
			<Form method="post" encType="multipart/form-data" className="grid gap-5" noValidate data-upload="" data-draft="">
				{problem?.isStale ? (
					<StaleNotice
						rows={compare(settings, problem)}
						hint={t`Select Save Changes to keep your version. Please choose any file again.`}
					/>
				) : null}
				<ErrorSummary problem={problem} labels={labels} />
				{/* After a clash this is the newer one: saving again is then a decision. */}
				<input type="hidden" name="version" value={settings.version} />
				<TextField {...field('name')} {...required()} autoComplete="name" maxLength={200} />
				{/* Without a name it is not sent. */}
				<Field
					name="phone-shown"
					label={t`Phone`}
					hint={t`Phone number cannot be changed as it's used for verification.`}
				>
					<input
						type="text"
						id="phone-shown"
						aria-describedby="phone-shown-hint"
						readOnly
						className="input"
						value={settings.phone}
					/>
				</Field>
				<TextField
					{...field('email')}
					optional
					type="email"
					autoComplete="email"
					hint={t`For updates about your applications.`}
					messages={{ pattern: t`Please enter a valid email address` }}
				/>
				<SpecialityField
					stored={settings.speciality}
					suggestions={specialities}
					hint={specialityNote}
					problem={problem}
				/>
				<SuggestField
					{...field('location')}
					{...required()}
					hint={isLocationUnknown ? unknownLocation() : t`City, or locality and city.`}
					suggestions={cities}
					source={suggestionPaths.places}
					meaning={suggestionPaths.placeMeaning}
					maxLength={240}
				/>
				<Switch
					name="openToRelocate"
					label={t`Open to relocate`}
					defaultChecked={problem ? fieldValue(problem, 'openToRelocate') === 'on' : settings.openToRelocate}
				/>
				<section className="grid gap-3 border-t border-line pt-5">
					{resume ? (
						<>
							<ResumeNote resume={resume} />
							<p>
								<Button form="remove-resume" variant="quiet" size="sm" className="-ml-3">
									{t`Remove resume`}
								</Button>
							</p>
						</>
					) : null}
					<FileField
						{...fileFieldProps(profileRule)}
						name="resume"
						label={resume ? t`Replace resume` : t`Resume`}
						optional
						error={problem?.fields?.['resume']}
					/>
					<p className="text-sm text-ink-2">
						{rich({
							link: (words) => (
								<Link to="/profile/resume-photos" className="link">
									{words}
								</Link>
							),
						})`Only have it on paper? <link>Photograph your resume</link>`}
					</p>
				</section>
				<div>
					<SubmitButton pendingLabel={t`Saving...`}>{t`Save Changes`}</SubmitButton>
				</div>
			</Form>
			{resume ? <Form id="remove-resume" method="post" action={`/resumes/${resume.id}/removal`} /> : null}
		</div>
	)
}

const compared = ['name', 'email', 'speciality', 'location'] as const
const yesOrNo = (on: boolean) => (on ? t.of('relocation')`Yes` : t.of('relocation')`No`)

const compare = (stored: StoredSettings, typed: FormProblem) => [
	...compared.map((name) => ({ label: labels[name], saved: stored[name] ?? '', yours: fieldValue(typed, name) })),
	{
		label: t`Open to relocate`,
		saved: yesOrNo(stored.openToRelocate),
		yours: yesOrNo(fieldValue(typed, 'openToRelocate') === 'on'),
	},
]
