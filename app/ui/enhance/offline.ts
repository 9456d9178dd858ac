/**
 * Starts the service worker (app/shell/pwa/service-worker.js) once the page is there. What it keeps for a signed-in
 * specialist goes as soon as anybody else looks; a page that could not say who is looking says nothing.
 */
export function prepareOffline() {
	const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
	if (!workers) return
	const { viewer } = document.documentElement.dataset
	if (viewer && viewer !== 'specialist') workers.controller?.postMessage('forget')
	const start = () => void workers.register('/service-worker.js').catch(() => {})
	if (document.readyState === 'complete') start()
	else addEventListener('load', start)
}
