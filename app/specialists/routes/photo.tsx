import { Form } from 'react-router'
import { z } from 'zod'
import { specialistOf } from '#app/identity/groups.server.ts'
import { parseFormData, readForm } from '#app/platform/form.server.ts'
import { badRequest, invalid } from '#app/platform/http.ts'
import type { ImageFailure } from '#app/platform/image.server.ts'
import { readUpload } from '#app/platform/read-upload.server.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { FileField } from '#app/ui/file-field.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { PostButton } from '#app/ui/post-button.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { hasPhoto, savePhoto } from '../photo.server.ts'
import { photoRule } from '../photo-rules.ts'
import type { Route } from './+types/photo.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	return {
		name: actor.name,
		photo: (await hasPhoto(actor)) ? `/doctors/${actor.specialistId}/photo` : null,
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const form = await readForm(request)
	const entries = form.getAll('photo')
	if (entries.length > 1) throw badRequest()
	form.delete('photo')
	const rest = parseFormData(form, z.object({}))
	if (!rest.ok) return invalid(rest.problem)
	const upload = await readUpload(entries[0])
	if (!upload) return invalid({ fields: { photo: ['Choose a picture first.'] } })

	const saved = await savePhoto(actor, upload.bytes)
	if (!saved.ok) return invalid({ fields: { photo: [refusals[saved.failure]] } })
	return redirectWith('/profile', { title: 'Photo saved' })
}

const refusals: Record<ImageFailure, string> = {
	'wrong-type': photoRule.typeMessage,
	'too-large': photoRule.sizeMessage,
	empty: 'This file is empty. Choose another picture.',
	damaged: 'This picture is damaged. Choose another one.',
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function Photo({ loaderData: { name, photo }, actionData }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid content-start gap-6 py-6 md:py-8">
			<PageTitle problem={actionData}>Photo</PageTitle>
			<PageHeader
				title="Photo"
				lead="A photo is optional. It does not affect your job matches or profile completion. Verified hospitals see it next to your name. In anonymous mode a hospital sees it only after it shortlists you or you accept its contact request. The public never sees it."
				back={{ to: '/profile', label: 'Your profile' }}
			/>
			<div className="flex items-center gap-4">
				<Avatar name={name} photo={photo} size="lg" />
				{photo ? (
					<PostButton action="/profile/photo/removal" variant="quiet" size="sm">
						Remove photo
					</PostButton>
				) : (
					<p className="text-ink-2">Without a photo, your initials are shown.</p>
				)}
			</div>
			<Form method="post" encType="multipart/form-data" noValidate data-upload="" className="grid gap-5">
				<ErrorSummary problem={actionData} labels={{ photo: 'Photo' }} />
				<FileField
					name="photo"
					label={photo ? 'Replace photo' : 'Photo'}
					hint={photoRule.hint}
					accept={photoRule.accept}
					maxBytes={photoRule.maxBytes}
					typeMessage={photoRule.typeMessage}
					sizeMessage={photoRule.sizeMessage}
					error={actionData?.fields?.['photo']}
				/>
				<div>
					<SubmitButton pendingLabel="Saving...">Save photo</SubmitButton>
				</div>
			</Form>
		</main>
	)
}
