import { KeyRound } from 'lucide-react'
import type { SecurityOverviewData } from '../sessions/security-overview.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'

type Passkey = SecurityOverviewData['passkeys'][number]

export function PasskeyList({ passkeys }: { passkeys: Passkey[] }) {
	return (
		<Panel title={t`Passkeys`}>
			<p className="text-ink-2">
				{t`Log in with your fingerprint, face or PIN instead of a code. A passkey stays on your device and still works if you change your SIM.`}
			</p>
			{passkeys.length > 0 ? (
				<ul className="mt-2 divide-y divide-line">
					{passkeys.map((passkey) => (
						<PasskeyRow key={passkey.id} passkey={passkey} />
					))}
				</ul>
			) : null}
			<p className="mt-4">
				<ButtonLink to="/account/security/passkeys/new" variant={passkeys.length > 0 ? 'secondary' : 'primary'}>
					{t`Add a passkey`}
				</ButtonLink>
			</p>
		</Panel>
	)
}

const date = (words: string) => <span className="num">{words}</span>

function PasskeyRow({ passkey: { id, label, added, used } }: { passkey: Passkey }) {
	const action = `/account/security/passkeys/${id}/removal`
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
			<KeyRound size={20} aria-hidden="true" className="shrink-0 text-ink-3" />
			<div className="min-w-0 flex-1 basis-48">
				<p className="font-semibold break-words">{label}</p>
				<p className="text-sm text-ink-2">
					{used
						? rich({ date })`Added <date>${{ added }}</date>, last used <date>${{ used }}</date>`
						: rich({ date })`Added <date>${{ added }}</date>, not used yet`}
				</p>
			</div>
			<PostButton
				action={action}
				variant="secondary"
				size="sm"
				pendingLabel={t`Removing...`}
				aria-label={t`Remove ${{ label }}, added ${{ added }}`}
			>
				{t`Remove`}
			</PostButton>
		</li>
	)
}
