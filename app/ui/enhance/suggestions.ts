import { on } from './delegate.ts'

type Suggestion = { text: string; kind?: string }

const pauseMs = 120
const minTyped = 2

let timer: ReturnType<typeof setTimeout> | undefined
let running: AbortController | undefined
/** Set while a chosen suggestion is written into its field: that is not typing. */
let isChoosing = false

/** The list under a field and the line that is read out, which the server draws empty. */
function partsOf(input: HTMLInputElement) {
	const list = document.getElementById(`${input.id}-suggestions`)
	const status = document.getElementById(`${input.id}-suggestions-status`)
	return list && status ? { list, status } : null
}

const optionsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[role="option"]')]

/** From here on the list under the field is ours, and no longer the browser's. */
function takeOver(input: HTMLInputElement) {
	if (input.getAttribute('role') === 'combobox') return
	input.removeAttribute('list')
	input.setAttribute('role', 'combobox')
	input.setAttribute('aria-autocomplete', 'list')
	input.setAttribute('aria-expanded', 'false')
	input.setAttribute('aria-controls', `${input.id}-suggestions`)
	partsOf(input)?.list.setAttribute('role', 'listbox')
}

function close(input: HTMLInputElement) {
	clearTimeout(timer)
	running?.abort()
	const parts = partsOf(input)
	if (!parts) return
	parts.list.hidden = true
	parts.status.textContent = ''
	input.setAttribute('aria-expanded', 'false')
	input.removeAttribute('aria-activedescendant')
}

function show(input: HTMLInputElement, found: readonly Suggestion[]) {
	const parts = partsOf(input)
	if (!parts) return
	if (found.length === 0) return close(input)
	const { list, status } = parts
	list.replaceChildren(
		...found.map(({ text, kind }, at) => {
			const option = document.createElement('div')
			option.id = `${list.id}-${at}`
			option.setAttribute('role', 'option')
			option.className = 'suggestion'
			option.ariaSelected = 'false'
			option.dataset['text'] = text
			const name = document.createElement('span')
			name.textContent = text
			option.append(name)
			if (kind) {
				const what = document.createElement('span')
				what.textContent = kind
				what.className = 'suggestion-kind'
				option.append(' ', what)
			}
			return option
		}),
	)
	list.hidden = false
	input.setAttribute('aria-expanded', 'true')
	input.removeAttribute('aria-activedescendant')
	const { one = '', many = '' } = status.dataset
	status.textContent = found.length === 1 ? one : many.replace('#', String(found.length))
}

async function load(input: HTMLInputElement) {
	running?.abort()
	const typed = input.value.trim()
	if (typed.length < minTyped) return close(input)
	const address = new URL(input.dataset['suggest'] ?? '', location.href)
	address.searchParams.set('q', typed.toLowerCase())
	const request = new AbortController()
	running = request
	try {
		const response = await fetch(address, { headers: { accept: 'application/json' }, signal: request.signal })
		const found = response.ok ? ((await response.json()) as Suggestion[]) : []
		if (request.signal.aborted || document.activeElement !== input) return
		// What is typed already needs no suggestion.
		const others = found.filter(({ text }) => text.toLowerCase() !== typed.toLowerCase())
		show(input, others)
	} catch {
		// A later letter has replaced this request, or the line is down: the field works without suggestions.
	}
}

/** Marks the option that Enter would choose; -1 is the text as typed. */
function mark(input: HTMLInputElement, list: HTMLElement, at: number) {
	for (const [each, option] of optionsOf(list).entries()) {
		option.ariaSelected = String(each === at)
		if (each === at) {
			input.setAttribute('aria-activedescendant', option.id)
			option.scrollIntoView({ block: 'nearest' })
		}
	}
	if (at < 0) input.removeAttribute('aria-activedescendant')
}

/** Below the field: what its words were understood as, now that they have been typed. */
async function sayMeaning(input: HTMLInputElement) {
	const said = document.getElementById(`${input.id}-meaning`)
	const address = input.dataset['meaning']
	if (!said || address === undefined) return
	const typed = input.value.trim()
	const url = new URL(address, location.href)
	url.searchParams.set('q', typed)
	try {
		const response = typed.length < minTyped ? null : await fetch(url, { headers: { accept: 'application/json' } })
		const [meant] = response?.ok ? ((await response.json()) as Suggestion[]) : []
		if (input.value.trim() === typed) said.textContent = meant?.text ?? ''
	} catch {
		// Without it the form says the same once it was sent.
	}
}

function choose(input: HTMLInputElement, option: HTMLElement) {
	isChoosing = true
	input.value = option.dataset['text'] ?? ''
	input.dispatchEvent(new Event('input', { bubbles: true }))
	isChoosing = false
	close(input)
	void sayMeaning(input)
}

function moveIn(input: HTMLInputElement, event: KeyboardEvent) {
	const parts = partsOf(input)
	if (!parts || event.isComposing) return
	const { list } = parts
	if (list.hidden) {
		if (event.key === 'ArrowDown') void load(input)
		// What is still being looked for would cover what Enter has found.
		else if (event.key === 'Enter' || event.key === 'Escape') close(input)
		return
	}
	const options = optionsOf(list)
	const at = options.findIndex((option) => option.ariaSelected === 'true')
	const places = options.length + 1
	if (event.key === 'ArrowDown') mark(input, list, ((at + 2) % places) - 1)
	else if (event.key === 'ArrowUp') mark(input, list, ((at + 1 + places - 1) % places) - 1)
	else if (event.key === 'Escape') close(input)
	else if (event.key === 'Enter' && options[at]) choose(input, options[at])
	else {
		// The form is sent as typed, or the focus goes on.
		if (event.key === 'Enter' || event.key === 'Tab') close(input)
		return
	}
	event.preventDefault()
	event.stopPropagation()
}

/** Fields marked `data-suggest` offer what their address finds for the text: a combobox after the ARIA pattern. */
export function suggestWhileTyping() {
	const field = 'input[data-suggest]'
	on('focusin', field, (input) => {
		if (input instanceof HTMLInputElement) takeOver(input)
	})
	on('input', field, (input) => {
		if (!(input instanceof HTMLInputElement) || isChoosing) return
		takeOver(input)
		clearTimeout(timer)
		timer = setTimeout(() => void load(input), pauseMs)
	})
	on('keydown', field, (input, event) => {
		if (input instanceof HTMLInputElement) moveIn(input, event)
	})
	on('focusout', field, (input) => {
		if (!(input instanceof HTMLInputElement)) return
		close(input)
		void sayMeaning(input)
	})

	// The focus stays in the field while an option is pressed.
	on('mousedown', '[data-suggestions-for]', (_list, event) => event.preventDefault())
	on('click', '[data-suggestions-for] [role="option"]', (option) => {
		const input = document.getElementById(
			option.closest<HTMLElement>('[data-suggestions-for]')?.dataset['suggestionsFor'] ?? '',
		)
		if (input instanceof HTMLInputElement) choose(input, option)
	})

	// The field for which this program was fetched, and what has been typed there since.
	const { activeElement } = document
	if (!(activeElement instanceof HTMLInputElement) || !activeElement.matches(field)) return
	takeOver(activeElement)
	if (activeElement.value !== activeElement.defaultValue) void load(activeElement)
}
