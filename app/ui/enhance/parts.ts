import { keepOffline } from './keep-offline.ts'

/** What plain HTML cannot do for one element of a page. At the signal the element is gone. */
export type Program = (root: HTMLElement, signal: AbortSignal) => void

const parts: [selector: string, load: () => Promise<Program>][] = [
	['[data-conversation]', async () => (await import('./conversation.ts')).startConversation],
	['[data-push-key]', async () => (await import('./push.ts')).startPush],
	['form[data-hours]', async () => (await import('./hours.ts')).followHours],
	['[data-countdown]', async () => (await import('./timers.ts')).countDown],
	['[data-renew-every]', async () => (await import('./timers.ts')).renewEvery],
	// Smaller than a request.
	['[data-keep-offline]', () => Promise.resolve(keepOffline)],
]

const started = new WeakSet<HTMLElement>()
const { signal } = new AbortController()

/** Starts the programs of the parts of a document, also of those that come with a part of the page that was read again. */
export function startParts() {
	for (const [selector, load] of parts)
		for (const root of document.querySelectorAll<HTMLElement>(selector)) {
			if (started.has(root)) continue
			started.add(root)
			// On a line that broke it is fetched with the next part of the page.
			load().then(
				(run) => run(root, signal),
				() => started.delete(root),
			)
		}
}
