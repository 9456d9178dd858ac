import { Form } from 'react-router'
import { specialistOf } from '#app/identity/groups.server.ts'
import { tryToWrite, unavailable } from '#app/platform/database/write-outage.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { photoTypes } from '#app/platform/files/photo-types.ts'
import { invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { FileField } from '#app/ui/fields/file-field.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { pageFields, pageRule } from '../resumes/photo-pages.ts'
import { readPages, savePages } from '../resumes/photo-pages.server.ts'
import { scanSoon } from '../resumes/resume-scan.server.ts'
import type { Route } from './+types/resume-photos.ts'
import { t } from '#app/platform/language/words.ts'

export async function action({ request, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const pages = await readPages(await readForm(request))
	if (!pages.ok) return invalid(pages.problem)
	const written = await tryToWrite(() => savePages(actor, pages.value))
	if (!written.ok) return unavailable({ form: t`Your photos could not be saved. Please try again.` })
	const saved = written.value
	if (!saved.ok) return invalid(saved.problem)
	await scanSoon(saved.value)
	return redirectWith('/profile/resume-reading', {
		title: t`Resume saved`,
		detail: t`Your photos are now one PDF. It replaces the resume that you had before.`,
	})
}

export default function ResumePhotos({ actionData: problem }: Route.ComponentProps) {
	const { accept, maxBytes, typeMessage, sizeMessage } = pageRule
	const label = (at: number) => t`Page ${{ number: at + 1 }}`
	return (
		<main id="main" className="page-narrow grid content-start gap-6 py-6 md:py-8">
			<PageTitle problem={problem}>{t`Photograph your resume`}</PageTitle>
			<PageHeader
				title={t`Photograph your resume`}
				lead={t`Lay each page flat in good light and fill the picture with it. We make one PDF of your photos, remove their location and date information, and suggest details for your profile.`}
				back={{ to: '/settings#resume', label: t`Settings` }}
			/>
			<Form method="post" encType="multipart/form-data" noValidate data-upload="" className="grid gap-5">
				<ErrorSummary
					problem={problem}
					labels={Object.fromEntries(pageFields.map((field, at) => [field, label(at)]))}
				/>
				{pageFields.map((field, at) => (
					<FileField
						key={field}
						name={field}
						label={label(at)}
						optional={at > 0}
						multiple={at === 0}
						hint={
							at === 0
								? t`${{ types: photoTypes.words }}, up to 6 MB each. You can choose up to ${{ most: pageRule.maxPages }} photos here at once, in the order of the pages.`
								: undefined
						}
						accept={accept}
						maxBytes={maxBytes}
						typeMessage={typeMessage}
						sizeMessage={sizeMessage}
						maxPhotoBytes={maxBytes}
						error={problem?.fields?.[field]}
					/>
				))}
				<div>
					<SubmitButton pendingLabel={t`Saving...`}>{t`Save resume`}</SubmitButton>
				</div>
			</Form>
		</main>
	)
}
