import { Form } from 'react-router'
import { z } from 'zod'
import { memberOf } from '#app/identity/groups.server.ts'
import { refuseDeceptive } from '#app/moderation/advice.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { CaptionField } from '../components/caption-field.tsx'
import { listPhotos, saveCaption } from '../page/pictures.server.ts'
import { photoCaption } from '../page/public-page-schema.server.ts'
import type { Route } from './+types/edit-photo.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const photoId = idParam(params.photoId)
	const photo = (await listPhotos(memberOf(context).hospitalId)).find(({ id }) => id === photoId)
	if (!photo) throw notFound()
	return { photo }
}

const CaptionInput = z.object({ caption: photoCaption.superRefine(refuseDeceptive) })

export async function action({ request, params, context }: Route.ActionArgs) {
	const owner = memberOf(context)
	const photoId = idParam(params.photoId)
	const form = await parseForm(request, CaptionInput)
	if (!form.ok) return invalid(form.problem)
	const { caption } = form.value
	if (!(await saveCaption(owner, photoId, caption))) throw notFound()
	return redirectWith('/hospital/profile/photos', { title: 'Caption saved', detail: caption })
}

export default function EditPhoto({ loaderData: { photo }, actionData }: Route.ComponentProps) {
	const problem = useTyped(actionData)
	const { src, caption, width, height } = photo
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={problem}>Edit caption</PageTitle>
			<PageHeader title="Edit caption" back={{ to: '/hospital/profile/photos', label: 'Photos' }} />
			<img src={src} alt={caption} width={width} height={height} className="h-auto w-full max-w-md rounded-md" />
			<Form method="post" noValidate className="grid gap-5">
				<ErrorSummary problem={problem} />
				<CaptionField problem={problem} stored={caption} />
				<div>
					<SubmitButton pendingLabel="Saving...">Save caption</SubmitButton>
				</div>
			</Form>
		</main>
	)
}
