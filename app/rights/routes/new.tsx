import { Link } from 'react-router'
import { rightsKinds } from '#app/cases/kinds.ts'
import { company } from '#app/company.ts'
import { findSender } from '#app/content/sender.server.ts'
import { judgeStamp, stampForm } from '#app/content/spam-trap.server.ts'
import { getActor } from '#app/identity/sessions/session.server.ts'
import { acknowledgeHours } from '#app/law.ts'
import { readDocument } from '#app/platform/files/document-file.server.ts'
import { parseFormData, readForm } from '#app/platform/http/form.server.ts'
import { badRequest, invalid, tooMany } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { requestFacts } from '#app/platform/http/request-context.server.ts'
import { log } from '#app/platform/log.server.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { formatTarget } from '../clock.ts'
import { RequestForm } from '../components/request-form.tsx'
import { orderFileMessage } from '../order-files.server.ts'
import { sendRightsRequest } from '../requests.server.ts'
import { RightsForm, rightsLimits } from '../schema.server.ts'
import { rightsKindTexts } from '../status.ts'
import type { Route } from './+types/new.ts'
import { t } from '#app/platform/language/words.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const asked = new URL(request.url).searchParams.get('kind')
	const kind = rightsKinds.find((one) => one === asked) ?? null
	if (kind === null) return { kind: null }
	return {
		...{ kind, sender: await findSender(getActor(context)), stamp: stampForm(new Date()) },
		maxLengths: rightsLimits,
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const data = await readForm(request)
	const upload = await readDocument(data)
	const form = parseFormData(data, RightsForm)
	if (!form.ok) return invalid(form.problem)
	// Only the form of an order has a field for a file.
	if (upload && form.value.kind !== 'order') throw badRequest()

	const { website, stamp, ...input } = form.value
	const judgement = judgeStamp(stamp, new Date())
	if (judgement === 'unreadable') return invalid({ form: openedTooLongAgo(), values: { ...form.values, stamp: '' } })
	// A browser may fill in the form as fast as a program: a complaint must not be lost for that.
	if (judgement === 'too-fast') return invalid({ form: checkAgain(), values: form.values })
	// A program learns nothing, as nothing is refused.
	if (website !== '') {
		log.info('rights form left to a program')
		return redirectWith('/grievances', { title: t`We received your request` })
	}

	const sent = await sendRightsRequest(getActor(context), input, context.get(requestFacts).clientAddress, upload)
	if (!sent.ok)
		return sent.failure === 'too-many'
			? tooMany({ form: limitReached(), values: form.values }, 3600)
			: invalid({ fields: { document: [orderFileMessage(sent.failure)] }, values: form.values })
	return redirectWith(sent.value.page, {
		title: t`We received your request ${{ number: sent.value.number }}`,
		detail: t`We have sent you a receipt with the link to this page.`,
	})
}

const checkAgain = () => t`Please check your request and send it again.`
const openedTooLongAgo = () => t`This page has been open for a long time. Please check your request and send it again.`
const limitReached = () =>
	t`Too many requests from your connection in the last hour. Try again later, or email ${{ email: company.email }}.`

export const handle = { hydrate: 'never' } as const

// Without a title: the page says when the form came back with an error.
export const meta = () => [
	{
		name: 'description',
		content: t`Send a complaint, a request about your personal data or an order. You get a number, a receipt and an answer.`,
	},
]

export default function NewRightsRequest({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			{loaderData.kind === null ? (
				<Choose />
			) : (
				<>
					<PageTitle problem={actionData}>{rightsKindTexts[loaderData.kind].name}</PageTitle>
					<PageHeader
						back={{ to: '/grievances', label: t`Complaints and requests` }}
						title={rightsKindTexts[loaderData.kind].name}
						lead={`${rightsKindTexts[loaderData.kind].hint} ${t`We answer within ${{ time: formatTarget(loaderData.kind) }}.`}`}
					/>
					<RequestForm {...loaderData} problem={actionData} />
				</>
			)}
		</main>
	)
}

function Choose() {
	const title = t`Complaints and requests`
	return (
		<>
			<PageTitle problem={undefined}>{title}</PageTitle>
			<PageHeader
				title={title}
				lead={t`You do not need an account. You get a number, a receipt within ${{ hours: acknowledgeHours }} hours and a page that shows the status. ${{ name: company.grievanceOfficer }} is our grievance officer.`}
			/>
			<ul className="panel divide-y divide-line">
				{rightsKinds.map((kind) => (
					<li key={kind} className="grid gap-1 px-4 py-3">
						<Link to={`/grievances?kind=${kind}`} className="link inline-flex min-h-11 items-center font-semibold">
							{rightsKindTexts[kind].name}
						</Link>
						<p className="text-ink-2">
							{rightsKindTexts[kind].hint} {t`Answer within ${{ time: formatTarget(kind) }}.`}
						</p>
					</li>
				))}
			</ul>
			<p>
				<Link to="/grievances/link" className="link inline-flex min-h-11 items-center">
					{t`Find a request that you have sent`}
				</Link>
			</p>
		</>
	)
}
