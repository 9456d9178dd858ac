import { startConversation } from './conversation.ts'
import { keepOffline } from './keep-offline.ts'
import { startPush } from './push.ts'
import { countDown, renewEvery } from './timers.ts'

/** What plain HTML cannot do for one element of a page. At the signal the element is gone. */
export type Program = (root: HTMLElement, signal: AbortSignal) => void

// In one file: together they are smaller than what one more request costs on a slow line. Few pages have hours, and they need money.
const parts: [selector: string, run: Program][] = [
	['[data-conversation]', startConversation],
	['[data-push-key]', startPush],
	[
		'form[data-hours]',
		(root, signal) => void import('./hours.ts').then(({ followHours }) => followHours(root, signal), noMatter),
	],
	['[data-countdown]', countDown],
	['[data-renew-every]', renewEvery],
	['[data-keep-offline]', keepOffline],
]

const noMatter = () => {}
const started = new WeakSet<HTMLElement>()
const { signal } = new AbortController()

/** Starts the programs of the parts of a document, also of those that come with a part of the page that was read again. */
export function startParts() {
	for (const [selector, run] of parts)
		for (const root of document.querySelectorAll<HTMLElement>(selector)) {
			if (started.has(root)) continue
			started.add(root)
			run(root, signal)
		}
}

document.addEventListener('renewed', startParts)
