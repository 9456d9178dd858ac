import { redirect } from 'react-router'
import { hasApplicationInSight } from '#app/applications/applying/my-applications.server.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { requireRecentProof } from '#app/identity/second-factor/step-up.server.ts'
import { addDays, formatDate, istToday } from '#app/platform/text/dates.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { SettingsFrame } from '#app/specialists/settings-frame.tsx'
import { ConfirmForm } from '#app/ui/fields/confirm-form.tsx'
import { daysToThink, findErasure, requestErasure } from '../erasure.server.ts'
import type { Route } from './+types/deletion.ts'
import { titled } from '#app/ui/page/page-title.tsx'
import { t } from '#app/platform/language/words.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	await requireRecentProof(context, request)
	if (await findErasure(actor.accountId)) throw redirect('/settings/my-data')
	return { on: formatDate(addDays(istToday(new Date()), daysToThink)), isInSight: await hasApplicationInSight(actor) }
}

export async function action({ request, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	await requireRecentProof(context, request)
	await refuseFields(request)
	const { dueAt } = await requestErasure(actor)
	return redirectWith('/settings/my-data', {
		title: t`Your account will be deleted on ${{ date: formatDate(dueAt) }}`,
		detail: t`Your profile is now hidden.`,
		undo: { action: '/settings/my-data/deletion/cancellation', label: t`Keep my account` },
	})
}

export const meta = () => [titled(t`Delete your account`)]

const goes = () => [
	t`Your profile, photo, work history and preferences`,
	t`Every resume and document, and what we checked about them`,
	t`Your applications, with notes and history. Hospitals will no longer see them`,
	t`Saved jobs and searches, reports, notifications, links you shared`,
	t`Our notifications and messages that mention you`,
]
const stays = () => [
	t`A log entry that an account with a random ID existed and when it was deleted, without your name or phone number.`,
	t`Anything hospitals have downloaded or noted themselves, and emails they have received.`,
]

export default function Deletion({ loaderData: { on, isInSight } }: Route.ComponentProps) {
	return (
		<SettingsFrame current="my-data">
			<section className="grid grid-cols-1 gap-4">
				<h2 className="text-lg">{t`Delete your account`}</h2>
				<p className="max-w-prose">
					{t`Your profile will be hidden straight away. On ${{ on }} everything will be permanently deleted. Until then you can log in and keep your account.`}
					{isInSight ? ` ${t`Hospitals you applied to can see your application until that day.`}` : null}
				</p>
				<Points title={t`Deleted on ${{ on }}`} points={goes()} />
				<Points title={t`What is not deleted`} points={stays()} />
				<p className="max-w-prose text-ink-2">
					{t`You can register again later with the same phone number as a new user. If you just want a break, turn on Private Mode instead: it hides your profile and keeps everything else.`}
				</p>
				<ConfirmForm
					label={t`Delete my account`}
					pendingLabel={t`Deleting...`}
					back="/settings/my-data"
					backLabel={t`Keep my account`}
				/>
			</section>
		</SettingsFrame>
	)
}

function Points({ title, points }: { title: string; points: string[] }) {
	return (
		<div>
			<h3 className="font-semibold">{title}</h3>
			<ul className="mt-1 max-w-prose list-disc pl-5 text-ink-2">
				{points.map((point) => (
					<li key={point}>{point}</li>
				))}
			</ul>
		</div>
	)
}
