/**
 * Logging out in one tab takes the others along: what they still show is no longer theirs to show. The page after a logout
 * carries its message; where no script runs, the next request finds out.
 */
export function leaveTogether() {
	const hasLeft = document.querySelector('[data-event="logged-out"]') !== null
	if (hasLeft) forgetKept()
	if (!('BroadcastChannel' in window)) return
	const channel = new BroadcastChannel('session')
	if (hasLeft) channel.postMessage('logged-out')
	channel.addEventListener('message', ({ data }) => {
		if (data === 'logged-out' && document.documentElement.hasAttribute('data-signed-in')) location.assign('/logout')
	})
}

/** Unsent text is kept under `kept/`. Removed because the next person at this computer may be someone else. */
function forgetKept() {
	try {
		for (const storage of [localStorage, sessionStorage])
			for (const key of Object.keys(storage)) if (key.startsWith('kept/')) storage.removeItem(key)
	} catch {
		// A browser that keeps nothing has nothing to forget.
	}
}
