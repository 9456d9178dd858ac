import { z } from 'zod'
import { parseFormData, readForm } from '../http/form.server.ts'
import { badRequest } from '../http/http.ts'
import { readUpload } from './read-upload.server.ts'

/** A form with one picture, and the fields beside it. A file sent twice is a 400. */
export async function readPictureForm<Shape extends z.ZodRawShape>(request: Request, fields: Shape) {
	const form = await readForm(request)
	const entries = form.getAll('picture')
	if (entries.length > 1) throw badRequest()
	form.delete('picture')
	return { upload: await readUpload(entries[0]), rest: parseFormData(form, z.object(fields)) }
}
