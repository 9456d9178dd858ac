import { suggestionPaths } from '#app/catalog/suggestion-paths.ts'
import { Form, useLocation } from 'react-router'
import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { FileField } from '#app/ui/fields/file-field.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { SuggestField } from '#app/ui/fields/suggest-field.tsx'
import { fileFieldProps, profileRule } from '../resumes/resume-rules.ts'
import { SpecialityField } from './speciality-field.tsx'

type Stored = {
	isNew: boolean
	speciality: string
	location: string
	resumeName: string | null
	specialities: string[]
	cities: string[]
}

const required = { required: 'This field is required' }

/** Open from the start, over its own page: the first thing after a registration, and easy to leave. */
export function CompleteProfileDialog({
	stored,
	problem: refused,
}: {
	stored: Stored
	problem: FormProblem | undefined
}) {
	const problem = useTyped(refused)
	const skip = `/doctors/complete-profile/skip${useLocation().search}`
	return (
		<Dialog id="complete-profile" title="Complete Your Profile" open closeHref={skip}>
			<Form method="post" encType="multipart/form-data" className="grid gap-4" noValidate data-upload="">
				{stored.isNew && !problem ? (
					<Notice tone="success" title="Phone number verified successfully">
						Registration completed successfully!
					</Notice>
				) : null}
				<ErrorSummary
					problem={problem}
					labels={{
						speciality: 'Current speciality',
						specialityAs: 'Current speciality',
						location: 'Current location',
						resume: 'Resume',
					}}
				/>
				<FileField
					{...fileFieldProps(profileRule)}
					name="resume"
					label="Resume"
					optional
					current={stored.resumeName ?? undefined}
					error={problem?.fields?.['resume']}
				/>
				<SpecialityField stored={stored.speciality} suggestions={stored.specialities} problem={problem} />
				<SuggestField
					name="location"
					label="Current location"
					hint="City, or locality and city."
					suggestions={stored.cities}
					source={suggestionPaths.places}
					meaning={suggestionPaths.placeMeaning}
					required
					maxLength={240}
					defaultValue={fieldValue(problem, 'location', stored.location)}
					error={problem?.fields?.['location']}
					messages={required}
				/>
				<div className="flex flex-wrap gap-2">
					<SubmitButton pendingLabel="Saving...">Save and continue</SubmitButton>
					<a href={skip} className="btn btn-quiet">
						Skip for now
					</a>
				</div>
			</Form>
		</Dialog>
	)
}
