import { data } from 'react-router'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { checkPack } from '../packs/pack-check.server.ts'
import { packCertificates } from '../packs/pack-key.server.ts'
import { packHeaders } from '../packs/pack-visit.server.ts'
import type { Route } from './+types/check-pack.ts'
import { many, t, words } from '#app/platform/language/words.ts'

// For unknown people, with a code in the address, so none of our scripts run in it.
export const handle = { hydrate: 'never' }

export async function loader({ params }: Route.LoaderArgs) {
	const found = await checkPack(params.code)
	const fingerprint = packCertificates()?.fingerprint ?? null
	return data({ found, fingerprint }, { status: found ? 200 : 404, headers: packHeaders(true) })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex, nofollow' }]

const titles = words({
	valid: 'This credential pack is valid',
	changed: 'This credential pack has changed',
	gone: 'This credential pack is not valid',
})

export default function CheckPack({ loaderData: { found, fingerprint } }: Route.ComponentProps) {
	const title = titles[found === null ? 'gone' : found.isUnchanged ? 'valid' : 'changed']
	return (
		<main id="main" className="page-narrow grid content-start gap-6 py-6 md:py-8">
			<PageTitle problem={null}>{title}</PageTitle>
			{found === null ? (
				<PageHeader
					title={title}
					lead={t`Credential packs expire, or can be turned off by their owner. Ask the person who sent it for a new one.`}
				/>
			) : (
				<>
					<PageHeader title={title} />
					{found.isUnchanged ? (
						<Notice tone="success">{t`Its credentials are still verified, and nothing in it has changed.`}</Notice>
					) : (
						<Notice tone="warning">
							{t`The verified credentials are not the same as in your PDF. Ask the person who sent it for a new one.`}
						</Notice>
					)}
					<FactGrid
						facts={[
							{ label: t`Initials`, value: found.initials },
							{ label: t`PDF created`, value: found.made },
							{ label: t`Valid until`, value: found.until },
							{ label: t`Verified today`, value: many({ count: found.count }, '# credential', '# credentials') },
							{ label: t`How they were checked`, value: found.grades.join(', ') },
							{ label: t`Identity`, value: found.identity },
						]}
					/>
					{fingerprint === null ? null : <SignatureHint fingerprint={fingerprint} />}
				</>
			)}
		</main>
	)
}

/** The page knows the link, not the file: only the signature shows that the file is the one that we made. */
function SignatureHint({ fingerprint }: { fingerprint: string }) {
	return (
		<section className="grid gap-2">
			<h2>{t`Check the PDF itself`}</h2>
			<p className="max-w-prose">
				{t`The PDF is signed, so a changed copy can be recognised without a network. Open it in a program that checks signatures, such as Adobe Acrobat Reader, and trust our certificate there.`}
			</p>
			<p>
				<a href="/credentials/certificates.pem">{t`Download certificate`}</a>
			</p>
			<p className="text-sm text-ink-2 wrap-anywhere">{t`SHA-256 fingerprint: ${{ fingerprint }}`}</p>
		</section>
	)
}
