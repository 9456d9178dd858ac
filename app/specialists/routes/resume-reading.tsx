import { brand } from '#app/brand.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { AnswerAll, ProposalGroup } from '../components/proposal-group.tsx'
import { proposalLine } from '../proposal-lines.ts'
import type { ProposalItem } from '../resume-reading/difference.ts'
import { findReading } from '../resume-reading.server.ts'
import type { Route } from './+types/resume-reading.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const reading = await findReading(specialistOf(context))
	if (!reading) return { status: 'none' as const, fileName: '', base: '', groups: [] }
	const { status, fileName, resumeId, items } = reading
	const groups = parts
		.map(({ kinds, ...part }) => ({
			...part,
			items: items.filter(({ kind }) => kinds.includes(kind)).map(proposalLine),
		}))
		.filter((group) => group.items.length > 0)
	return { status, fileName, base: `/profile/resume-reading/${resumeId}`, groups }
}

const parts: { title: string; kinds: ProposalItem['kind'][]; isShort?: boolean }[] = [
	{ title: 'About you', kinds: ['name', 'years'] },
	{ title: 'Experience', kinds: ['post'] },
	{ title: 'Education', kinds: ['degree'] },
	{ title: 'Skills', kinds: ['skill'], isShort: true },
]

export const meta: Route.MetaFunction = () => [{ title: `From your resume · ${brand.name}` }]

export default function ResumeReading({ loaderData: { status, fileName, base, groups } }: Route.ComponentProps) {
	const toProfile = { to: '/profile', label: 'Your profile' }
	return (
		<main id="main" className="page-narrow grid content-start gap-6 py-6 md:py-8">
			<PageHeader
				title="From your resume"
				lead={
					groups.length > 0
						? 'Details in your resume that are missing from your profile. These were read automatically, so check each one. Nothing changes until you accept it.'
						: undefined
				}
				back={toProfile}
				actions={groups.length > 0 ? <AnswerAll base={base} /> : undefined}
			/>
			{groups.map((group) => (
				<ProposalGroup key={group.title} {...group} base={base} />
			))}
			{groups.length === 0 ? <Nothing status={status} fileName={fileName} /> : null}
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
