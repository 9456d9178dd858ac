import { specialistOf } from '#app/identity/groups.server.ts'
import { notStored } from '#app/platform/files/files.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { readPictureForm } from '#app/platform/files/picture-form.server.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { PictureWaits } from '#app/ui/fields/picture-waits.tsx'
import { PictureForm } from '#app/ui/fields/picture-form.tsx'
import { findOwnPhoto, type PhotoFailure, savePhoto } from '../profile/photo.server.ts'
import { photoRule } from '../profile/photo-rules.ts'
import type { Route } from './+types/photo.ts'
import { t } from '#app/platform/language/words.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const own = await findOwnPhoto(actor)
	return {
		name: actor.name,
		photo: own ? `/doctors/${actor.specialistId}/photo` : null,
		isWaiting: own?.isWaiting ?? false,
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const { upload, rest } = await readPictureForm(request, {})
	if (!rest.ok) return invalid(rest.problem)
	if (!upload) return invalid({ fields: { picture: [t`Choose a picture first.`] } })

	const saved = await savePhoto(actor, upload.bytes)
	if (!saved.ok) return invalid({ fields: { picture: [refusals[saved.failure]()] } })
	return redirectWith('/profile', {
		title: t`Photo saved`,
		detail: t`Hospitals see it after our team has looked at it.`,
	})
}

const refusals: Record<PhotoFailure, () => string> = {
	'wrong-type': () => photoRule.typeMessage,
	'too-large': () => photoRule.sizeMessage,
	empty: () => t`This file is empty. Choose another picture.`,
	damaged: () => t`This picture is damaged. Choose another one.`,
	'not-stored': notStored,
}

export default function Photo({ loaderData: { name, photo, isWaiting }, actionData }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid content-start gap-6 py-6 md:py-8">
			<PageTitle problem={actionData}>{t`Photo`}</PageTitle>
			<PageHeader
				title={t`Photo`}
				lead={t`A photo is optional. It does not affect your job matches or profile completion. Verified hospitals see it next to your name. In anonymous mode a hospital sees it only after it shortlists you or you accept its contact request. The public never sees it.`}
				back={{ to: '/profile', label: t`Your profile` }}
			/>
			{isWaiting ? <PictureWaits noun="photo" /> : null}
			<PictureForm
				noun="photo"
				shown={<Avatar name={name} photo={photo} size="lg" />}
				isStored={photo !== null}
				removal="/profile/photo/removal"
				without={t`Without a photo, your initials are shown.`}
				rule={photoRule}
				problem={actionData}
			/>
		</main>
	)
}
