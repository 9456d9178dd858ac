import { specialistOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { db } from '#app/platform/database/db.server.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { mayContest, mayDisagree } from '../settlement/after-clock.ts'
import { contestAbsence } from '../settlement/absence.server.ts'
import { ReasonPage } from '../components/reason-page.tsx'
import { refuseForm, throwRefusal } from '../settlement/held-route.server.ts'
import { stayApart } from '../settlement/hours.server.ts'
import { formatHours } from '../labels.ts'
import { findMyCover } from '../my-cover.server.ts'
import { ReasonInput } from '../schema.server.ts'
import { lastMove } from '../transitions.server.ts'
import type { Route } from './+types/disagree.ts'
import { t } from '#app/platform/language/words.ts'

async function findMine({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
	const found = await findMyCover(specialistOf(context), idParam(params.requestId))
	if (!found?.isMine) throw notFound()
	return found.request
}

export async function loader(args: Route.LoaderArgs) {
	const mine = await findMine(args)
	if (mine.status === 'missed') {
		const missed = await lastMove(db, mine.id, 'missed')
		if (missed?.from === 'disputed') throwRefusal('decided')
		// Before someone types: the form would be refused.
		if (!missed || !mayContest(missed, new Date())) throwRefusal('too-late')
	} else refuseForm(args.request, mayDisagree(mine, 'specialist') ? null : 'changed')
	return { id: mine.id, isMissed: mine.status === 'missed', lead: `${mine.work}, ${formatHours(mine)}` }
}

/** The specialist came, or their hours are others than the hospital’s: our team decides. */
export async function action(args: Route.ActionArgs) {
	const actor = specialistOf(args.context)
	const mine = await findMine(args)
	const form = await parseForm(args.request, ReasonInput)
	if (!form.ok) return invalid(form.problem)
	const act = mine.status === 'missed' ? contestAbsence : stayApart
	const done = await act(actor, mine.id, form.value.reason)
	if (!done.ok) throwRefusal(done.failure)
	return redirectWith(`/cover/${mine.id}`, {
		title: t`Our team decides`,
		detail: t`You and the hospital get the decision with its reason.`,
	})
}

export default function Disagree({ loaderData: { id, isMissed, lead }, actionData }: Route.ComponentProps) {
	return (
		<ReasonPage
			back={`/cover/${id}`}
			title={isMissed ? t`Did you come?` : t`Ask our team to decide?`}
			lead={lead}
			hint={t`Our team and the hospital see this. Times and names of those who were there help.`}
			button={isMissed ? t`I came` : t`Ask our team`}
			keep={t`Go back`}
			pending={t`Sending...`}
			problem={actionData}
		/>
	)
}
