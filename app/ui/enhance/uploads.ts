import { on } from './delegate.ts'
import { sayUnder } from './fields.ts'

function fits(file: File, accept: string): boolean {
	const name = file.name.toLowerCase()
	return accept.split(',').some((entry) => {
		const kind = entry.trim().toLowerCase()
		return kind === '' || (kind.startsWith('.') ? name.endsWith(kind) : file.type === kind)
	})
}

/** A file that the server would refuse is put back before it travels; a photo that is only too large is drawn smaller. */
async function judge(input: HTMLInputElement) {
	const files = await smallEnough(input)
	if (!files) return
	const { typeMessage = '', sizeMessage = '', maxBytes, maxPhotoBytes = maxBytes } = input.dataset
	const limitOf = ({ type }: File) => Number(type.startsWith('image/') ? maxPhotoBytes : maxBytes)
	let message = ''
	if (files.some((file) => !fits(file, input.accept))) message = typeMessage
	else if (files.some((file) => file.size > limitOf(file))) message = sizeMessage
	if (message) input.value = ''
	sayUnder(input, message)
	const clear = input.parentElement?.querySelector<HTMLElement>('[data-clear-file]')
	if (clear) clear.hidden = input.files?.length === 0
}

/** Wide enough to read the small print of a certificate. */
const widestPx = 2400

/** The chosen files; photos larger than the field takes are drawn smaller in their place. Null where others have been chosen since. */
async function smallEnough(input: HTMLInputElement): Promise<File[] | null> {
	const chosen = input.files
	const files = [...(chosen ?? [])]
	const fitsIn = ({ size }: File) => size <= Number(input.dataset['maxBytes'])
	if (!('maxPhotoBytes' in input.dataset) || files.every(fitsIn)) return files
	sayUnder(input, input.dataset['shrinking'] ?? '')
	const smaller: File[] = []
	for (const file of files) smaller.push(fitsIn(file) ? file : ((await drawnSmaller(file)) ?? file))
	if (input.files !== chosen) return null
	const replaced = new DataTransfer()
	for (const file of smaller) replaced.items.add(file)
	input.files = replaced.files
	return smaller
}

/** Null where the browser cannot draw it. */
async function drawnSmaller(photo: File): Promise<File | null> {
	try {
		const drawing = await createImageBitmap(photo)
		const scale = Math.min(1, widestPx / Math.max(drawing.width, drawing.height))
		const canvas = document.createElement('canvas')
		canvas.width = drawing.width * scale
		canvas.height = drawing.height * scale
		canvas.getContext('2d')?.drawImage(drawing, 0, 0, canvas.width, canvas.height)
		const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
		return drawn && new File([drawn], `${photo.name.replace(/\.\w+$/, '')}.jpg`, { type: drawn.type })
	} catch {
		return null
	}
}

/**
 * Files with limits, and forms marked `data-upload` with progress, cancel and retry; the sending is a program of its own. Fetched
 * with the first file that is chosen, which is judged at once.
 */
export function watchUploads(first: HTMLElement) {
	if (first instanceof HTMLInputElement) void judge(first)
	on('change', 'input[type="file"][data-max-bytes]', (input) => {
		if (input instanceof HTMLInputElement) void judge(input)
	})
	on('click', '[data-clear-file]', (button) => {
		const input = button.parentElement?.querySelector<HTMLInputElement>('input[type="file"]')
		if (!input) return
		input.value = ''
		void judge(input)
		input.focus()
	})
	on('submit', 'form[data-upload]', (form, event) => {
		if (!(form instanceof HTMLFormElement)) return
		const fields = [...form.querySelectorAll<HTMLInputElement>('input[type="file"]')]
		const chosen = fields.some(({ files }) => files?.length)
		const status = form.querySelector<HTMLElement>('[data-upload-status]')
		form.querySelector('[data-upload-problem]')?.remove()
		for (const earlier of form.querySelectorAll<HTMLElement>('[data-error-summary]')) earlier.hidden = false
		// Nothing to upload: an ordinary form.
		if (!chosen || !status) return
		event.preventDefault()
		event.stopPropagation()
		import('./send-upload.ts').then(
			({ sendUpload }) => sendUpload(form, status, event.submitter),
			// The program did not come: the browser sends the form as it would without us.
			() => form.submit(),
		)
	})
	on('click', '[data-retry-upload]', (button) => {
		;(button as HTMLButtonElement).form?.requestSubmit()
	})
}
