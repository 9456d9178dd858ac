import { PostButton } from '#app/ui/fields/post-button.tsx'
import { Link } from 'react-router'
import { Tag } from '#app/ui/tag.tsx'
import { t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'

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
						<Tag tone={consent.isGiven ? 'success' : 'neutral'}>{consent.isGiven ? t`Agreed` : t`Not agreed`}</Tag>
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
			{receipts.map((receipt, at) => (
				<li key={at}>{receiptSentence(receipt)}</li>
			))}
		</ul>
	)
}

function receiptSentence({ given, version, isCurrent, withdrawn }: Consent['receipts'][number]) {
	if (withdrawn)
		return isCurrent
			? t`Agreed on ${{ given }} to the notice dated ${{ version }}, withdrawn on ${{ withdrawn }}.`
			: t`Agreed on ${{ given }} to an earlier notice dated ${{ version }}, withdrawn on ${{ withdrawn }}.`
	return isCurrent
		? t`Agreed on ${{ given }} to the notice dated ${{ version }}.`
		: t`Agreed on ${{ given }} to an earlier notice dated ${{ version }}.`
}

function UndoAction({ consent: { key, title, isGiven, isOptional, isRenewable } }: { consent: Consent }) {
	if (!isOptional)
		return isGiven ? (
			<p className="text-sm">
				{rich({
					link: (words) => (
						<Link to="/settings/my-data/deletion" className="link">
							{words}
						</Link>
					),
				})`Your account needs this consent. To withdraw it, <link>delete your account</link>.`}
			</p>
		) : null
	if (!isGiven && !isRenewable)
		return (
			<p className="text-sm">
				<Link to="/profile/identity" className="link">
					{t`View the identity check`}
				</Link>
			</p>
		)
	return (
		<PostButton
			action={`/settings/my-data/consents/${key}/${isGiven ? 'withdrawal' : 'renewal'}`}
			variant="secondary"
			size="sm"
		>
			{isGiven ? t`Withdraw` : t`Agree`}
			<span className="sr-only">: {title}</span>
		</PostButton>
	)
}
