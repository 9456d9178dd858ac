import { FirstOf } from '#app/ui/page/first-of.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { ChevronDown } from 'lucide-react'
import { rich } from '#app/ui/rich.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { OwnPack } from '../packs/packs.server.ts'
import { many, t } from '#app/platform/language/words.ts'

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
										{pack.live ? t.of('link')`Active` : pack.revoked ? t.of('link')`Turned off` : t.of('link')`Expired`}
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
	return revoked
		? t`Created ${{ day: made }}, turned off ${{ end: revoked }}`
		: t`Created ${{ day: made }}, valid until ${{ end: until }}`
}

function EndForm({ pack: { id, label } }: { pack: OwnPack }) {
	const action = `/profile/credential-packs/${id}/revocation`
	return (
		<PostButton action={action} variant="secondary" size="sm" pendingLabel={t`Turning off...`}>
			{t`Turn off link`}
			<span className="sr-only">: {label}</span>
		</PostButton>
	)
}

function Openings({ opened, openings }: Pick<OwnPack, 'opened' | 'openings'>) {
	if (openings.length === 0) return <p className="text-sm text-ink-2">{t`Not opened yet.`}</p>
	return (
		<details className="group">
			<summary className="link inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-sm font-medium md:min-h-8">
				<ChevronDown size={16} aria-hidden="true" className="transition-transform group-open:rotate-180" />
				{many(
					{ opened, name: openings[0]?.name ?? '' },
					'Opened once, last by {name}',
					'Opened # times, last by {name}',
				)}
			</summary>
			<ul className="mt-2 grid gap-2 text-sm">
				{openings.map(({ id, name, organisation, isKnown, what, at }) => (
					<li key={id}>{openingLine({ name, organisation, time: at }, { isKnown, isPdf: what === 'pdf' })}</li>
				))}
			</ul>
			{opened > openings.length ? (
				<p className="mt-2 text-sm text-ink-2">{t`The last ${{ count: openings.length }} are listed.`}</p>
			) : null}
		</details>
	)
}

const marks = {
	name: (words: string) => <bdi className="font-medium">{words}</bdi>,
	rest: (words: string) => <span className="text-ink-2">{words}</span>,
}

type Reader = { name: string; organisation: string; time: string }

function openingLine({ name, organisation, time }: Reader, { isKnown, isPdf }: { isKnown: boolean; isPdf: boolean }) {
	if (isKnown)
		return isPdf
			? rich(
					marks,
				)`<name>${{ name }}</name>, <name>${{ organisation }}</name> <rest>(verified hospital, logged in) downloaded the PDF, ${{ time }}</rest>`
			: rich(
					marks,
				)`<name>${{ name }}</name>, <name>${{ organisation }}</name> <rest>(verified hospital, logged in) viewed the page, ${{ time }}</rest>`
	return isPdf
		? rich(
				marks,
			)`<name>${{ name }}</name>, <name>${{ organisation }}</name> <rest>(name not verified) downloaded the PDF, ${{ time }}</rest>`
		: rich(
				marks,
			)`<name>${{ name }}</name>, <name>${{ organisation }}</name> <rest>(name not verified) viewed the page, ${{ time }}</rest>`
}
