import { on } from './delegate.ts'
import { sayUnder } from './fields.ts'

function fits(file: File, accept: string): boolean {
	const name = file.name.toLowerCase()
	return accept.split(',').some((entry) => {
		const kind = entry.trim().toLowerCase()
		return kind === '' || (kind.startsWith('.') ? name.endsWith(kind) : file.type === kind)
	})
}

/** A file that the server would refuse is put back before it travels. */
function judge(input: HTMLInputElement) {
	const [file] = input.files ?? []
	const { typeMessage = '', sizeMessage = '', maxBytes } = input.dataset
	let message = ''
	if (file && !fits(file, input.accept)) message = typeMessage
	else if (file && file.size > Number(maxBytes)) message = sizeMessage
	if (message) input.value = ''
	sayUnder(input, message)
	const clear = input.parentElement?.querySelector<HTMLElement>('[data-clear-file]')
	if (clear) clear.hidden = input.files?.length === 0
}

/**
 * Files with limits, and forms marked `data-upload` with progress, cancel and retry; the sending is a program of its own. Fetched
 * with the first file that is chosen, which is judged at once.
 */
export function watchUploads(first: HTMLElement) {
	if (first instanceof HTMLInputElement) judge(first)
	on('change', 'input[type="file"][data-max-bytes]', (input) => {
		if (input instanceof HTMLInputElement) judge(input)
	})
	on('click', '[data-clear-file]', (button) => {
		const input = button.parentElement?.querySelector<HTMLInputElement>('input[type="file"]')
		if (!input) return
		input.value = ''
		judge(input)
		input.focus()
	})
	on('submit', 'form[data-upload]', (form, event) => {
		if (!(form instanceof HTMLFormElement)) return
		const chosen = form.querySelector<HTMLInputElement>('input[type="file"]')?.files?.length
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
