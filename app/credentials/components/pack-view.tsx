import { Download } from 'lucide-react'
import { brand } from '#app/brand.ts'
import { identityMark } from '#app/specialists/disclosure/identity-mark.ts'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { kindNames } from '../kinds.ts'
import { credentialStatusNames } from '../status.ts'
import { packFacts, packTitle } from '../packs/pack-facts.ts'
import type { Pack } from '../packs/pack-opening.server.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'

/** All that we verified about one person, on one page ready to print. */
export function PackView({ pack, pdf, asOf }: { pack: Pack; pdf: string; asOf: string }) {
	return (
		<>
			<header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
				<div className="min-w-0">
					{pack.name === null ? (
						<h1>{packTitle(pack)}</h1>
					) : (
						<>
							<p className="text-sm text-ink-2">{t`Verified credentials of`}</p>
							<h1>
								<bdi>{pack.name}</bdi>
							</h1>
						</>
					)}
					<p className="mt-1 text-ink-2">{t`As on ${{ day: asOf }}.`}</p>
					{pack.identityOn === null ? null : <p className="mt-1">{identityMark(pack.identityOn)}.</p>}
				</div>
				<a href={pdf} className="btn btn-secondary print:hidden">
					<Download size={18} aria-hidden="true" />
					{t`Download as PDF`}
				</a>
			</header>
			{pack.credentials.length === 0 ? (
				<p className="text-ink-2">{t`No verified credentials right now.`}</p>
			) : (
				pack.credentials.map((credential) => (
					<Panel
						key={credential.id}
						title={saidName(credential.title)}
						action={<Tag tone="success">{credentialStatusNames.verified}</Tag>}
					>
						<FactGrid facts={[{ label: t`Kind`, value: kindNames[credential.kind] }, ...packFacts(credential)]} />
					</Panel>
				))
			)}
			<p className="max-w-prose text-sm text-ink-2">
				{t`The ${{ brand: brand.name }} team checked each credential against its document and the source shown. Expired and unverified credentials are not listed. Registers change, so check the number yourself before relying on it.`}
			</p>
		</>
	)
}
