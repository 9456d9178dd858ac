import { redirect } from 'react-router'
import { getActor } from '#app/identity/sessions/session.server.ts'
import { attachmentHeader } from '#app/platform/files/file-name.server.ts'
import { notFound, tooMany } from '#app/platform/http/http.ts'
import { t } from '#app/platform/language/words.ts'
import { checkAddress } from '../packs/pack-check.server.ts'
import { packKey } from '../packs/pack-key.server.ts'
import { openPack } from '../packs/pack-opening.server.ts'
import { packPdf } from '../packs/pack-pdf.server.ts'
import { packHeaders, visitOf } from '../packs/pack-visit.server.ts'
import type { Route } from './+types/pack-pdf.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const visit = await visitOf(request, params.token, getActor(context))
	if (visit === 'gone') throw notFound()
	// The page first asks who reads it.
	if (visit === 'unnamed') return redirect(`/credentials/${encodeURIComponent(params.token)}`)
	const opened = await openPack(params.token, visit, 'pdf')
	if (!opened.ok && opened.failure === 'gone') throw notFound()
	if (!opened.ok) throw tooMany({ message: tooOften() }, 3600)
	const { name } = opened.value
	const now = new Date()
	const file = await packPdf(opened.value, now, { check: checkAddress(opened.value, now), key: packKey() })
	return new Response(new Uint8Array(file), {
		headers: {
			...packHeaders(true),
			'Content-Type': 'application/pdf',
			'Content-Disposition': attachmentHeader(
				`${name === null ? 'Verified credentials' : `Credentials of ${name}`}.pdf`,
			),
			'Content-Length': String(file.length),
			'X-Content-Type-Options': 'nosniff',
		},
	})
}

const tooOften = () => t`This link has been opened too many times in the last hour. Try again later.`
