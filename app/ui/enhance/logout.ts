/**
 * Logging out in one tab takes the others along: what they still show is no longer theirs to show. The page after a logout
 * carries its message; where no script runs, the next request finds out.
 */
export function leaveTogether() {
	if (!('BroadcastChannel' in window)) return
	const channel = new BroadcastChannel('session')
	if (document.querySelector('[data-event="logged-out"]')) channel.postMessage('logged-out')
	channel.addEventListener('message', ({ data }) => {
		if (data === 'logged-out' && document.documentElement.hasAttribute('data-signed-in')) location.assign('/logout')
	})
}
