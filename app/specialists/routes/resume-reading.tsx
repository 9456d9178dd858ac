import { Form } from 'react-router'
import { brand } from '#app/brand.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { ResumeList } from '../components/resume-list.tsx'
import { foundInResume, proposalLine } from '../proposal-lines.ts'
import { findReading } from '../resume-reading.server.ts'
import type { Route } from './+types/resume-reading.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const reading = await findReading(specialistOf(context))
	if (!reading) return { status: 'none' as const, fileName: '', resumeId: '', items: [] }
	const { status, fileName, resumeId, items } = reading
	return { status, fileName, resumeId, items: items.map(proposalLine) }
}

export const meta: Route.MetaFunction = () => [{ title: `From your resume · ${brand.name}` }]

export default function ResumeReading({ loaderData: { status, fileName, resumeId, items } }: Route.ComponentProps) {
	const action = `/profile/resume-reading/${resumeId}/acceptance`
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-5 py-5 md:py-8">
			<PageHeader
				title={items.length > 0 ? foundInResume(items.length) : 'From your resume'}
				lead={items.length > 0 ? 'Untick what is wrong. Nothing changes until you save.' : undefined}
				back={{ to: '/profile', label: 'Your profile' }}
			/>
			{items.length > 0 ? (
				<Form method="post" action={action} className="grid grid-cols-1 gap-5">
					<ResumeList items={items} ticked={null} />
					<SubmitButton action={action} pendingLabel="Saving..." className="justify-self-start">
						Save to profile
					</SubmitButton>
				</Form>
			) : (
				<Nothing status={status} fileName={fileName} />
			)}
		</main>
	)
}

function Nothing({ status, fileName }: { status: 'none' | 'waiting' | 'read' | 'unreadable'; fileName: string }) {
	switch (status) {
		case 'none':
			return (
				<EmptyState title="No resume to read" action={<ButtonLink to="/settings#resume">Upload a resume</ButtonLink>}>
					Upload one and we will suggest details for your profile.
				</EmptyState>
			)
		case 'waiting':
			return (
				<EmptyState
					title="Reading your resume"
					action={
						<ButtonLink to="/profile/resume-reading" variant="secondary">
							Refresh
						</ButtonLink>
					}
				>
					{fileName} is being processed. This takes a few seconds.
				</EmptyState>
			)
		case 'unreadable':
			return (
				<EmptyState
					title="We could not read this file"
					action={<ButtonLink to="/profile">Fill in your profile</ButtonLink>}
				>
					We found no text in {fileName} that we can read. It may be a scan or a photo. We keep the file. Hospitals see
					no preview of it and get it as it is when there is mutual interest.
				</EmptyState>
			)
		case 'read':
			return (
				<EmptyState title="Nothing left to review" action={<ButtonLink to="/profile">View your profile</ButtonLink>}>
					Your profile already has everything we could read in {fileName}, or you dismissed it.
				</EmptyState>
			)
	}
}
