import { data, Link, redirect } from 'react-router'
import { brand } from '#app/brand.ts'
import { type Actor, isVerified } from '#app/identity/actor.ts'
import { getActor } from '#app/identity/session.server.ts'
import { CandidateButtons } from '#app/marketplace/candidate-buttons.tsx'
import { secondsUntilTomorrow } from '#app/platform/daily-allowance.server.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import { ProfileView } from '#app/specialists/profile-view.tsx'
import { PublicProfileView } from '#app/specialists/public-profile.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { findDoctor, findForHospital, recordOpening } from '../doctor-page.server.ts'
import type { Route } from './+types/doctor.ts'

/** The public page of a profile: as much of it as the asker may see. One's own is the one that can be edited. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const specialistId = idParam(params.specialistId)
	const actor = getActor(context)
	if (actor.kind === 'specialist' && actor.specialistId === specialistId) throw redirect('/profile')
	if (actor.kind === 'member' && isVerified(actor)) {
		const now = new Date()
		const seen = await findForHospital(actor, specialistId, now)
		if (seen === null) throw notFound()
		if (seen === 'limit') return limitReached(now)
		await recordOpening(actor, seen.profile)
		return data({ kind: 'hospital' as const, ...seen }, { headers: noindex })
	}
	const seen = await findDoctor(actor, specialistId)
	if (seen?.kind !== 'public') throw notFound()
	return data({ ...seen, onlooker: onlookerOf(actor) }, { headers: noindex })
}

const noindex = { 'X-Robots-Tag': 'noindex, nofollow' }

const limitReached = (now: Date) =>
	data(
		{ kind: 'limit' as const },
		{ status: 429, headers: { ...noindex, 'Retry-After': String(secondsUntilTomorrow(now)) } },
	)

type Onlooker = 'visitor' | 'waiting-hospital' | 'operator' | 'other'

function onlookerOf(actor: Actor): Onlooker {
	if (actor.kind === 'visitor') return 'visitor'
	if (actor.kind === 'operator') return 'operator'
	return actor.kind === 'member' ? 'waiting-hospital' : 'other'
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${titleOf(loaderData)} · ${brand.name}` },
	{ name: 'robots', content: 'noindex, nofollow' },
]

function titleOf(seen: Route.ComponentProps['loaderData'] | undefined): string {
	if (!seen) return 'Not found'
	if (seen.kind === 'limit') return 'Enough for today'
	return (seen.kind === 'hospital' ? seen.profile.name : null) ?? seen.profile.speciality
}

export default function Doctor({ loaderData }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-6 md:py-8">
			{loaderData.kind === 'limit' ? <EnoughProfiles /> : null}
			{loaderData.kind === 'hospital' ? <ForHospital {...loaderData} /> : null}
			{loaderData.kind === 'public' ? (
				<>
					<Panel>
						<PublicProfileView profile={loaderData.profile} headingLevel={1} />
					</Panel>
					<GetInTouch {...loaderData} />
				</>
			) : null}
		</main>
	)
}

type ForHospitalProps = Extract<Route.ComponentProps['loaderData'], { kind: 'hospital' }>

function ForHospital({ profile, row, answers }: ForHospitalProps) {
	return (
		<>
			<div className="grid gap-3">
				<p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
					<Tag tone={row.status.tone} icon={null}>
						{row.status.text}
					</Tag>
					{answers}
				</p>
				<CandidateButtons candidate={row} />
			</div>
			<Panel>
				<ProfileView profile={profile} headingLevel={1} />
			</Panel>
			<p className="text-sm text-ink-2">
				The person is told that your hospital looked at this profile, once a day.{' '}
				<Link to="/hospitals/dashboard" className="link">
					Back to the candidates
				</Link>
			</p>
		</>
	)
}

function EnoughProfiles() {
	return (
		<div>
			<h1>Enough for today</h1>
			<EmptyState
				title="Your hospital has opened as many profiles as one may in a day"
				action={<ButtonLink to="/hospital/shortlist">Open your shortlist</ButtonLink>}
			>
				All members together. It starts again at midnight. People who applied to you, or said yes to you, can always be
				opened.
			</EmptyState>
		</div>
	)
}

function GetInTouch({ onlooker, profile: { id, profession } }: { onlooker: Onlooker; profile: ContactTarget }) {
	if (onlooker === 'other') return null
	if (onlooker === 'operator')
		return (
			<ButtonLink to={`/operator/specialists/${id}`} variant="secondary" className="justify-self-start">
				Open the whole profile, with a reason
			</ButtonLink>
		)
	if (onlooker === 'waiting-hospital')
		return (
			<Notice tone="plain" title="You see more once your hospital is verified">
				<ButtonLink to="/hospitals/verification" variant="secondary" size="sm" className="mt-2">
					See what is missing for the verification
				</ButtonLink>
			</Notice>
		)
	return (
		<div data-print="no" className="grid justify-items-start gap-3">
			<p className="text-ink-2">
				Verified hospitals see the name, the degrees and the whole career. Phone and e-mail are shared once both sides
				are interested.
			</p>
			<ButtonLink to={`/doctors/${id}/contact`} rel="nofollow">
				Contact this {profession}
			</ButtonLink>
		</div>
	)
}

type ContactTarget = { id: string; profession: 'doctor' | 'nurse' }
