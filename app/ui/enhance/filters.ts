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
	const soon = (element: HTMLElement, event: Event) => {
		const { target } = event
		const control = target instanceof HTMLElement ? target : element
		const form = 'form' in control && control.form instanceof HTMLFormElement ? control.form : null
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
	on('input', 'input, textarea', (element, event) => {
		// These say `change` once they are done.
		if (!element.matches('[type="checkbox"], [type="radio"], [type="date"]')) soon(element, event)
	})
	on('change', 'input[type="checkbox"], input[type="radio"], input[type="date"], select', soon)
	on('submit', '[data-autosubmit]', (form) => {
		clearTimeout(timer)
		delete form.dataset['unsent']
	})
}
