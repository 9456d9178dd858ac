import type { ComponentProps } from 'react'
import { FileText, RotateCcw, X } from 'lucide-react'
import { Field, type FieldProps, nativeProps, wireField } from './field.tsx'
import { t } from '#app/platform/language/words.ts'

type FileFieldProps = FieldProps &
	Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'value' | 'defaultValue'> & {
		/** Extensions and types, as in HTML: ".pdf,application/pdf". */
		accept: string
		/** The largest size that is still right. Checked here for comfort, on the server for safety. */
		maxBytes: number
		typeMessage: string
		sizeMessage: string
		/** A photo larger than `maxBytes` is drawn smaller in the browser before it is sent; where that fails, it may be as large as this. */
		maxPhotoBytes?: number
		/** What is stored now ("CV_Menon.pdf"). */
		current?: string | undefined
	}

/**
 * A file. The limits belong into `hint`, said before choosing. A wrong file is put back at once where a script runs;
 * inside a form marked `data-upload` the upload shows its progress and can be cancelled and retried. Without a script
 * it is a plain form field.
 */
export function FileField(props: FileFieldProps) {
	const { maxBytes, typeMessage, sizeMessage, maxPhotoBytes, current, ...native } = nativeProps(props)
	return (
		<Field {...props} after={<UploadStatus />}>
			{current ? (
				<p className="flex items-center gap-2 font-medium">
					<FileText size={20} aria-hidden="true" className="shrink-0 text-ink-2" />
					<span className="min-w-0 truncate">{current}</span>
				</p>
			) : null}
			<div className="flex items-center gap-2">
				<input
					{...native}
					{...wireField({ ...props, messages: props.messages ?? {} })}
					type="file"
					data-max-bytes={maxBytes}
					data-type-message={typeMessage}
					data-size-message={sizeMessage}
					data-max-photo-bytes={maxPhotoBytes}
					data-shrinking={maxPhotoBytes === undefined ? undefined : t`Making the photo smaller…`}
					className="input min-w-0 flex-1"
				/>
				<button type="button" className="btn btn-quiet" data-clear-file="" hidden>
					<X size={16} aria-hidden="true" />
					{t`Remove`}
				</button>
			</div>
		</Field>
	)
}

/** Filled by the browser script while the form is on its way, with the words that stand here. */
function UploadStatus() {
	return (
		<div
			data-upload-status=""
			data-starting={t`Starting`}
			data-sent={t`${{ percent: '{percent}' }}% · ${{ sent: '{sent}' }} of ${{ total: '{total}' }} kB`}
			data-checking={t`Checking the file`}
			data-lost={t`The connection was lost. Your file is still selected. Try again.`}
			data-slow={t`The upload took too long. Your file is still selected. Try again.`}
			data-cancelled={t`Upload cancelled. Your file is still selected.`}
			data-failed={t`The upload failed. Your file is still selected. Try again.`}
			hidden
			className="rounded-md bg-sunken p-3"
		>
			<progress className="progress" max={100} aria-label={t`Upload`} />
			<div className="mt-2 flex flex-wrap items-center justify-between gap-2">
				<output className="num text-sm" />
				<button type="button" className="btn btn-secondary btn-sm" data-cancel-upload="">
					<X size={16} aria-hidden="true" />
					{t`Cancel`}
				</button>
				<button type="button" className="btn btn-secondary btn-sm" data-retry-upload="" hidden>
					<RotateCcw size={16} aria-hidden="true" />
					{t`Try again`}
				</button>
			</div>
		</div>
	)
}
