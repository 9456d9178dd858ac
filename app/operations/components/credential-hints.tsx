import { Link } from 'react-router'
import type { CredentialRecord } from '../credentials/credential-record.server.ts'
import { PaperCheckList } from './paper-check-list.tsx'
import { credentialStatusNames } from '#app/credentials/status.ts'
import { Notice } from '#app/ui/page/notice.tsx'

/** What a careful person would notice by themselves, if they had all records in their head. None of it decides. */
export function CredentialHints({ credential }: { credential: CredentialRecord }) {
	const { claimants, samePictures, others, number } = credential
	return (
		<div className="grid gap-3">
			<PaperCheckList credential={credential} />
			{samePictures.length > 0 ? (
				<Notice tone="warning" title="The same picture is in another file">
					<ul className="mt-1 grid gap-1">
						{samePictures.map(({ id, title, name, status, agrees }) => (
							<li key={id}>
								<Link to={`/operator/credentials/${id}`} className="link font-semibold">
									{name}, {title}
								</Link>
								{` (${credentialStatusNames[status].toLowerCase()}). Also the same: ${agrees.join(', ')}.`}
							</li>
						))}
					</ul>
				</Notice>
			) : null}
			<NameHint credential={credential} />
			{claimants.length > 0 ? (
				<Notice tone="danger" title="Same council and number claimed by another account">
					<ul className="mt-1 grid gap-1">
						{claimants.map(({ id, name, status }) => (
							<li key={id}>
								<Link to={`/operator/credentials/${id}`} className="link font-semibold">
									{name}
								</Link>
								{` (${credentialStatusNames[status].toLowerCase()})`}
							</li>
						))}
					</ul>
				</Notice>
			) : number ? (
				<p className="text-sm">No other account has claimed this council and number.</p>
			) : null}
			{others.length > 0 ? (
				<div className="text-sm">
					<p>This specialist also claims:</p>
					<ul className="mt-1 grid gap-1">
						{others.map(({ id, title, number: otherNumber, status }) => (
							<li key={id}>
								<Link to={`/operator/credentials/${id}`} className="link">
									{[title, otherNumber].filter(Boolean).join(', ')}
								</Link>
								{` (${credentialStatusNames[status].toLowerCase()})`}
							</li>
						))}
					</ul>
				</div>
			) : null}
		</div>
	)
}

function NameHint({ credential: { nameMatch, holderName, profile } }: { credential: CredentialRecord }) {
	if (nameMatch === null)
		return <p className="text-sm">The specialist says the document has the same name as the profile: {profile.name}.</p>
	if (nameMatch === 'same') return <p className="text-sm">The name entered for the document matches the profile.</p>
	const names = `On the document: ${holderName}. On the profile: ${profile.name}.`
	if (nameMatch === 'close')
		return (
			<Notice title="The names are similar but not identical">
				<p>{names} Initials, word order or a middle name may explain this.</p>
			</Notice>
		)
	return (
		<Notice tone="warning" title="The names differ">
			<p>{names} Ask for a marriage certificate or other proof before you verify.</p>
		</Notice>
	)
}
