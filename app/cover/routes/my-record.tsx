import { specialistOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { RecordPage } from '../components/record-page.tsx'
import { findReply, saveReply, specialistRecordOf } from '../settlement/records.server.ts'
import { replyInput } from '../schema.server.ts'
import { specialistRecordLines } from '../view.ts'
import type { Route } from './+types/my-record.ts'
import { t } from '#app/platform/language/words.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const record = await specialistRecordOf(actor.specialistId)
	return { lines: record ? specialistRecordLines(record) : [], reply: await findReply(actor) }
}

export async function action({ request, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const form = await parseForm(request, replyInput())
	if (!form.ok) return invalid(form.problem)
	await saveReply(actor, form.value.reply)
	return redirectWith('/cover', { title: t`Saved` })
}

export default function MyRecord({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<RecordPage
			{...loaderData}
			back="/cover"
			lead={t`A hospital sees this once you accept its request.`}
			problem={actionData}
		/>
	)
}
