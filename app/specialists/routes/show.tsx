import { onceOpen } from '#app/hospitals/status.ts'
import { data, Link, redirect } from 'react-router'
import { brand } from '#app/brand.ts'
import { type Actor, isVerified } from '#app/identity/actor.ts'
import { getActor } from '#app/identity/sessions/session.server.ts'
import { SimilarPeople } from '#app/marketplace/candidates/similar-people.tsx'
import { CandidateButtons } from '#app/marketplace/candidates/candidate-buttons.tsx'
import { secondsUntilTomorrow } from '#app/platform/daily-allowance.server.ts'
import { idParam, notFound, tooMany } from '#app/platform/http/http.ts'
import { ProfileView } from '../profile/profile-view.tsx'
import { publicIdOf } from '../disclosure/public-id.server.ts'
import { findProfile } from '../queries.server.ts'
import { PublicProfileView } from '../profile/public-profile.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { findForHospital, findPublicDoctor, recordOpening } from '#app/marketplace/candidates/doctor-page.server.ts'
import { databasePath } from '#app/marketplace/paths.ts'
import type { Route } from './+types/show.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'

/** The public page of a profile: as much of it as the asker may see. One's own is the one that can be edited. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const id = idParam(params.specialistId)
	const actor = getActor(context)
	if (actor.kind === 'specialist' && [actor.specialistId, publicIdOf(actor.specialistId)].includes(id))
		throw redirect('/profile')
	if (actor.kind === 'member' && isVerified(actor)) {
		const now = new Date()
		const seen = await findForHospital(actor, id, now)
		if (seen === 'limit') return limitReached(now)
		if (seen !== null) {
			await recordOpening(actor, seen.profile)
			return data({ kind: 'hospital' as const, ...seen }, { headers: noindex })
		}
	}
	const seen = await findPublicDoctor(actor.kind === 'operator' ? await publicIdFor(id) : id)
	if (!seen) throw notFound()
	const { specialistId, ...page } = seen
	return data(
		{
			...page,
			viewer: viewerOf(actor),
			once: actor.kind === 'member' ? onceOpen(actor.hospitalStatus) : null,
			record: actor.kind === 'operator' ? specialistId : null,
		},
		{ headers: noindex },
	)
}

/** Operators know people by either id. */
const publicIdFor = async (id: string) => ((await findProfile(id)) ? publicIdOf(id) : id)

const noindex = { 'X-Robots-Tag': 'noindex, nofollow' }

const limitReached = (now: Date) => tooMany({ kind: 'limit' as const }, secondsUntilTomorrow(now), noindex)

type ProfileViewer = 'visitor' | 'waiting-hospital' | 'hospital' | 'operator' | 'other'

function viewerOf(actor: Actor): ProfileViewer {
	if (actor.kind === 'visitor') return 'visitor'
	if (actor.kind === 'operator') return 'operator'
	if (actor.kind !== 'member') return 'other'
	return isVerified(actor) ? 'hospital' : 'waiting-hospital'
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${titleOf(loaderData)} · ${brand.name}` },
	{ name: 'robots', content: 'noindex, nofollow' },
]

function titleOf(seen: Route.ComponentProps['loaderData'] | undefined): string {
	if (!seen) return t`Not found`
	if (seen.kind === 'limit') return 'Daily limit reached'
	return (seen.kind === 'hospital' ? seen.profile.name : null) ?? saidName(seen.profile.speciality)
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

function ForHospital({ profile, row, answers, similar }: ForHospitalProps) {
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
			{similar ? (
				<Panel>
					<SimilarPeople similar={similar} hrefOf={(id) => `/doctors/${id}`} headingLevel={2} />
				</Panel>
			) : null}
			<p className="text-sm text-ink-2">
				The specialist can see that your hospital viewed this profile (recorded once a day).{' '}
				<Link to="/hospitals/dashboard" className="link">
					Back to candidates
				</Link>
			</p>
		</>
	)
}

function EnoughProfiles() {
	return (
		<div>
			<h1>Daily limit reached</h1>
			<EmptyState
				title="Your hospital has reached today’s profile limit"
				action={<ButtonLink to="/hospital/shortlist">View saved candidates</ButtonLink>}
			>
				The limit covers all members of your hospital and resets at midnight. Specialists who applied to you, or
				accepted your contact request, can always be opened.
			</EmptyState>
		</div>
	)
}

type GetInTouchProps = { viewer: ProfileViewer; once: string | null; record: string | null; profile: ContactTarget }

function GetInTouch({ viewer, once, record, profile: { id, profession } }: GetInTouchProps) {
	if (viewer === 'other') return null
	if (viewer === 'hospital')
		return (
			<ButtonLink to={databasePath} variant="secondary" className="justify-self-start">
				Search specialists
			</ButtonLink>
		)
	if (viewer === 'operator')
		return (
			<ButtonLink to={`/operator/specialists/${record}`} variant="secondary" className="justify-self-start">
				Open full profile (reason required)
			</ButtonLink>
		)
	if (viewer === 'waiting-hospital')
		return (
			<Notice tone="plain" title={`You will see more ${once}`}>
				<ButtonLink to="/hospitals/verification" variant="secondary" size="sm" className="mt-2">
					View verification status
				</ButtonLink>
			</Notice>
		)
	return (
		<div data-print="no" className="grid justify-items-start gap-3">
			<p className="text-ink-2">
				{t`Verified hospitals can see the name, degrees and work experience, as this specialist allows. Phone and email are shared only after the specialist is shortlisted or accepts a contact request.`}
			</p>
			<ButtonLink to={`/doctors/${id}/contact`} rel="nofollow">
				{profession === 'nurse' ? t`Contact this nurse` : t`Contact this doctor`}
			</ButtonLink>
		</div>
	)
}

type ContactTarget = { id: string; profession: 'doctor' | 'nurse' }
