import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { type Flash, FlashRegion } from '#app/ui/page/flash.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { Skeleton } from '#app/ui/page/skeleton.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { Example, Examples } from './example.tsx'

const flash: Flash = {
	title: 'Moved to Shortlisted',
	detail: 'We told Dr Menon.',
	undo: { action: '?', label: 'Undo' },
}

export function FeedbackExamples() {
	return (
		<Examples>
			<Example name="Error summary">
				<ErrorSummary
					problem={{
						form: 'Your resume was not stored.',
						fields: { 's-email': ['Please enter a valid email address'], 's-speciality': ['This field is required'] },
					}}
				/>
			</Example>
			<Example name="Notices">
				<div className="grid gap-2">
					<Notice title="Your number stays private">Hospitals see it only after you accept their request.</Notice>
					<Notice tone="success">Your hospital is verified.</Notice>
					<Notice tone="warning">We have been checking for 19 hours; the target is 24 to 48 hours.</Notice>
					<Notice tone="danger">This job was closed on 3 November.</Notice>
					<Notice tone="plain">They will see your name, degrees and council number.</Notice>
				</div>
			</Example>
			<Example name="Tags">
				<div className="flex flex-wrap gap-2">
					<Tag>Not contacted</Tag>
					<Tag tone="brand">12 new</Tag>
					<Tag tone="success">Verified hospital</Tag>
					<Tag tone="warning">Check pending</Tag>
					<Tag tone="danger">Suspended</Tag>
					<Tag tone="info">Interview</Tag>
					<Tag tone="urgent">Urgent · starts 1 Dec</Tag>
					<Tag tone="info" icon={null}>
						Per case
					</Tag>
				</div>
			</Example>
			<Example name="Empty">
				<EmptyState headingLevel={3} title="No Applications Yet" action={<ButtonLink to="?">Browse Jobs</ButtonLink>}>
					Jobs that you apply to stand here, with the date and what happens next.
				</EmptyState>
			</Example>
			<Example name="Progress and loading">
				<div className="grid gap-6">
					<Progress label="Profile completion" value={85} />
					<Skeleton />
				</div>
			</Example>
			<Example name="Flash: at the lower edge of the page">
				<p className="text-ink-2">Has an Undo, so it stays until it is closed.</p>
				<FlashRegion flash={flash} />
			</Example>
		</Examples>
	)
}
