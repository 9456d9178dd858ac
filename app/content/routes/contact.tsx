import { company } from '#app/company.ts'
import { getActor } from '#app/identity/sessions/session.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import type { FormProblem } from '#app/platform/http/form.ts'
import { invalid, tooMany } from '#app/platform/http/http.ts'
import { log } from '#app/platform/log.server.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { requestFacts } from '#app/platform/http/request-context.server.ts'
import { textMessages } from '#app/platform/text/text.server.ts'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { answerPage } from '../answers.server.ts'
import { ContactForm as Form } from '../components/contact-form.tsx'
import { PageHead } from '../components/page-head.tsx'
import { Prose } from '../components/prose.tsx'
import { sendContactMessage } from '../contact.server.ts'
import { describe } from '../content-meta.ts'
import { ContactForm, contactLimits } from '../schema.server.ts'
import { findSender } from '../sender.server.ts'
import { judgeStamp, stampForm } from '../spam-trap.server.ts'
import type { Route } from './+types/contact.ts'
import { t } from '#app/platform/language/words.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const sender = await findSender(getActor(context))
	return answerPage('contact', { sender, stamp: stampForm(new Date()), maxLengths: contactLimits })
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await parseForm(request, ContactForm)
	if (!form.ok) return invalid(withMissing(form.problem))

	const { website, stamp, ...message } = form.value
	const judgement = judgeStamp(stamp, new Date())
	if (judgement === 'unreadable') return invalid({ form: openedTooLongAgo(), values: { ...form.values, stamp: '' } })
	// A program learns nothing, as it gets the same answer as everyone.
	if (website !== '' || judgement === 'too-fast') {
		log.info({ judgement, filledTrap: website !== '' }, 'contact form left to a program')
		return thanks()
	}

	const sent = await sendContactMessage(message, context.get(requestFacts).clientAddress)
	if (!sent.ok) return tooMany({ form: limitReached(), values: form.values }, 3600)
	return thanks()
}

const openedTooLongAgo = () => t`This page has been open for a long time. Please check your message and send it again.`
const limitReached = () =>
	t`Too many messages from your connection in the last hour. Try again later, or email ${{ email: company.email }}.`

const thanks = () =>
	redirectWith('/contact', { title: t`Message sent successfully`, detail: t`We will get back to you soon.` })

/** One sentence above the fields when something was left out; each field says it too. */
function withMissing(problem: FormProblem): FormProblem {
	const isMissing = Object.values(problem.fields ?? {}).some((messages) => messages?.includes(textMessages.required))
	return isMissing ? { ...problem, form: t`Please fill in all required fields.` } : problem
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** What is typed survives a refresh, so the page has a script. */
export const handle = { hydrate: 'never' } as const

export const meta: Route.MetaFunction = ({ loaderData }) =>
	// The title stands in the page, where it can say that the form came back with an error.
	loaderData ? describe(loaderData.page).filter((entry) => !('title' in entry)) : []

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
	const { page, sender, stamp, maxLengths } = loaderData
	return (
		<main id="main">
			<PageTitle problem={actionData}>{page.title}</PageTitle>
			<PageHead title={page.title} lead={page.description} />
			<div className="page grid grid-cols-1 gap-8 py-8 md:py-10 lg:grid-cols-2 lg:gap-12">
				<section aria-labelledby="write-title">
					<h2 id="write-title" className="mb-4">
						{t`Write to us`}
					</h2>
					<Form problem={actionData} stamp={stamp} sender={sender} maxLengths={maxLengths} />
				</section>
				<Prose html={page.html} />
			</div>
		</main>
	)
}
