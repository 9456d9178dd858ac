import { useEffect } from 'react'

/** Has the service worker fetch the page for times without a connection, whenever what it shows has changed. */
export function KeepForOffline({ changed }: { changed: unknown }) {
	useEffect(() => {
		const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
		void workers?.ready.then(({ active }) => active?.postMessage('keep'))
	}, [changed])
	return null
}
