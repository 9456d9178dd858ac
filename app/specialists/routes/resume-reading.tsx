import { Form } from 'react-router'
import { councilByCode } from '#app/catalog/councils.ts'
import { listClaims } from '#app/credentials/queries.server.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { formatPhone } from '#app/identity/phone.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { ResumeList } from '../components/resume-list.tsx'
import { foundInResume, proposalLine } from '../resumes/proposal-lines.ts'
import { itemsAllowed } from '../resumes/proposed-email.server.ts'
import { findReading } from '../resumes/resume-reading.server.ts'
import type { ProposedRegistration } from '../resumes/resume-reading/registration.ts'
import type { Route } from './+types/resume-reading.ts'
import { titled } from '#app/ui/page/page-title.tsx'
import { saidName } from '#app/platform/language/names.ts'
import { beingRead } from '../resumes/being-read.ts'
import { t } from '#app/platform/language/words.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const reading = await findReading(actor)
	if (!reading)
		return {
			status: 'none' as const,
			fileName: '',
			resumeId: '',
			items: [],
			registration: null,
			otherPhone: null,
			isLate: false,
		}
	const { status, fileName, isLate, resumeId, items, registration, otherPhone } = reading
	const { registrations } = await listClaims(actor.specialistId)
	return {
		status,
		fileName,
		isLate,
		resumeId,
		items: (await itemsAllowed(context, request, items)).map(proposalLine),
		otherPhone: otherPhone === null ? null : formatPhone(otherPhone),
		registration: registration && registrations.length === 0 ? registrationLine(registration) : null,
	}
}

function registrationLine({ number, councilCode, from }: ProposedRegistration) {
	const council = councilByCode(councilCode ?? '')
	const year = /^(?:[A-Z]+\W?)?((?:19|20)\d\d)\//.exec(number)?.[1]
	const fields = new URLSearchParams({
		...(council ? { councilCode: council.code } : {}),
		number,
		...(year ? { year } : {}),
	})
	return {
		number,
		council: council && saidName(council.name),
		from: from ?? null,
		href: `/profile/credentials/new/registration?${fields.toString()}`,
	}
}

export const meta = () => [titled(t`From your resume`)]

export default function ResumeReading({ loaderData }: Route.ComponentProps) {
	const { status, fileName, isLate, resumeId, items, registration, otherPhone } = loaderData
	const action = `/profile/resume-reading/${resumeId}/acceptance`
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-5 py-5 md:py-8">
			<PageHeader
				title={items.length > 0 ? foundInResume(items.length) : t`From your resume`}
				lead={
					items.length > 0
						? t`Select what is correct. Details that we are not sure about are not selected. Nothing changes until you save.`
						: undefined
				}
				back={{ to: '/profile', label: t`Your profile` }}
			/>
			{items.length > 0 ? (
				<Form method="post" action={action} className="grid grid-cols-1 gap-5">
					<ResumeList items={items} ticked={null} />
					<SubmitButton action={action} pendingLabel={t`Saving...`} className="justify-self-start">
						{t`Save to profile`}
					</SubmitButton>
				</Form>
			) : (
				<Nothing status={status} fileName={fileName} isLate={isLate} />
			)}
			{otherPhone === null ? null : (
				<Panel title={t`Phone number`}>
					<p className="font-medium">{otherPhone}</p>
					<p className="text-sm text-ink-2">
						{t`Your resume has this number. Your profile keeps the number you log in with, and hospitals get that one.`}
					</p>
				</Panel>
			)}
			{registration ? (
				<Panel title={t`Council registration`}>
					<p className="font-medium wrap-anywhere">{registration.number}</p>
					<p className="text-sm text-ink-2">{registration.council ?? t`Choose your council when you add it.`}</p>
					{registration.from === null ? null : (
						<p className="text-sm text-ink-2 wrap-anywhere">{t`In your resume: “${{ from: registration.from }}”`}</p>
					)}
					<ButtonLink to={registration.href} variant="secondary" className="mt-3">
						{t`Add registration`}
					</ButtonLink>
				</Panel>
			) : null}
		</main>
	)
}

type NothingProps = { status: 'none' | 'waiting' | 'read' | 'unreadable'; fileName: string; isLate: boolean }

function Nothing({ status, fileName, isLate }: NothingProps) {
	switch (status) {
		case 'none':
			return (
				<EmptyState
					title={t`No resume to read`}
					action={<ButtonLink to="/settings#resume">{t`Upload a resume`}</ButtonLink>}
				>
					{t`Upload one and we will suggest details for your profile.`}
				</EmptyState>
			)
		case 'waiting':
			return (
				<EmptyState
					title={t`Reading your resume`}
					action={
						<ButtonLink to="/profile/resume-reading" variant="secondary">
							{t`Refresh`}
						</ButtonLink>
					}
				>
					{beingRead({ fileName, isLate })}
				</EmptyState>
			)
		case 'unreadable':
			return (
				<EmptyState
					title={t`We could not read this file`}
					action={<ButtonLink to="/profile">{t`Fill in your profile`}</ButtonLink>}
				>
					{t`We found no text in ${{ file: fileName }} that we can read. The print may be too small or blurred, or in letters that we cannot read from a picture. We keep the file. Hospitals see no preview of it and get it as it is when there is mutual interest.`}
				</EmptyState>
			)
		case 'read':
			return (
				<EmptyState
					title={t`Nothing left to review`}
					action={<ButtonLink to="/profile">{t`View your profile`}</ButtonLink>}
				>
					{t`Your profile already has everything we could read in ${{ file: fileName }}, or you dismissed it.`}
				</EmptyState>
			)
	}
}
