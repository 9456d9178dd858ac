import { specialistOf } from '#app/identity/groups.server.ts'
import { env } from '#app/platform/env.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { CopyLink, ShareLink } from '#app/ui/share.tsx'
import { PackForm } from '../components/pack-form.tsx'
import { PackList } from '../components/pack-list.tsx'
import { newPackOf, rememberNewPack } from '../packs/pack-cookies.server.ts'
import { maxLivePacks } from '../packs/pack-limits.ts'
import { listPacks, makePack, type PackFailure } from '../packs/packs.server.ts'
import { summariseCredentials } from '../queries.server.ts'
import { PackInput } from '../schema.server.ts'
import type { Route } from './+types/packs.ts'
import { t } from '#app/platform/language/words.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const [packs, { verified }, made] = await Promise.all([
		listPacks(actor),
		summariseCredentials(actor.specialistId),
		newPackOf(request),
	])
	const fresh = packs.find(({ id, live }) => live && id === made?.packId)
	return {
		packs,
		verified,
		fresh: made && fresh ? { label: fresh.label, url: `${env.APP_ORIGIN}/credentials/${made.token}` } : null,
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const form = await parseForm(request, PackInput)
	if (!form.ok) return invalid(form.problem)
	const made = await makePack(actor, form.value)
	if (!made.ok) return invalid({ form: refusals()[made.failure], values: form.values })
	return redirectWith('/profile/credential-packs', null, [await rememberNewPack(made.value)])
}

const refusals = (): Record<PackFailure, string> => ({
	'nothing-verified': t`A pack contains only verified credentials, and you have none right now.`,
	'too-many': t`You can have up to ${{ most: maxLivePacks }} active links. Turn off one you no longer need.`,
})

export default function CredentialPacks({ loaderData: { packs, verified, fresh }, actionData }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid content-start gap-6 py-6 md:py-8">
			<PageTitle problem={actionData}>{t`Credential packs`}</PageTitle>
			<PageHeader
				title={t`Credential packs`}
				lead={t`Share all your verified credentials as one page and PDF, through a link you can turn off any time. It shows your name and registration numbers, in anonymous mode as well.`}
				back={{ to: '/profile/credentials', label: t`Credentials` }}
			/>
			{fresh ? (
				<Panel title={t`The link for ${{ recipient: fresh.label }}`}>
					<div className="grid gap-3">
						<p className="rounded-md bg-sunken p-3 font-mono text-sm wrap-anywhere">{fresh.url}</p>
						<div className="flex flex-wrap gap-2">
							<CopyLink url={fresh.url} />
							<ShareLink url={fresh.url} title={t`My verified credentials`} />
							<a href={fresh.url} className="btn btn-quiet">
								{t`Preview`}
							</a>
						</div>
						<p className="text-sm text-ink-2">
							{t`Copy it now. We do not keep a readable copy and cannot show it again. Anyone who opens it must enter their name first, and you will see it below.`}
						</p>
					</div>
				</Panel>
			) : null}
			{verified > 0 ? (
				<Panel title={fresh ? t`Create another link` : t`Create link`}>
					<PackForm problem={actionData} />
				</Panel>
			) : (
				<EmptyState
					title={t`Nothing to share yet`}
					action={<ButtonLink to="/profile/credentials">{t`View your credentials`}</ButtonLink>}
				>
					{t`A pack contains only verified credentials. Add your council registration first. You can share it once it is verified.`}
				</EmptyState>
			)}
			{packs.length > 0 ? (
				<Panel title={t`Your links`} flush>
					<PackList packs={packs} />
				</Panel>
			) : null}
		</main>
	)
}
