import { serviceWorkerUrl } from './own-pages.ts'

/**
 * Starts the service worker (app/pwa/service-worker.js) once the page is there. What it keeps for one account goes as soon
 * as a page for another viewer says so (`data-offline-copies`); a page that could not say who is looking says nothing.
 */
export function prepareOffline() {
	const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
	if (!workers) return
	if (document.documentElement.dataset['offlineCopies'] === 'forget') workers.controller?.postMessage('forget')
	const start = () => void workers.register(serviceWorkerUrl).catch(() => {})
	if (document.readyState === 'complete') start()
	else addEventListener('load', start)
}
