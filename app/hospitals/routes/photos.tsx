import { Form } from 'react-router'
import { memberOf } from '#app/identity/groups.server.ts'
import { refuseDeceptive } from '#app/moderation/advice.ts'
import { invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { FileField } from '#app/ui/fields/file-field.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { readPictureForm } from '#app/platform/files/picture-form.server.ts'
import { CaptionField } from '../components/caption-field.tsx'
import { photoRule } from '../page/picture-rules.ts'
import { addPhoto, listPhotos, pictureRefusals } from '../page/pictures.server.ts'
import { photoCaption } from '../page/public-page-schema.server.ts'
import type { Route } from './+types/photos.ts'

export const loader = async ({ context }: Route.LoaderArgs) => ({
	photos: await listPhotos(memberOf(context).hospitalId),
})

const tooMany = `You can keep up to ${photoRule.most} photos. Remove one to add another.`

export async function action({ request, context }: Route.ActionArgs) {
	const owner = memberOf(context)
	const { upload, rest } = await readPictureForm(request, { caption: photoCaption.superRefine(refuseDeceptive) })
	const missing = upload ? {} : { picture: ['Choose a picture first.'] }
	if (!rest.ok) return invalid({ ...rest.problem, fields: { ...missing, ...rest.problem.fields } })
	if (!upload) return invalid({ fields: missing, values: rest.values })

	const added = await addPhoto(owner, upload.bytes, rest.value.caption)
	if (added.ok) return redirectWith('/hospital/profile/photos', { title: 'Photo added', detail: rest.value.caption })
	if (added.failure === 'too-many') return invalid({ form: tooMany, values: rest.values })
	return invalid({ fields: { picture: [pictureRefusals[added.failure]] }, values: rest.values })
}

export default function Photos({ loaderData: { photos }, actionData }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={actionData}>Photos</PageTitle>
			<PageHeader
				title="Photos"
				lead="Show where people will work: theatres, recovery, the duty room, staff quarters. No patients."
				back={{ to: '/hospital/profile', label: 'Hospital page' }}
			/>
			{photos.length > 0 ? (
				<ul className="grid gap-4 sm:grid-cols-2">
					{photos.map(({ id, src, caption, width, height, isShown }, place) => (
						<li key={id} className="grid content-start gap-2">
							<img
								src={src}
								alt={caption}
								width={width}
								height={height}
								loading="lazy"
								className="h-auto w-full rounded-md"
							/>
							<p className="min-w-0 text-sm wrap-anywhere">{caption}</p>
							{isShown ? null : (
								<p className="text-sm text-ink-2">Waiting for review. Only your team sees this photo until then.</p>
							)}
							<div className="flex flex-wrap items-center gap-2">
								<ButtonLink
									to={`/hospital/profile/photos/${id}`}
									variant="quiet"
									size="sm"
									aria-label={`Edit caption: ${caption}`}
								>
									Edit caption
								</ButtonLink>
								{place > 0 ? (
									<PostButton
										action={`/hospital/profile/photos/${id}/up`}
										variant="quiet"
										size="sm"
										aria-label={`Show earlier: ${caption}`}
										form={{ preventScrollReset: true }}
									>
										Show earlier
									</PostButton>
								) : null}
								<PostButton
									action={`/hospital/profile/photos/${id}/removal`}
									variant="quiet"
									size="sm"
									aria-label={`Remove photo: ${caption}`}
								>
									Remove
								</PostButton>
							</div>
						</li>
					))}
				</ul>
			) : null}
			{photos.length < photoRule.most ? (
				<Form method="post" encType="multipart/form-data" noValidate data-upload="" className="grid gap-5">
					<ErrorSummary problem={actionData} labels={{ picture: 'Photo', caption: 'Caption' }} />
					<FileField
						name="picture"
						label="Photo"
						hint={photoRule.hint}
						accept={photoRule.accept}
						maxBytes={photoRule.maxBytes}
						typeMessage={photoRule.typeMessage}
						sizeMessage={photoRule.sizeMessage}
						error={actionData?.fields?.['picture']}
					/>
					<CaptionField problem={actionData} />
					<div>
						<SubmitButton pendingLabel="Adding...">Add photo</SubmitButton>
					</div>
				</Form>
			) : (
				<p className="text-ink-2">{`You can keep up to ${photoRule.most} photos. Remove one to add another.`}</p>
			)}
		</main>
	)
}
