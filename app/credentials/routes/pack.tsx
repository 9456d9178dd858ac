import { data } from 'react-router'
import { getActor } from '#app/identity/sessions/session.server.ts'
import { formatDay } from '#app/platform/text/dates.ts'
import { refuseDeceptive } from '#app/moderation/advice.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid, tooMany } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { Capnogram } from '#app/ui/capnogram.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { OpenerForm } from '../components/opener-form.tsx'
import { PackView } from '../components/pack-view.tsx'
import { packTitle } from '../packs/pack-facts.ts'
import { rememberOpener } from '../packs/pack-cookies.server.ts'
import { findPack, openPack } from '../packs/pack-opening.server.ts'
import { packHeaders, visitOf } from '../packs/pack-visit.server.ts'
import { OpenerInput } from '../schema.server.ts'
import type { Route } from './+types/pack.ts'
import { t } from '#app/platform/language/words.ts'

// For unknown people, with a token in the address, so none of our scripts run in it.
export const handle = { hydrate: 'never' }

const answer = <Page,>(page: Page, status: number, shown = false) => data(page, { status, headers: packHeaders(shown) })

/** The openings of the last hour are counted; the oldest of them leaves the count within it. */
const anHour = 3600

/** Expired, revoked or never made: one and the same. */
const gone = () => answer({ kind: 'gone' } as const, 404)

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const visit = await visitOf(request, params.token, getActor(context))
	if (visit === 'gone') return gone()
	if (visit === 'unnamed') return answer({ kind: 'unnamed' } as const, 200)
	const opened = await openPack(params.token, visit, 'page')
	if (opened.ok)
		return answer(
			{
				kind: 'open',
				pack: opened.value,
				isOwn: visit === 'owner',
				pdf: `/credentials/${params.token}/pdf`,
				asOf: formatDay(new Date()),
			} as const,
			200,
			true,
		)
	return opened.failure === 'gone' ? gone() : tooMany({ kind: 'too-often' } as const, anHour, packHeaders(false))
}

export async function action({ request, params, context }: Route.ActionArgs) {
	if (!(await findPack(params.token, getActor(context)))) return data(null, { status: 404 })
	const form = await parseForm(request, OpenerInput.superRefine(refuseDeceptive))
	if (!form.ok) return invalid(form.problem)
	return redirectWith(`/credentials/${encodeURIComponent(params.token)}`, null, [
		await rememberOpener(params.token, form.value),
	])
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex, nofollow' }]

export default function CredentialPack({ loaderData, actionData }: Route.ComponentProps) {
	const problem = actionData ?? undefined
	return (
		<main id="main" className="page-narrow grid content-start gap-6 py-6 md:py-8">
			<PageTitle problem={problem}>{titleOf(loaderData)}</PageTitle>
			{loaderData.kind === 'gone' ? <Gone /> : null}
			{loaderData.kind === 'too-often' ? (
				<PageHeader
					title={t`Please wait a moment`}
					lead={t`This link has been opened too many times in the last hour. Try again later.`}
				/>
			) : null}
			{loaderData.kind === 'unnamed' ? (
				<>
					<PageHeader
						title={t`Verified credentials`}
						lead={t`A specialist has shared their credentials with you. Enter your details to view them. The specialist can see who viewed them and when.`}
					/>
					<OpenerForm problem={problem} />
				</>
			) : null}
			{loaderData.kind === 'open' ? (
				<>
					{loaderData.isOwn ? (
						<Notice title={t`This is what the recipient sees`}>{t`Your own visits are not recorded.`}</Notice>
					) : null}
					<PackView pack={loaderData.pack} pdf={loaderData.pdf} asOf={loaderData.asOf} />
				</>
			) : null}
		</main>
	)
}

function titleOf(page: Route.ComponentProps['loaderData']) {
	if (page.kind === 'open') return packTitle(page.pack)
	return page.kind === 'gone' ? t`This link is no longer valid` : t`Verified credentials`
}

function Gone() {
	return (
		<div className="grid gap-4 py-6">
			<Capnogram />
			<PageHeader
				title={t`This link is no longer valid`}
				lead={t`Credential links expire, or can be turned off by their owner. Ask the person who sent it for a new link.`}
			/>
		</div>
	)
}
