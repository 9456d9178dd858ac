import { Camera, Settings } from 'lucide-react'
import { Link } from 'react-router'
import { listClaims } from '#app/credentials/queries.server.ts'
import { formatPhone } from '#app/identity/phone.server.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { formatDay } from '#app/platform/text/dates.ts'
import { strangers } from '#app/relations/rules.ts'
import { disclose } from '../disclosure/disclosure.ts'
import { wasAskedToHide } from '../onboarding/onboarding.server.ts'
import { findProfile } from '../queries.server.ts'
import { findResumePreview } from '../resumes/resume-preview.server.ts'
import { findReadingNote } from '../resumes/resume-reading.server.ts'
import { findOwnResume } from '../resumes/resume.server.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { findCompletion } from './profile/completion.server.ts'
import { findOwnPhoto } from '../profile/photo.server.ts'
import { OwnProfileView } from './profile/own-profile.tsx'
import { ProfilePreview } from './profile/profile-preview.tsx'
import { ViewSwitch } from './profile/view-switch.tsx'
import { isViewer, type ProfileViewer } from './profile/profile-viewers.ts'
import type { Route } from './+types/profile.ts'
import { titled } from '#app/ui/page/page-title.tsx'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const [facts, claims] = await Promise.all([findProfile(actor.specialistId), listClaims(actor.specialistId)])
	if (!facts) throw new Error('A specialist without a profile')
	const as = new URL(request.url).searchParams.get('as')
	const person = { name: facts.name, isPrivate: !facts.privacy.profileVisibility }
	const wasAsked = await wasAskedToHide(actor)
	if (isViewer(as)) return { ...person, ...seenBy({ ...facts, ...claims }, as), wasAsked }

	const [resume, reading, { completion, credentials }] = await Promise.all([
		findOwnResume(actor),
		findReadingNote(actor),
		findCompletion(actor.specialistId),
	])
	// Before our look at it the person alone sees their photo.
	const hasPhoto = (await findOwnPhoto(actor)) !== null
	const preview = resume && (await findResumePreview(resume.id, claims))
	const profile = disclose({ ...facts, ...claims }, { kind: 'self' })
	return {
		...person,
		as: 'self' as const,
		profile: {
			...profile,
			photo: hasPhoto ? `/doctors/${actor.specialistId}/photo` : null,
			phone: facts.phone ? formatPhone(facts.phone) : null,
		},
		completion,
		credentials: credentials.map(({ id, title, status }) => ({ id, title, status })),
		wasAsked,
		resume: resume && {
			id: resume.id,
			fileName: resume.fileName,
			scan: resume.scan,
			uploaded: formatDay(resume.uploadedAt),
			reading,
			preview,
		},
	}
}

/** The exact answer someone else would get, made by the same code. */
function seenBy(facts: Parameters<typeof disclose>[0], as: ProfileViewer) {
	if (as === 'visitor') return { as, profile: disclose(facts, { kind: 'public' }) }
	const relation = as === 'hospital' ? strangers : { ...strangers, applied: true, shortlisted: true }
	return { as, profile: disclose(facts, { kind: 'hospital', relation }) }
}

export const meta = () => [titled(t`My Profile`)]

export default function Profile({ loaderData }: Route.ComponentProps) {
	const { name, isPrivate } = loaderData
	const photo = loaderData.as === 'self' ? loaderData.profile.photo : null
	return (
		<main id="main" className="page grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-6 md:py-8">
			<PageHeader
				title={
					<span className="flex items-center gap-4">
						{loaderData.as === 'self' ? <Avatar name={name} photo={photo} size="lg" /> : null}
						<bdi>{loaderData.as === 'self' ? name : t`Preview of my profile`}</bdi>
					</span>
				}
				tags={<Tags isPrivate={isPrivate} isVerified={loaderData.as === 'self' && loaderData.profile.verified} />}
				lead={loaderData.as === 'self' ? saidName(loaderData.profile.speciality) : undefined}
				actions={
					loaderData.as !== 'self' ? undefined : (
						<>
							{photo ? (
								<ButtonLink to="/profile/photo" variant="secondary" size="sm">
									<Camera size={16} aria-hidden="true" />
									{t`Change photo`}
								</ButtonLink>
							) : null}
							<ButtonLink to="/settings" variant="secondary" size="sm">
								<Settings size={16} aria-hidden="true" />
								{t`Settings`}
							</ButtonLink>
						</>
					)
				}
			/>
			<ViewSwitch as={loaderData.as} />
			{loaderData.as === 'self' ? (
				<OwnProfileView {...loaderData} />
			) : (
				<ProfilePreview seen={loaderData} wasAsked={loaderData.wasAsked} />
			)}
		</main>
	)
}

function Tags({ isPrivate, isVerified }: { isPrivate: boolean; isVerified: boolean }) {
	return (
		<>
			{isVerified ? <Tag tone="success">{t`Verified`}</Tag> : null}
			{isPrivate ? (
				<Link to="/settings/privacy">
					<Tag tone="warning">{t`Private Mode`}</Tag>
				</Link>
			) : null}
		</>
	)
}
