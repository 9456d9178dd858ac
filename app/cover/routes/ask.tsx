import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { ChipLink, ChipRow } from '#app/ui/chip.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { loadRequestForm } from '../asking/ask-form.server.ts'
import { NoPlace } from '../components/no-place.tsx'
import { RequestForm } from '../components/request-form.tsx'
import { coverLimits } from '../asking/kinds.ts'
import { reachByPhone } from '../asking/reach-by-phone.server.ts'
import { refusedForm } from '../asking/refused-form.server.ts'
import { requestCover } from '../asking/requests.server.ts'
import { requestInput, requestOf } from '../schema.server.ts'
import type { Route } from './+types/ask.ts'

export const loader = ({ request, context }: Route.LoaderArgs) =>
	loadRequestForm(verifiedMemberOf(context), new URL(request.url).searchParams)

export async function action({ request, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const form = await parseForm(request, requestInput())
	if (!form.ok) return invalid(form.problem)
	const reached = await reachByPhone(member, form.value, { request, context, values: form.values })
	if (reached.answer) return reached.answer
	const asked = await requestCover(member, requestOf(form.value))
	if (asked.ok)
		return redirectWith(
			asked.value.requestIds.length > 1 ? '/hospital/cover' : `/hospital/cover/${asked.value.requestIds[0]}`,
			{
				title: 'We are asking',
				detail: 'We message specialists near you who are available. We will notify you as soon as one accepts.',
			},
			reached.cookies,
		)
	const { values } = form
	switch (asked.failure) {
		case 'no-such-site':
		case 'past':
		case 'for-few':
			return invalid(refusedForm(asked.failure, form.value, values))
		case 'too-many':
			return invalid({
				form: `You can have ${coverLimits.openAtOnce} open requests. Cancel some or repeat it for fewer weeks.`,
				values,
			})
	}
}

export default function AskForCover({ loaderData, actionData: problem }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-5 py-4">
			<PageTitle problem={problem}>Ask for cover</PageTitle>
			<PageHeader back={{ to: '/hospital/cover', label: 'Cover' }} title="Ask for cover" />
			{loaderData.templates.length > 0 ? (
				<div>
					<p className="text-sm text-ink-2">Same as last time here</p>
					<ChipRow label="Same as last time here">
						{loaderData.templates.map(({ id, work, isChosen }) => (
							<ChipLink key={id} to={`/hospital/cover/new?like=${id}`} current={isChosen}>
								{work}
							</ChipLink>
						))}
					</ChipRow>
				</div>
			) : null}
			{!loaderData.hasPlace ? <NoPlace /> : <RequestForm {...loaderData} key={loaderData.formId} problem={problem} />}
		</main>
	)
}
