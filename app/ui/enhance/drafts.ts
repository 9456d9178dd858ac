import { type Control, isControl, isTick } from '../as-drawn.ts'
import { on } from './delegate.ts'

type Kept = { name: string; value: string; checked: boolean | null }

/** Files, passwords and what the server keeps in the form are never kept. */
const isKept = (element: Element): element is Control =>
	isControl(element) && element.name !== '' && !/^(hidden|password|file|submit)$/.test(element.type)

const isTicked = (control: Control) => (isTick(control) ? control.checked : null)

/** Forms with a long text, and those that say so. */
const drafted = 'form[data-draft], form[method="post"]:has(textarea)'

/**
 * A form says which version of the stored thing it was filled from: another one is not typed over. Of several forms with one
 * action, each is known by its place among them.
 */
function keyOf(form: HTMLFormElement) {
	const action = form.getAttribute('action')
	const place = [...document.forms].filter((other) => other.getAttribute('action') === action).indexOf(form)
	const version = form.querySelector<HTMLInputElement>('[name="version"]')?.value ?? ''
	return `kept/form ${location.pathname}${location.search} ${action} ${place} ${version}`
}

function keep(form: HTMLFormElement) {
	const kept: Kept[] = [...form.elements]
		.filter(isKept)
		.map((control) => ({ name: control.name, value: control.value, checked: isTicked(control) }))
	sessionStorage.setItem(keyOf(form), JSON.stringify(kept))
}

function restore(form: HTMLFormElement) {
	const text = sessionStorage.getItem(keyOf(form))
	if (text === null) return
	const kept = JSON.parse(text) as Kept[]
	for (const control of [...form.elements].filter(isKept)) {
		const ticks = isTicked(control) !== null
		const found = kept.find(({ name, value }) => name === control.name && (!ticks || value === control.value))
		if (!found) continue
		if (control instanceof HTMLInputElement && found.checked !== null) control.checked = found.checked
		else control.value = found.value
		// For what counts or draws the fields, and for the React that runs the page or is about to (ui/fields/typed-early.tsx).
		control.dispatchEvent(new Event('input', { bubbles: true }))
	}
}

/**
 * What is typed into such a form survives a refresh: it is kept in this tab until the form is sent. A page
 * that is opened again later shows what is stored, not what was once typed and left.
 */
export function keepDrafts() {
	const [visit] = performance.getEntriesByType('navigation')
	const isSeenAgain = visit instanceof PerformanceNavigationTiming && /^(reload|back_forward)$/.test(visit.type)
	try {
		for (const form of document.querySelectorAll<HTMLFormElement>(drafted))
			if (!isSeenAgain) sessionStorage.removeItem(keyOf(form))
			else if (!form.querySelector('[data-error-summary]')) restore(form)
	} catch {
		// A browser that keeps nothing has nothing to restore.
	}
	const onForm = (name: 'input' | 'submit', act: (form: HTMLFormElement) => void) =>
		on(name, drafted, (form) => {
			try {
				act(form as HTMLFormElement)
			} catch {
				// Typing goes on where nothing can be kept.
			}
		})
	onForm('input', keep)
	onForm('submit', (form) => sessionStorage.removeItem(keyOf(form)))
}
