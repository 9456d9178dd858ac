import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { specialistOf } from '#app/identity/groups.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { rich } from '#app/ui/rich.tsx'
import { identityMark } from '#app/specialists/disclosure/identity-mark.ts'
import { CredentialList } from '../components/credential-list.tsx'
import { findIdentityCheck } from '../identity-code/identity-checks.server.ts'
import { issuerKeys } from '../identity-code/issuer-keys.server.ts'
import { type CredentialKind, credentialKinds } from '../kinds.ts'
import { listOwnCredentials } from '../own.server.ts'
import { checkSpan } from '../status.ts'
import type { Route } from './+types/list.ts'
import { titled } from '#app/ui/page/page-title.tsx'
import { t } from '#app/platform/language/words.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const [credentials, identityOn] = await Promise.all([listOwnCredentials(actor), findIdentityCheck(actor)])
	return { credentials, identity: identityOn && identityMark(identityOn), isIdentityOffered: issuerKeys() !== null }
}

export const meta = () => [titled(t`Credentials`)]

type Section = { title: string; add: () => ReactNode; empty: string }

/** Spoken in full; the heading of its section stands beside it. */
const spoken = { rest: (words: string) => <span className="sr-only">{words}</span> }
const sections = (): Record<CredentialKind, Section> => ({
	registration: {
		title: t`Council registrations`,
		add: () => rich(spoken)`Add<rest> a registration</rest>`,
		empty: t`A verified state council registration gives you the Verified badge.`,
	},
	degree: {
		title: t`Degrees`,
		add: () => rich(spoken)`Add<rest> a degree</rest>`,
		empty: t`MBBS, MD, DNB and nursing degrees. Hospitals ask for these first.`,
	},
	certificate: {
		title: t`Certificates`,
		add: () => rich(spoken)`Add<rest> a certificate</rest>`,
		empty: t`ACLS, BLS and other courses, with their expiry dates.`,
	},
})

export default function Credentials({ loaderData }: Route.ComponentProps) {
	const { credentials, identity, isIdentityOffered } = loaderData
	const some = credentials.length > 0
	return (
		<main id="main" className="page-narrow grid content-start gap-6 py-6 md:py-8">
			<PageHeader
				title={t`Credentials`}
				lead={t`Our team checks each one against its document and the register, usually within ${{ span: checkSpan }} hours.`}
				back={{ to: '/profile', label: t`Your profile` }}
				actions={
					<ButtonLink to="/profile/credential-packs" variant="secondary">
						{t`Share as a link`}
					</ButtonLink>
				}
			/>
			{some ? null : (
				<EmptyState
					title={t`Get verified once`}
					action={<ButtonLink to="/profile/credentials/new/registration">{t`Add your registration`}</ButtonLink>}
				>
					{t`Add your council registration with a photo of the certificate. Once we verify it, hospitals see the Verified badge. Only you and our team can see the document itself.`}
				</EmptyState>
			)}
			{credentialKinds.map((kind) => {
				const { title, add, empty } = sections()[kind]
				const ofKind = credentials.filter((credential) => credential.kind === kind)
				return (
					<Panel
						key={kind}
						title={title}
						flush
						action={
							<ButtonLink to={`/profile/credentials/new/${kind}`} variant="quiet" size="sm">
								<Plus size={16} aria-hidden="true" />
								{add()}
							</ButtonLink>
						}
					>
						{ofKind.length > 0 ? (
							<CredentialList credentials={ofKind} />
						) : (
							<p className="p-4 text-ink-2">
								{t`Nothing here yet.`} {empty}
							</p>
						)}
					</Panel>
				)
			})}
			{isIdentityOffered ? (
				<Panel
					title={t`Identity`}
					action={
						<ButtonLink to="/profile/identity" variant="quiet" size="sm">
							{identity ? t`View check` : t`Check identity`}
						</ButtonLink>
					}
				>
					<p className="text-ink-2">
						{identity ?? t`Voluntary. Show hospitals that the name on your profile is the name on your Aadhaar.`}
					</p>
				</Panel>
			) : null}
		</main>
	)
}
