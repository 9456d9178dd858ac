import { data, Form, redirect } from 'react-router'
import type { Actor } from '#app/identity/actor.ts'
import { signInPages } from '#app/identity/groups.server.ts'
import { getActor } from '#app/identity/sessions/session.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import type { FormProblem } from '#app/platform/http/form.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle, unlisted } from '#app/ui/page/page-title.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { CoverFacts } from '../components/cover-facts.tsx'
import { RecordLines } from '../components/record-lines.tsx'
import { TiredNotice } from '../components/tired-notice.tsx'
import { acceptRefusal, knownRefusal } from '../answering/refusals.ts'
import { acceptByLink, findLinkedCover } from '../answering/links.server.ts'
import { AcceptInput } from '../schema.server.ts'
import { coverView, hospitalRecordLines, whereAbout } from '../view.ts'
import type { Route } from './+types/linked.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t, words } from '#app/platform/language/words.ts'
import { asWritten } from '#app/ui/as-written.ts'

// With a token in the address, so none of our scripts run in it.
export const handle = { hydrate: 'never' }

const headersOf = {
	'X-Robots-Tag': 'noindex, nofollow, noarchive',
	'Referrer-Policy': 'same-origin',
	'Cache-Control': 'private, no-store',
}
const answer = <Page,>(page: Page, status: number) => data(page, { status, headers: headersOf })

const logInTo = (requestId: string) =>
	`${signInPages.specialist}?${new URLSearchParams({ returnTo: `/cover/${requestId}`, mode: 'login' })}`

/** The link of an SMS: who asks, what, where about, when, for what pay and with which equipment. The address and the number come after a code. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const found = await findLinkedCover(params.token)
	if (found.kind === 'unknown') return answer({ kind: found.kind, logIn: `${signInPages.specialist}?mode=login` }, 404)
	const { requestId, specialistId } = found
	const actor = getActor(context)
	const other = otherName(actor, specialistId)
	if (other !== null) return answer({ kind: 'other' as const, loggedInAs: other }, 403)
	if (actor.kind === 'specialist') throw redirect(`/cover/${requestId}`)
	if (found.kind !== 'open') return answer({ kind: found.kind, logIn: logInTo(requestId) }, 410)
	const { request, hospital, isMine, clash, warnings, isTooTired, record } = found.cover
	const { id: _id, version: _version, location: _location, city: _city, map: _map, ...cover } = coverView(request)
	return answer(
		{
			kind: found.kind,
			hospitalName: hospital.name,
			cover,
			where: saidName(whereAbout(request)),
			record: { lines: hospitalRecordLines(record), reply: record?.reply ?? null },
			logIn: logInTo(requestId),
			isMine,
			refusal: knownRefusal({ request, clash, isTooTired }),
			warnings,
		},
		200,
	)
}

/** The name of someone else who is logged in: an acceptance would be in a name that the page does not show. */
const otherName = (actor: Actor, specialistId: string) =>
	actor.kind === 'visitor' || (actor.kind === 'specialist' && actor.specialistId === specialistId) ? null : actor.name

export async function action({ request, params, context }: Route.ActionArgs) {
	const form = await parseForm(request, AcceptInput)
	if (!form.ok) return answer(form.problem, 422)
	const found = await findLinkedCover(params.token)
	if (found.kind !== 'unknown' && otherName(getActor(context), found.specialistId) !== null)
		return answer(problemOf(t`This link was sent to another account. Log out first.`), 403)
	const accepted = await acceptByLink(params.token, { mayTire: form.value.tired === 'on' })
	if (accepted.ok)
		return redirectWith(logInTo(accepted.value.requestId), {
			title: t`You have accepted this case`,
			detail: t`Log in with a code to see the address and the hospital’s phone number.`,
		})
	const { failure } = accepted
	if (failure === 'unknown' || failure === 'not-found') return answer(problemOf(t`This link is not valid.`), 404)
	if (failure === 'used' || failure === 'expired')
		return answer(problemOf(t`This link has been used or has expired.`), 410)
	if (failure === 'warned')
		return answer({ fields: { tired: [t`Read this and tick it to accept.`] }, values: form.values }, 422)
	return answer(problemOf(acceptRefusal(failure)), 409)
}

const problemOf = (form: string): FormProblem => ({ form, values: {} })

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta = () => [unlisted]

export default function LinkedCover({ loaderData: page, actionData }: Route.ComponentProps) {
	const problem = useTyped(actionData)
	if (page.kind === 'other')
		return (
			<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
				<PageTitle problem={undefined}>{t.of('work')`Cover`}</PageTitle>
				<PageHeader
					title={t`This link was sent to another account`}
					lead={t`You are logged in as ${{ name: page.loggedInAs }}. Log out, then open the link in the SMS again.`}
				/>
				<PostButton action="/logout" form={{ reloadDocument: true }} variant="secondary">
					{t`Log out`}
				</PostButton>
			</main>
		)
	if (page.kind !== 'open')
		return (
			<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
				<PageTitle problem={undefined}>{t.of('work')`Cover`}</PageTitle>
				<PageHeader title={endedTitles[page.kind]} lead={t`Log in with a code to see requests for cover.`} />
				<LogIn to={page.logIn} />
			</main>
		)
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-5 py-5">
			<PageTitle problem={problem}>{`${page.cover.work}, ${page.hospitalName}`}</PageTitle>
			<PageHeader
				title={page.cover.work}
				titleLang={asWritten().lang}
				lead={page.hospitalName}
				leadLang={asWritten().lang}
			/>
			{page.isMine ? (
				<Notice tone="success" title={t`You have accepted this case`}>
					{t`Log in with a code to see the address and the hospital’s phone number.`}
				</Notice>
			) : page.refusal ? (
				<Notice tone="warning">{page.refusal}</Notice>
			) : (
				<Form method="post" noValidate className="grid gap-3">
					<ErrorSummary problem={problem} labels={{ tired: t.of('work')`Rest` }} />
					<TiredNotice warnings={page.warnings} error={problem?.fields?.['tired']} />
					<SubmitButton pendingLabel={t`Accepting...`} className="w-full sm:w-auto sm:justify-self-start">
						{t`Accept`}
					</SubmitButton>
					<p className="text-sm text-ink-2">
						{t`The first to accept gets it. The hospital sees your name and number when you accept, and nothing before.`}
					</p>
				</Form>
			)}
			<Panel title={t`The request`}>
				<CoverFacts cover={page.cover} where={page.where} reader="specialist" />
			</Panel>
			{page.record.lines.length > 0 ? (
				<Panel title={t`Hospital’s record`}>
					<RecordLines {...page.record} />
				</Panel>
			) : null}
			<p className="text-sm text-ink-2">
				{t`The address and the hospital’s phone number are shown after you accept and log in with a code.`}
			</p>
			<LogIn to={page.logIn} />
		</main>
	)
}

const endedTitles = words({
	unknown: 'This link is not valid',
	used: 'This link has been used',
	expired: 'This link has expired',
})

const LogIn = ({ to }: { to: string }) => (
	<ButtonLink to={to} variant="secondary" className="justify-self-start">
		{t`Log in`}
	</ButtonLink>
)
