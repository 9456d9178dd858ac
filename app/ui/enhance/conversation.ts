import { keep, kept, openOutbox, type Unsent } from './outbox.ts'

/**
 * Where messages are written and listed: what is sent shows at once and waits for the network, and what is typed is kept in this
 * browser. The page holds all texts and an unsent line to copy, so this program draws into the empty list `data-outbox` alone.
 */
export function startConversation(root: HTMLElement, signal: AbortSignal) {
	const { sendTo = '', keptAs = '' } = root.dataset
	const find = <Kind extends HTMLElement>(selector: string) => root.querySelector<Kind>(selector)
	const text = () => find<HTMLTextAreaElement>('[data-composer] textarea')
	const chooser = () => find<HTMLInputElement>('[data-composer] input[type="file"]')
	const draft = `${keptAs}/draft`
	const renew = () => document.dispatchEvent(new Event('renew'))
	const outbox = openOutbox({ sendTo, keptAs, renew, signal, onChange: draw })
	const lines = new Map<Unsent, HTMLElement>()

	function draw() {
		const sent = root.querySelectorAll<HTMLElement>('[role="log"] [data-key]')
		outbox.arrived(new Set([...sent].map(({ dataset }) => dataset['key'])))
		drawLines()
		drawChosen()
	}

	function drawLines() {
		const [list, pattern] = [find('[data-outbox]'), find('[data-unsent]')]
		if (!list || !pattern) return
		const unsent = outbox.unsent()
		for (const [message, line] of lines) {
			if (unsent.includes(message)) continue
			line.remove()
			lines.delete(message)
		}
		let isHeldUp = false
		for (const message of unsent) {
			const line = lines.get(message) ?? (pattern.cloneNode(true) as HTMLElement)
			lines.set(message, line)
			isHeldUp ||= message.is === 'waits'
			drawLine(line, message, isHeldUp && message.is === 'queued' ? 'waits' : message.is)
			if (line.parentNode !== list) list.append(line)
		}
	}

	function drawChosen() {
		const [chosen] = chooser()?.files ?? []
		const shown = find('[data-chosen]')
		if (!shown) return
		const button = shown.querySelector('button')
		const { label = '' } = shown.dataset
		shown.hidden = !chosen
		say(shown, '[data-name]', chosen?.name)
		if (button) button.ariaLabel = label.replace('{name}', chosen?.name ?? '')
	}

	function choose(chosen: '') {
		const input = chooser()
		if (input) input.value = chosen
		drawChosen()
	}

	function send(event: Event) {
		if (!(event.target as Element).matches('[data-composer]')) return
		event.preventDefault()
		event.stopPropagation()
		const area = text()
		const body = area?.value.trim() ?? ''
		const file = chooser()?.files?.[0]
		area?.focus()
		if (!area || (body === '' && !file)) return
		area.value = ''
		keep(draft, '')
		outbox.add(body, file)
		choose('')
	}

	function press({ target }: Event) {
		const button = (target as Element).closest('button')
		if (button?.matches('[data-chosen] button')) {
			choose('')
			chooser()?.focus()
		}
		for (const [message, line] of lines) {
			if (!button || !line.contains(button)) continue
			if (button.matches('[data-retry]')) outbox.retry(message)
			else outbox.drop(message)
		}
	}

	root.addEventListener('submit', send, { capture: true, signal })
	root.addEventListener('click', press, { signal })
	root.addEventListener('change', drawChosen, { signal })
	root.addEventListener('input', () => keep(draft, text()?.value ?? ''), { signal })
	root.addEventListener('keydown', (event) => event.target === text() && sendOnEnter(event), { signal })
	document.addEventListener('renewed', draw, { signal })
	// What was sent stands in the list once it is read again; a message under the chooser means that a file was put back.
	const watching = new MutationObserver(draw)
	watching.observe(root, { childList: true, subtree: true })
	signal.addEventListener('abort', () => watching.disconnect())

	const area = text()
	if (area?.value === '') area.value = kept(draft)
	outbox.goOn()
}

function drawLine(line: HTMLElement, { body, file, problem }: Unsent, is: Unsent['is']) {
	const says = line.dataset
	const isOver = is === 'failed' || is === 'loggedOut' || is === 'refused'
	say(line, '[data-body]', body)
	say(line, '[data-file]', file?.name)
	say(line, '[data-problem]', isOver ? (problem ?? says[is]) : '')
	say(line, '[data-progress]', isOver ? '' : says[is === 'waits' ? is : 'sending'])
	for (const button of line.querySelectorAll('button')) button.hidden = !isOver
}

/** Hidden where there is nothing to say. */
function say(within: HTMLElement, selector: string, text = '') {
	const element = within.querySelector<HTMLElement>(selector)
	if (!element) return
	if (element.textContent !== text) element.textContent = text
	element.hidden = text === ''
}

/** At a desk Enter sends and Shift+Enter begins a line; on a phone Enter begins a line. Not while a word is being composed. */
function sendOnEnter(event: KeyboardEvent) {
	if (event.key !== 'Enter' || event.isComposing) return
	const isDesk = matchMedia('(pointer: fine)').matches
	if (!event.ctrlKey && !event.metaKey && (!isDesk || event.shiftKey)) return
	event.preventDefault()
	;(event.target as HTMLTextAreaElement).form?.requestSubmit()
}
