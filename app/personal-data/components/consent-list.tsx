import { PostButton } from '#app/ui/fields/post-button.tsx'
import { Link } from 'react-router'
import { Tag } from '#app/ui/tag.tsx'

export type Consent = {
	key: string
	title: string
	what: string
	until: string
	isGiven: boolean
	isOptional: boolean
	/** A button gives it again. */
	isRenewable: boolean
	/** `isCurrent`: the notice had the words that it has now. */
	receipts: { given: string; version: string; isCurrent: boolean; withdrawn: string | null }[]
}

/** What the person agreed to, with the receipts, and the way back. */
export function ConsentList({ consents }: { consents: Consent[] }) {
	return (
		<ul className="divide-y divide-line rounded-md border border-line">
			{consents.map((consent) => (
				<li key={consent.key} className="grid gap-2 p-4">
					<div className="flex flex-wrap items-center gap-x-2">
						<h3 className="font-semibold">{consent.title}</h3>
						<Tag tone={consent.isGiven ? 'success' : 'neutral'}>{consent.isGiven ? 'Agreed' : 'Not agreed'}</Tag>
					</div>
					<p className="max-w-prose text-sm text-ink-2">
						{consent.what} {consent.until}
					</p>
					<Receipts receipts={consent.receipts} />
					<UndoAction consent={consent} />
				</li>
			))}
		</ul>
	)
}

function Receipts({ receipts }: Pick<Consent, 'receipts'>) {
	if (receipts.length === 0) return null
	return (
		<ul className="text-sm text-ink-2">
			{receipts.map(({ given, version, isCurrent, withdrawn }, at) => (
				<li key={at}>
					Agreed on {given} to {isCurrent ? 'the' : 'an earlier'} notice dated {version}
					{withdrawn ? `, withdrawn on ${withdrawn}` : ''}.
				</li>
			))}
		</ul>
	)
}

function UndoAction({ consent: { key, title, isGiven, isOptional, isRenewable } }: { consent: Consent }) {
	if (!isOptional)
		return isGiven ? (
			<p className="text-sm">
				Your account needs this consent. To withdraw it,{' '}
				<Link to="/settings/my-data/deletion" className="link">
					delete your account
				</Link>
				.
			</p>
		) : null
	if (!isGiven && !isRenewable)
		return (
			<p className="text-sm">
				<Link to="/profile/identity" className="link">
					View the identity check
				</Link>
			</p>
		)
	return (
		<PostButton
			action={`/settings/my-data/consents/${key}/${isGiven ? 'withdrawal' : 'renewal'}`}
			variant="secondary"
			size="sm"
		>
			{isGiven ? 'Withdraw' : 'Agree'}
			<span className="sr-only">: {title}</span>
		</PostButton>
	)
}
