import { Link } from 'react-router'
import { isVerified } from '#app/identity/actor.ts'
import { lastMade } from '#app/identity/shown-once.server.ts'
import { ownerOf } from '#app/identity/groups.server.ts'
import { formatDay, relativeTime } from '#app/platform/text/dates.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { CopyText } from '#app/ui/share.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { listKeys } from '../keys.server.ts'
import { scopeNames } from '../scopes.ts'
import { keysAreFull, maxKeys } from '../limits.ts'
import { settingsPath } from '../paths.ts'
import type { Route } from './+types/keys.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
	const owner = ownerOf(context)
	const [keys, made] = await Promise.all([listKeys(owner), lastMade(request)])
	const fresh = keys.find(({ id, revokedAt }) => id === made?.id && !revokedAt)
	const now = new Date()
	return {
		isVerified: isVerified(owner),
		fresh: made && fresh ? { name: fresh.name, token: made.secret } : null,
		keys: keys.map(({ id, name, ending, scopes, creator, createdAt, lastUsedAt, revokedAt, isBacked }) => ({
			id,
			name,
			ending,
			scopes: scopes.map((scope) => scopeNames[scope]),
			created: `Created ${formatDay(createdAt)}${creator ? ` by ${creator}` : ''}`,
			lastUsed: lastUsedAt ? `Last used ${relativeTime(lastUsedAt, now)}` : 'Never used',
			revoked: revokedAt && `Revoked ${formatDay(revokedAt)}`,
			isBacked,
		})),
	}
}

export const meta = () => [titled('API')]

type Key = Route.ComponentProps['loaderData']['keys'][number]

export default function Keys({ loaderData: { isVerified, fresh, keys } }: Route.ComponentProps) {
	const isFull = keys.filter(({ revoked }) => !revoked).length >= maxKeys
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageHeader
				title="API"
				lead="Connect your own systems: post jobs, and read applicants and placements."
				actions={keys.length > 0 && !isFull ? <ButtonLink to={`${settingsPath}/new`}>Create key</ButtonLink> : null}
			/>
			{isVerified ? null : (
				<Notice tone="warning">Your hospital is not verified. API keys work while your hospital is verified.</Notice>
			)}
			{fresh ? (
				<Panel title={`The key for ${fresh.name}`}>
					<div className="grid gap-3">
						<p className="rounded-md bg-sunken p-3 text-sm wrap-anywhere">
							<code>{fresh.token}</code>
						</p>
						<CopyText text={fresh.token} label="Copy key" />
						<p className="text-sm text-ink-2">
							Copy it now and store it safely. We do not keep a readable copy, and this page shows it for five minutes
							only.
						</p>
					</div>
				</Panel>
			) : null}
			{keys.length === 0 ? (
				<EmptyState title="No API keys yet" action={<ButtonLink to={`${settingsPath}/new`}>Create key</ButtonLink>}>
					A key lets one of your programs act for your hospital.
				</EmptyState>
			) : (
				<Panel title="Keys" flush>
					<ul className="divide-y divide-line">
						{keys.map((key) => (
							<li key={key.id} data-row={key.id} className="grid gap-1 p-4">
								<KeyRow apiKey={key} />
							</li>
						))}
					</ul>
				</Panel>
			)}
			{isFull ? <p className="text-ink-2">{keysAreFull}</p> : null}
			<p className="max-w-prose text-ink-2">
				A key acts as the owner who created it. It stops working when they are no longer an owner.{' '}
				<Link to="/developers" className="link">
					API documentation
				</Link>
			</p>
		</main>
	)
}

function KeyRow({ apiKey: { id, name, ending, scopes, created, lastUsed, revoked, isBacked } }: { apiKey: Key }) {
	return (
		<>
			<div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
				<h3 className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-base">
					<span className="wrap-anywhere">{name}</span>
					<code className="text-sm font-normal text-ink-2">…{ending}</code>
					{revoked ? <Tag>Revoked</Tag> : isBacked ? null : <Tag tone="warning">Stopped</Tag>}
				</h3>
				{revoked ? null : (
					<PostButton
						action={`${settingsPath}/${id}/revocation`}
						variant="secondary"
						size="sm"
						pendingLabel="Revoking..."
					>
						Revoke<span className="sr-only">: {name}</span>
					</PostButton>
				)}
			</div>
			<p className="text-sm">{scopes.join(' · ')}</p>
			<p className="text-sm text-ink-2">{[created, revoked ?? lastUsed].join(' · ')}</p>
			{revoked || isBacked ? null : (
				<p className="text-sm">The person who created this key is no longer an owner, so it does not work.</p>
			)}
		</>
	)
}
