import { type Control, isControl } from '../as-drawn.ts'
import { fetchAtFocus, on } from './delegate.ts'

/** Shows a message under a field, or takes it away. */
export function sayUnder(control: Element, message: string) {
	const slot = document.getElementById(`${control.id}-error`)
	if (slot) slot.textContent = message
	if (message) control.setAttribute('aria-invalid', 'true')
	else control.removeAttribute('aria-invalid')
}

/** Fetched with the first field for a mobile. Until then the server alone judges it. */
let mobiles: typeof import('#app/platform/text/typed-mobile.ts') | undefined

function complaint(control: Control): string {
	const { requiredMessage, patternMessage } = control.dataset
	if (control.required && control.value.trim() === '') return requiredMessage ?? ''
	const isMobile = control.dataset['typed'] === 'mobile' && control.value.trim() !== ''
	const isMistyped = isMobile && mobiles?.typedMobile(control.value) === null
	const several = isMistyped ? mobiles?.severalMobiles(control.value) : null
	return control.validity.valid && !isMistyped ? '' : (several ?? patternMessage ?? '')
}

let isPressed = false
let afterPress: (() => void)[] = []

/** What is under a pointer stays there until it is released: a message that moves the box below would make the tap miss it. */
function whenReleased(act: () => void) {
	if (isPressed) afterPress.push(act)
	else act()
}

function watchPresses() {
	addEventListener('mousedown', () => (isPressed = true), true)
	const release = () =>
		// The click comes right behind.
		setTimeout(() => {
			isPressed = false
			const acts = afterPress
			afterPress = []
			for (const act of acts) act()
		})
	for (const name of ['mouseup', 'dragend'] as const) addEventListener(name, release, true)
}

const hasAllAnswers = (form: HTMLFormElement) => {
	const answers = new FormData(form)
	return [...form.querySelectorAll<HTMLInputElement>('input[type="radio"]')].every(({ name }) => answers.has(name))
}

export function watchFields() {
	watchPresses()
	fetchAtFocus('input[data-typed="mobile"]', async () => {
		mobiles = await import('#app/platform/text/typed-mobile.ts')
		// What was typed and left before it came.
		for (const field of document.querySelectorAll('input[data-typed="mobile"]'))
			if (isControl(field) && field.value && field !== document.activeElement) sayUnder(field, complaint(field))
	})
	fetchAtFocus('input[data-code]', async () => (await import('./codes.ts')).readCodes())
	const typedIn = 'main :is(input:not([type="checkbox"], [type="radio"], [type="file"]), textarea)'
	const { dataset } = document.documentElement
	const noteTyping = () => {
		if (document.activeElement?.matches(typedIn)) dataset['typing'] = ''
		else delete dataset['typing']
	}
	noteTyping()
	on('focusin', typedIn, noteTyping)
	// A message that moved under the pointer would take the press.
	on('focusout', typedIn, () => whenReleased(noteTyping))
	on('focusout', '[data-required-message], [data-pattern-message]', (control) => {
		if (isControl(control) && control.type !== 'file') whenReleased(() => sayUnder(control, complaint(control)))
	})
	// Once a field is marked wrong, it is told right as soon as it is.
	on('input', '[aria-invalid][data-required-message], [aria-invalid][data-pattern-message]', (control) => {
		if (isControl(control) && !complaint(control)) sayUnder(control, '')
	})

	on('input', 'textarea[maxlength]', (area: HTMLTextAreaElement) => {
		const counter = area.parentElement?.querySelector<HTMLElement>('[data-counter]')
		if (!counter) return
		const left = (area.maxLength - area.value.length).toLocaleString('en-IN')
		counter.textContent = counter.dataset['counter']?.replace('#', left) ?? ''
	})

	// A second press while a form is on its way sends nothing.
	on('click', 'button[aria-busy="true"]', (_button, event) => {
		event.preventDefault()
		event.stopPropagation()
	})

	// The tap that answers the last question sends the form. Keys choose on their way, so there the button sends.
	let isByTap = false
	on('pointerdown', 'form[data-last-tap]', () => (isByTap = true))
	on('keydown', 'form[data-last-tap]', () => (isByTap = false))
	on('change', 'form[data-last-tap]', (form) => {
		if (isByTap && form instanceof HTMLFormElement && hasAllAnswers(form)) form.requestSubmit()
	})

	on('click', '[data-back]', () => history.back())

	on('click', '[data-dismiss]', (button) => {
		const message = button.closest<HTMLElement>('[data-flash]')
		if (message) message.hidden = true
	})
}
