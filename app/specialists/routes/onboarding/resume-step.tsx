import { Link } from 'react-router'
import { beingRead } from '../../resumes/being-read.ts'
import { Panel } from '#app/ui/page/panel.tsx'
import { ResumeList } from '../../components/resume-list.tsx'
import type { ProposalLine } from '../../resumes/proposal-lines.ts'
import { t } from '#app/platform/language/words.ts'

type ResumeStepProps = {
	resume: {
		id: string
		fileName: string
		status: 'waiting' | 'read' | 'unreadable'
		isLate: boolean
		items: readonly ProposalLine[]
	} | null
	ticked: readonly string[] | null
}

/** The details of the resume, as soon as it has been read. */
export function ResumeStep({ resume, ticked }: ResumeStepProps) {
	if (!resume) return null
	const { id, fileName, status, isLate, items } = resume
	if (status === 'waiting')
		return (
			<Panel title={t`Your resume`}>
				<p aria-live="polite" data-renew-every={2000} data-renew-times={30}>
					{beingRead({ fileName, isLate })}{' '}
					<Link to="" className="link hidden no-js:inline">
						{t`Refresh`}
					</Link>
				</p>
			</Panel>
		)
	if (items.length === 0) return null
	return (
		<>
			<input type="hidden" name="resumeId" value={id} />
			<ResumeList items={items} ticked={ticked} />
		</>
	)
}
