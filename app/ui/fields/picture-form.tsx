import type { ComponentProps, ReactNode } from 'react'
import { Form } from 'react-router'
import { ErrorSummary } from './error-summary.tsx'
import { FileField } from './file-field.tsx'
import { PostButton } from './post-button.tsx'
import { SubmitButton } from './submit-button.tsx'
import { t, words } from '#app/platform/language/words.ts'

type PictureFormProps = {
	/** What the picture is: 'logo', 'photo'. */
	noun: keyof typeof labels
	/** How it looks now, or what is drawn in its place. */
	shown: ReactNode
	isStored: boolean
	/** Where a stored one is removed. */
	removal: string
	/** What is shown while there is none. */
	without: string
	rule: Pick<ComponentProps<typeof FileField>, 'accept' | 'maxBytes' | 'typeMessage' | 'sizeMessage' | 'hint'>
	problem: ComponentProps<typeof ErrorSummary>['problem']
}

const labels = {
	photo: words({ itself: 'Photo', remove: 'Remove photo', replace: 'Replace photo', save: 'Save photo' }),
	logo: { itself: 'Logo', remove: 'Remove logo', replace: 'Replace logo', save: 'Save logo' },
}

/** Uploads, replaces or removes the one picture of someone or something. Posts a field `picture`. */
export function PictureForm({ noun, shown, isStored, removal, without, rule, problem }: PictureFormProps) {
	const { itself, remove, replace, save } = labels[noun]
	return (
		<>
			<div className="flex items-center gap-4">
				{shown}
				{isStored ? (
					<PostButton action={removal} variant="quiet" size="sm">
						{remove}
					</PostButton>
				) : (
					<p className="text-ink-2">{without}</p>
				)}
			</div>
			<Form method="post" encType="multipart/form-data" noValidate data-upload="" className="grid gap-5">
				<ErrorSummary problem={problem} labels={{ picture: itself }} />
				<FileField
					name="picture"
					label={isStored ? replace : itself}
					hint={rule.hint}
					accept={rule.accept}
					maxBytes={rule.maxBytes}
					typeMessage={rule.typeMessage}
					sizeMessage={rule.sizeMessage}
					error={problem?.fields?.['picture']}
				/>
				<div>
					<SubmitButton pendingLabel={t`Saving...`}>{save}</SubmitButton>
				</div>
			</Form>
		</>
	)
}
