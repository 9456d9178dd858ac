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
import { t } from '#app/platform/language/words.ts'

type Stored = {
	isNew: boolean
	speciality: string
	location: string
	resumeName: string | null
	specialities: string[]
	cities: string[]
}

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
		<Dialog id="complete-profile" title={t`Complete Your Profile`} open closeHref={skip}>
			<Form method="post" encType="multipart/form-data" className="grid gap-4" noValidate data-upload="">
				{stored.isNew && !problem ? (
					<Notice tone="success" title={t`Phone number verified successfully`}>
						{t`Registration completed successfully!`}
					</Notice>
				) : null}
				<ErrorSummary
					problem={problem}
					labels={{
						speciality: t`Current speciality`,
						specialityAs: t`Current speciality`,
						location: t`Current location`,
						resume: t`Resume`,
					}}
				/>
				<FileField
					{...fileFieldProps(profileRule)}
					name="resume"
					label={t`Resume`}
					optional
					current={stored.resumeName ?? undefined}
					error={problem?.fields?.['resume']}
				/>
				<SpecialityField stored={stored.speciality} suggestions={stored.specialities} problem={problem} />
				<SuggestField
					name="location"
					label={t`Current location`}
					hint={t`City, or locality and city.`}
					suggestions={stored.cities}
					source={suggestionPaths.places}
					meaning={suggestionPaths.placeMeaning}
					required
					maxLength={240}
					defaultValue={fieldValue(problem, 'location', stored.location)}
					error={problem?.fields?.['location']}
					messages={{ required: t`This field is required` }}
				/>
				<div className="flex flex-wrap gap-2">
					<SubmitButton pendingLabel={t`Saving...`}>{t`Save and continue`}</SubmitButton>
					<a href={skip} className="btn btn-quiet">
						{t`Skip for now`}
					</a>
				</div>
			</Form>
		</Dialog>
	)
}
