import { verifiedMemberOfAllSites } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { RecordPage } from '../components/record-page.tsx'
import { findReply, hospitalRecordOf, saveReply } from '../settlement/records.server.ts'
import { replyInput } from '../schema.server.ts'
import { hospitalRecordLines } from '../view.ts'
import type { Route } from './+types/our-record.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const member = verifiedMemberOfAllSites(context)
	return { lines: hospitalRecordLines(await hospitalRecordOf(member.hospitalId)), reply: await findReply(member) }
}

export async function action({ request, context }: Route.ActionArgs) {
	const member = verifiedMemberOfAllSites(context)
	const form = await parseForm(request, replyInput())
	if (!form.ok) return invalid(form.problem)
	await saveReply(member, form.value.reply)
	return redirectWith('/hospital/cover', { title: 'Saved' })
}

export default function OurRecord({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<RecordPage
			{...loaderData}
			back="/hospital/cover"
			lead="Your cover requests, last 12 months. Every specialist whom you ask sees this."
			problem={actionData}
		/>
	)
}
