import { MonitorSmartphone } from 'lucide-react'
import type { SecurityOverviewData } from '../sessions/security-overview.server.ts'
import { Panel } from '#app/ui/page/panel.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'

type Session = SecurityOverviewData['sessions'][number]

const endOthers = '/account/security/other-sessions/ending'
const endAll = '/logout/everywhere'

/** Where the account is logged in. Logging out a device cannot be undone. It must log in again. */
export function SessionList({ sessions }: { sessions: Session[] }) {
	return (
		<Panel title={t`Where you are logged in`}>
			<p className="text-ink-2">
				{t`Do not recognise a device? Log it out. It takes effect straight away and cannot be undone.`}
			</p>
			<ul className="mt-2 divide-y divide-line">
				{sessions.map((session) => (
					<SessionRow key={session.id} session={session} />
				))}
			</ul>
			<div className="mt-3 flex flex-wrap gap-3 border-t border-line pt-4">
				{sessions.length > 1 ? (
					<PostButton action={endOthers} variant="secondary" pendingLabel={t`Logging out...`}>
						{t`Log out all other devices`}
					</PostButton>
				) : null}
				<PostButton action={endAll} form={{ reloadDocument: true }} variant="secondary">
					{t`Log out everywhere`}
				</PostButton>
			</div>
		</Panel>
	)
}

const date = (words: string) => <span className="num">{words}</span>

function SessionRow({ session: { id, device, isThis, signedIn, lastSeen } }: { session: Session }) {
	const action = `/account/security/sessions/${id}/ending`
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
			<MonitorSmartphone size={20} aria-hidden="true" className="shrink-0 text-ink-3" />
			<div className="min-w-0 flex-1 basis-48">
				<p className="flex flex-wrap items-center gap-2 font-semibold">
					{device} {isThis ? <Tag tone="success">{t`This device`}</Tag> : null}
				</p>
				<p className="text-sm text-ink-2">
					{isThis
						? rich({ date })`Logged in <date>${{ signedIn }}</date>`
						: rich({ date })`Logged in <date>${{ signedIn }}</date>, last active <date>${{ lastSeen }}</date>`}
				</p>
			</div>
			{isThis ? null : (
				<PostButton
					action={action}
					variant="secondary"
					size="sm"
					pendingLabel={t`Logging out...`}
					aria-label={t`Log out ${{ device }}, logged in ${{ signedIn }}`}
				>
					{t`Log out`}
				</PostButton>
			)}
		</li>
	)
}
