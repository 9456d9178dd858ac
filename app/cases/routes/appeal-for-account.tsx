import { parseForm } from '#app/platform/http/form.server.ts'
import { conflict, invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { asSystem } from '#app/platform/database/row-guard.server.ts'
import { Notice } from '#app/ui/page/notice.tsx'
import { AppealPage } from '../appeal-page.tsx'
import { appealForAccount, findAccountAppeal, tokenIn } from '../appeals.server.ts'
import { AppealInput } from '../schema.server.ts'
import type { Route } from './+types/appeal-for-account.ts'
import { titled, unlisted } from '#app/ui/page/page-title.tsx'
import { t } from '#app/platform/language/words.ts'
import { Chosen } from '#app/ui/chosen.tsx'

const tokenOf = (request: Request) => tokenIn(request.url)
const gone = () => t`This link has expired, or you have already appealed.`

/** By the link in the mail about a suspension: its owner cannot log in. */
const byLink = <Answer,>(run: () => Answer) => asSystem('a suspension is appealed by a link', run)

export async function loader({ request }: Route.LoaderArgs) {
	const suspension = await byLink(() => findAccountAppeal(tokenOf(request)))
	if (!suspension) throw conflict(gone())
	return { reason: suspension.reason }
}

export async function action({ request }: Route.ActionArgs) {
	const token = tokenOf(request)
	const form = await parseForm(request, AppealInput)
	if (!form.ok) return invalid(form.problem)
	if (!(await byLink(() => appealForAccount(token, form.value.reason)))) throw conflict(gone())
	return redirectWith('/', {
		title: t`Appeal sent`,
		detail: t`Another member of our team will decide. We will notify you by email, or by SMS if you have not added an email address.`,
	})
}

export const meta = () => [titled(t`Appeal`), unlisted]

export default function Appeal({ loaderData: { reason }, actionData }: Route.ComponentProps) {
	return (
		<AppealPage about={t`suspended account`} back={{ to: '/', label: t`Home` }} problem={actionData}>
			<Notice title={t`Reason for the suspension`}>
				<p className="whitespace-pre-line">
					<Chosen text={reason ?? ''} />
				</p>
			</Notice>
		</AppealPage>
	)
}
