import { Form, redirect } from 'react-router'
import { brand } from '#app/brand.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { badRequest, notFound } from '#app/platform/http.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { searchesPath, unsubscribePath } from '../paths.ts'
import { OneClick } from '../schema.server.ts'
import { endAlerts, findSubscription, readToken } from '../unsubscribe.server.ts'
import type { Route } from './+types/unsubscribe-candidates.ts'

/** Opening the link changes nothing: mail programs open links to look for viruses. */
export async function loader({ params }: Route.LoaderArgs) {
	const subject = readToken(params.token)
	const subscription = subject && (await findSubscription(subject))
	if (!subscription) throw notFound()
	return subscription
}

/** From the button of the page; or from a mail program (RFC 8058), which wants an answer and no redirect. */
export async function action({ request, params }: Route.ActionArgs) {
	const subject = readToken(params.token)
	if (!subject) throw notFound()
	const form = await parseForm(request, OneClick)
	if (!form.ok) throw badRequest()
	if (!(await endAlerts(subject))) throw notFound()
	if (form.value['List-Unsubscribe'] === undefined) return redirect(unsubscribePath(params.token), 303)
	return null
}

export const meta: Route.MetaFunction = () => [
	{ title: `Alerts of new specialists · ${brand.name}` },
	{ name: 'robots', content: 'noindex' },
]

/** The address is as good as a signature: it goes to no other site. */
export const headers = () => ({ 'Referrer-Policy': 'same-origin', 'Cache-Control': 'private, no-store' })

export default function UnsubscribeCandidates({ loaderData: { name, isOn }, params: { token } }: Route.ComponentProps) {
	const what = name === null ? 'all your alerts of new specialists' : `alerts for “${name}”`
	const undo = `${unsubscribePath(token)}/undo`
	return (
		<main id="main" className="page-narrow grid content-start gap-4 py-6 md:py-8">
			<h1>{isOn ? 'Stop alerts of new specialists' : 'Alerts of new specialists stopped'}</h1>
			<p className="max-w-prose">
				{isOn
					? `One press stops ${what}: e-mails and notices. Your saved searches are kept.`
					: `We no longer send you ${what}. Your saved searches are kept.`}
			</p>
			<div className="flex flex-wrap gap-2">
				{isOn ? (
					<Form method="post">
						<SubmitButton pendingLabel="Stopping...">
							{name === null ? 'Stop all these alerts' : 'Stop these alerts'}
						</SubmitButton>
					</Form>
				) : (
					<Form method="post" action={undo}>
						<SubmitButton action={undo} variant="secondary" pendingLabel="Switching on...">
							Send them again
						</SubmitButton>
					</Form>
				)}
				<ButtonLink to={searchesPath} variant="quiet">
					Your saved searches
				</ButtonLink>
			</div>
		</main>
	)
}
