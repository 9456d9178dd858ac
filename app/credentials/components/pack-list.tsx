import { FirstOf } from '#app/ui/page/first-of.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { ChevronDown } from 'lucide-react'
import { Tag } from '#app/ui/tag.tsx'
import type { OwnPack } from '../packs/packs.server.ts'

/** The links a specialist has made: until when they work, and who opened them. */
export function PackList({ packs }: { packs: OwnPack[] }) {
	return (
		<>
			<ul className="divide-y divide-line">
				{packs.map((pack) => (
					<li key={pack.id} className="grid gap-3 p-4">
						<div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
							<div className="min-w-0">
								<h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
									<span className="wrap-anywhere">{pack.label}</span>
									<Tag tone={pack.live ? 'success' : 'neutral'}>
										{pack.live ? 'Active' : pack.revoked ? 'Turned off' : 'Expired'}
									</Tag>
								</h3>
								<p className="text-sm text-ink-2">{lifeOf(pack)}</p>
							</div>
							{pack.live ? <EndForm pack={pack} /> : null}
						</div>
						<Openings opened={pack.opened} openings={pack.openings} />
					</li>
				))}
			</ul>
			<FirstOf shown={packs.length} total={packs[0]?.total ?? 0} />
		</>
	)
}

function lifeOf({ made, until, revoked }: OwnPack) {
	return revoked ? `Created ${made}, turned off ${revoked}` : `Created ${made}, valid until ${until}`
}

function EndForm({ pack: { id, label } }: { pack: OwnPack }) {
	const action = `/profile/credential-packs/${id}/revocation`
	return (
		<PostButton action={action} variant="secondary" size="sm" pendingLabel="Turning off...">
			Turn off link<span className="sr-only">: {label}</span>
		</PostButton>
	)
}

function Openings({ opened, openings }: Pick<OwnPack, 'opened' | 'openings'>) {
	if (openings.length === 0) return <p className="text-sm text-ink-2">Not opened yet.</p>
	return (
		<details className="group">
			<summary className="link inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-sm font-medium md:min-h-8">
				<ChevronDown size={16} aria-hidden="true" className="transition-transform group-open:rotate-180" />
				Opened {opened === 1 ? 'once' : `${opened} times`}, last by {openings[0]?.name}
			</summary>
			<ul className="mt-2 grid gap-2 text-sm">
				{openings.map(({ id, name, organisation, isKnown, what, at }) => (
					<li key={id}>
						<span className="font-medium">
							<bdi>{name}</bdi>, <bdi>{organisation}</bdi>
						</span>{' '}
						<span className="text-ink-2">
							{isKnown ? '(verified hospital, logged in)' : '(name not verified)'}{' '}
							{what === 'pdf' ? 'downloaded the PDF' : 'viewed the page'}, {at}
						</span>
					</li>
				))}
			</ul>
			{opened > openings.length ? (
				<p className="mt-2 text-sm text-ink-2">The last {openings.length} are listed.</p>
			) : null}
		</details>
	)
}
