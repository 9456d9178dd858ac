import { Download } from 'lucide-react'
import { specialistOf } from '#app/identity/groups.server.ts'
import { requireRecentProof } from '#app/identity/second-factor/step-up.server.ts'
import { SettingsFrame } from '#app/specialists/settings-frame.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { countRecentExports, exportsPerDay } from '../export.server.ts'
import type { Route } from './+types/export.ts'
import { titled } from '#app/ui/page/page-title.tsx'
import { t } from '#app/platform/language/words.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	await requireRecentProof(context, request)
	return { left: exportsPerDay - (await countRecentExports(actor.accountId)), exportsPerDay }
}

export const meta = () => [titled(t`Download my data`)]

export default function Export({ loaderData: { left, exportsPerDay: perDay } }: Route.ComponentProps) {
	return (
		<SettingsFrame current="my-data">
			<section className="grid grid-cols-1 gap-4">
				<h2 className="text-lg">{t`Download my data`}</h2>
				<div className="grid max-w-prose gap-3 text-ink-2">
					<p>
						{t`One ZIP file with your profile, applications, saved jobs and searches, notifications and consents as JSON, and every resume, document and photo as a file. It also lists which hospitals viewed your profile, and when.`}
					</p>
					<p>
						{t`This file contains all your data, so store it securely. We will notify you on the site, and by email if you have added an address, each time a copy is downloaded.`}
					</p>
				</div>
				{left > 0 ? (
					// A download is no page, so the browser fetches it itself.
					<PostButton action="/settings/my-data/export/file" form={{ reloadDocument: true }}>
						<Download size={18} aria-hidden="true" />
						{t`Download ZIP`}
					</PostButton>
				) : (
					<Notice title={t`You have downloaded your data ${{ perDay }} times in the last 24 hours. Try again later.`} />
				)}
				<p>
					<ButtonLink to="/settings/my-data" variant="quiet">
						{t`Back to My data`}
					</ButtonLink>
				</p>
			</section>
		</SettingsFrame>
	)
}
