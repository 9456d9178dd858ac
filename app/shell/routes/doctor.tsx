import { data, redirect } from 'react-router'
import { brand } from '#app/brand.ts'
import type { Actor } from '#app/identity/actor.ts'
import { getActor } from '#app/identity/session.server.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import { ProfileView } from '#app/specialists/profile-view.tsx'
import { PublicProfileView } from '#app/specialists/public-profile.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { findDoctor, recordOpening } from '../doctor-page.server.ts'
import type { Route } from './+types/doctor.ts'

/** The public page of a profile: as much of it as the asker may see. One's own is the one that can be edited. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const specialistId = idParam(params.specialistId)
	const actor = getActor(context)
	if (actor.kind === 'specialist' && actor.specialistId === specialistId) throw redirect('/profile')
	const seen = await findDoctor(actor, specialistId)
	if (!seen) throw notFound()
	if (seen.kind === 'hospital' && actor.kind === 'member') await recordOpening(actor, seen.profile)
	return data({ ...seen, onlooker: onlookerOf(actor) }, { headers: { 'X-Robots-Tag': 'noindex, nofollow' } })
}

type Onlooker = 'visitor' | 'waiting-hospital' | 'other'

function onlookerOf(actor: Actor): Onlooker {
	if (actor.kind === 'visitor') return 'visitor'
	return actor.kind === 'member' ? 'waiting-hospital' : 'other'
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => {
	const name = loaderData?.kind === 'hospital' ? loaderData.profile.name : null
	return [
		{ title: `${name ?? loaderData?.profile.speciality ?? 'Not found'} · ${brand.name}` },
		{ name: 'robots', content: 'noindex, nofollow' },
	]
}

export default function Doctor({ loaderData }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-6 md:py-8">
			<Panel>
				{loaderData.kind === 'public' ? (
					<PublicProfileView profile={loaderData.profile} headingLevel={1} />
				) : (
					<ProfileView profile={loaderData.profile} headingLevel={1} />
				)}
			</Panel>
			{loaderData.kind === 'public' ? <GetInTouch {...loaderData} /> : null}
		</main>
	)
}

function GetInTouch({ onlooker, profile: { id, profession } }: { onlooker: Onlooker; profile: ContactTarget }) {
	if (onlooker === 'other') return null
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
