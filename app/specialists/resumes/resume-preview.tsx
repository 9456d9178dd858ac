import { t, words } from '#app/platform/language/words.ts'

/** What of a resume can be read before mutual interest. `reading`: its text is on its way. */
export type ResumePreview = { state: 'ready'; text: string } | { state: 'checking' | 'reading' | 'unreadable' }

type Reader = 'hospital' | 'owner'

const sentences: Record<Reader, Record<Exclude<ResumePreview['state'], 'ready'>, string>> = {
	hospital: {
		checking: 'This resume is being checked for viruses. Its preview appears here when the check is done.',
		reading: 'The preview of this resume is being prepared. Reload this page in a few seconds.',
		unreadable: 'This resume is a scan or has no text, so there is no preview.',
	},
	owner: words({
		checking: 'Your resume is being checked for viruses. Its preview appears here when the check is done.',
		reading: 'The preview of your resume is being prepared. Reload this page in a few seconds.',
		unreadable:
			'This file is a scan or has no text, so hospitals see no preview of it. A hospital gets the file when there is mutual interest.',
	}),
}

/** The preview of a resume: to a hospital, and to its owner exactly as to the hospital. */
export function ResumePreviewText({ preview, reader }: { preview: ResumePreview; reader: Reader }) {
	if (preview.state !== 'ready') return <p className="text-sm text-ink-2">{sentences[reader][preview.state]}</p>
	return <p className="max-w-prose text-sm whitespace-pre-line wrap-anywhere">{preview.text}</p>
}

/** The same for its owner, before and after it is sent: folded away, or open and no taller than half a screen. */
export function OwnResumePreview({ preview, open }: { preview: ResumePreview; open?: boolean }) {
	return (
		<details open={open} className="rounded-md border border-line p-3">
			<summary className="link inline-flex min-h-11 items-center font-semibold md:min-h-8">
				{t`What a hospital sees of your resume before mutual interest`}
			</summary>
			<div className="grid gap-3 pt-2">
				<p className="text-sm text-ink-2">
					{t`We remove contact details, addresses, your date of birth, registration and ID numbers and employers automatically. In anonymous mode we also remove your name and colleges. If something is left that you do not want to show, edit your resume and upload it again.`}
				</p>
				{/* What scrolls must be within reach of a keyboard. */}
				<section
					aria-label={t`Preview of your resume`}
					// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
					tabIndex={0}
					className="max-h-80 overflow-y-auto rounded-md bg-sunken p-3"
				>
					<ResumePreviewText preview={preview} reader="owner" />
				</section>
			</div>
		</details>
	)
}
