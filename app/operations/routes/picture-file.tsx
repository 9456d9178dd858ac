import { operatorOf } from '#app/identity/groups.server.ts'
import { fileResponse } from '#app/platform/files/file-response.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { readWaitingPicture } from '../moderation/pictures.server.ts'
import type { Route } from './+types/picture-file.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const picture = await readWaitingPicture(operatorOf(context), idParam(params.pictureId))
	if (!picture) throw notFound()
	return fileResponse(picture.stream, { contentType: picture.contentType, fileName: 'picture' })
}
