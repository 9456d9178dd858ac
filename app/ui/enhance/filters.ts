import { isHydrated, on, showInPlace } from './delegate.ts'

let timer: ReturnType<typeof setTimeout> | undefined
/**
 * An address carries no blank fields and none with the value that its page assumes (`data-defaults`). The server sees to
 * that where this does not run (platform/http/plain-address.server.ts).
 */
export function sendWhatIsFilledIn() {
	on('formdata', 'form[method="get"]', (form, { formData }) => {
		const defaults = new URLSearchParams(form.dataset['defaults'])
		for (const name of new Set(formData.keys())) {
			const values = formData.getAll(name)
			const filled = values.filter((value) => value !== '' && value !== defaults.get(name))
			if (filled.length === values.length) continue
			formData.delete(name)
			for (const value of filled) formData.append(name, value)
		}
	})
}

/** The address that sending the form would lead to. */
function addressOf(form: HTMLFormElement): URL {
	const address = new URL(form.getAttribute('action') ?? '', location.href)
	address.search = ''
	for (const [name, value] of new FormData(form))
		if (typeof value === 'string') address.searchParams.append(name, value)
	return address
}

/** Forms marked `data-autosubmit` answer as they are filled in. */
export function keepListsCurrent() {
	const soon = ({ form }: HTMLInputElement) => {
		if (!form?.matches('[data-autosubmit]')) return
		clearTimeout(timer)
		// Until it is sent, an answer to what was asked before must not fill in the form again.
		form.dataset['unsent'] = ''
		timer = setTimeout(() => {
			delete form.dataset['unsent']
			if (isHydrated() || document.querySelector('[data-region]') === null) form.requestSubmit()
			else void showInPlace(addressOf(form), () => form.submit())
		}, 250)
	}
	on('input', 'input, textarea', (field: HTMLInputElement) => {
		// These say `change` once they are done.
		if (!field.matches('[type="checkbox"], [type="radio"], [type="date"]')) soon(field)
	})
	on('change', 'input[type="checkbox"], input[type="radio"], input[type="date"], select', soon)
	on('submit', '[data-autosubmit]', (form) => {
		clearTimeout(timer)
		delete form.dataset['unsent']
	})
}
