import { contactRequestDays } from '#app/durations.ts'
import type { RequestFacts } from '../requests/request-view.tsx'
import { RequestInput } from '../schema.server.ts'
import { fillMessage } from '../requests/message-fields.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { addDays, formatDate, istToday } from '#app/platform/text/dates.ts'
import type { FormProblem } from '#app/platform/http/form.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { formatPayRange } from '#app/platform/text/money.ts'
import { ContactDoctor } from './contact-specialist/contact-page.tsx'
import { findPreviewNames, loadContactPage } from './contact-specialist/contact-page.server.ts'
import type { Route } from './+types/preview-contact.ts'
import { titled } from '#app/ui/page/page-title.tsx'

/** The form again with what the specialist will read above it. Nothing is stored. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const page = await loadContactPage(member, idParam(params.specialistId), new URL(request.url).searchParams)
	if (!page) throw notFound()
	return page
}

type Answer = FormProblem & { preview?: RequestFacts }

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const page = await loadContactPage(member, idParam(params.specialistId), new URLSearchParams())
	if (!page) throw notFound()
	const form = await parseForm(request, RequestInput)
	if (!form.ok) return invalid(form.problem as Answer)
	return { values: form.values, preview: await draw(member, page.specialist.id, form.value) } satisfies Answer
}

async function draw(member: Member, specialistId: string, input: RequestInput): Promise<RequestFacts> {
	const { jobTitle, city } = await findPreviewNames(member, input.jobId, input.place)
	return {
		hospitalName: member.hospitalName,
		hospitalIsVerified: true,
		hospitalHref: null,
		city,
		sender: member.name,
		about: jobTitle ?? input.reason ?? '',
		jobHref: null,
		pay: formatPayRange(input.payFrom, input.payTo, input.payUnit),
		place: input.place,
		message: await fillMessage(member, input.message, { specialistId, job: jobTitle }),
		sent: null,
		answerBy: formatDate(addDays(istToday(new Date()), contactRequestDays)),
	}
}

export const meta = () => [titled('Contact request')]

export default function PreviewContact({ loaderData, actionData }: Route.ComponentProps) {
	const answer: Answer | undefined = actionData
	return <ContactDoctor page={loaderData} problem={answer} preview={answer?.preview} />
}
