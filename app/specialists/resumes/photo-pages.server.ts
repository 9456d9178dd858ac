import { z } from 'zod'
import type { Specialist } from '#app/identity/actor.ts'
import { db } from '#app/platform/database/db.server.ts'
import type { ImageFailure } from '#app/platform/files/image.server.ts'
import { pdfOfPhotos } from '#app/platform/files/photos-pdf.server.ts'
import { readUpload, type Upload } from '#app/platform/files/read-upload.server.ts'
import type { FormProblem } from '#app/platform/http/form.ts'
import { parseFormData } from '#app/platform/http/form.server.ts'
import { ok } from '#app/platform/result.ts'
import { pageFields, pageRule } from './photo-pages.ts'
import { attachResume } from './resume.server.ts'
import { profileRule } from './resume-rules.ts'
import { maxLayerBytes } from './text-layer.server.ts'
import { storeResume, uploadMessage } from './resume-upload.server.ts'
import { t } from '#app/platform/language/words.ts'

type Page = { field: string; upload: Upload }

/** What came of the form, or what to say at which of its fields. */
type Checked<Value> = { ok: true; value: Value } | { ok: false; problem: FormProblem }

const refused = (...messages: readonly (readonly [field: string, message: string])[]) => ({
	ok: false as const,
	problem: { fields: Object.fromEntries(messages.map(([field, message]) => [field, [message]])) },
})

/** The photos of a form in the order of its fields; several of one field in the order in which they were chosen. */
export async function readPages(form: FormData): Promise<Checked<Page[]>> {
	const pages: Page[] = []
	for (const field of pageFields) {
		for (const entry of form.getAll(field)) {
			const upload = await readUpload(entry)
			if (upload) pages.push({ field, upload })
		}
		form.delete(field)
	}
	const rest = parseFormData(form, z.object({}))
	if (!rest.ok) return rest
	const [first = ''] = pageFields
	if (pages.length === 0) return refused([first, t`Choose or take a photo of the first page.`])
	const { [pageRule.maxPages]: extra } = pages
	if (extra)
		return refused([extra.field, t`You can add up to ${{ most: pageRule.maxPages }} photos. Leave out the others.`])
	return ok(pages)
}

const refusals: Record<ImageFailure, () => string> = {
	'wrong-type': () => pageRule.typeMessage,
	'too-large': () => t`This photo has too many pixels. Take it with a lower resolution.`,
	empty: () => t`This file is empty. Choose another photo.`,
	damaged: () => t`This photo is damaged. Take it again.`,
}

/** Photos as the person's resume: one PDF with a page for each, redrawn so that it says nothing of place, time and device. */
export async function savePages(actor: Specialist, pages: readonly Page[]): Promise<Checked<string>> {
	const large = pages.filter(({ upload }) => upload.bytes.length > pageRule.maxBytes)
	if (large.length > 0) return refused(...large.map(({ field }) => [field, pageRule.sizeMessage] as const))
	const pdf = await pdfOfPhotos(
		pages.map(({ upload }) => upload.bytes),
		profileRule.maxBytes - maxLayerBytes,
	)
	if (!pdf.ok)
		return refused(...pdf.undrawn.map(({ at, failure }) => [pages[at]?.field ?? '', refusals[failure]()] as const))
	const upload = { name: 'resume.pdf', bytes: pdf.value }
	const stored = await storeResume(actor.specialistId, upload, profileRule)
	if (!stored.ok) return refused([pageFields[0] ?? '', uploadMessage(stored.failure, profileRule)])
	return ok(await db.transaction((tx) => attachResume(tx, actor.specialistId, { ...stored.value, photographed: true })))
}
