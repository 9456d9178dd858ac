/** Has the service worker fetch the page for times without a connection, whenever what this one shows has changed. */
export function keepOffline(_root: HTMLElement, signal: AbortSignal) {
	const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
	const keep = () => void workers?.ready.then(({ active }) => active?.postMessage('keep'))
	document.addEventListener('renewed', keep, { signal })
	keep()
}
