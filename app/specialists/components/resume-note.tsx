import { Download, FileText } from 'lucide-react'
import { Link } from 'react-router'
import { Tag } from '#app/ui/tag.tsx'
import { OwnResumePreview, type ResumePreview } from '../resumes/resume-preview.tsx'
import { ReadingNote, type ReadingState } from './reading-note.tsx'
import { t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'

export type OwnResume = {
	id: string
	fileName: string
	scan: 'scanning' | 'clean' | 'infected'
	uploaded: string
	reading?: ReadingState | null
	preview?: ResumePreview | null
}

/** 'Resume uploaded', with the file once it may be downloaded. */
export function ResumeNote({ resume }: { resume: OwnResume | null }) {
	if (!resume)
		return (
			<p className="text-ink-2">
				{rich({
					link: (words) => (
						<Link to="/settings#resume" className="link">
							{words}
						</Link>
					),
				})`No resume yet. <link>Upload one in Settings</link>`}
			</p>
		)
	return (
		<div className="grid gap-2">
			<p className="flex items-center gap-2 font-medium">
				<FileText size={20} aria-hidden="true" className="shrink-0 text-ink-2" />
				<span className="min-w-0 wrap-anywhere">{resume.fileName}</span>
			</p>
			<p className="text-sm text-ink-2">{t`Resume uploaded on ${{ day: resume.uploaded }}`}</p>
			{resume.scan === 'clean' ? (
				<p>
					<a href={`/resumes/${resume.id}`} download className="btn btn-secondary btn-sm">
						<Download size={16} aria-hidden="true" />
						{t`Download`}
					</a>
				</p>
			) : (
				<p>
					<Tag tone="warning">{t`Virus check in progress`}</Tag>
				</p>
			)}
			<ReadingNote reading={resume.reading ?? null} />
			{resume.preview ? <OwnResumePreview preview={resume.preview} /> : null}
		</div>
	)
}
