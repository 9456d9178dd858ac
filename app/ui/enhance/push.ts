const laterKey = 'push-ask'

/** All of it needs a service worker, which browsers give to https pages and to localhost. */
const isAble = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Where pushes to this browser go; null before it has agreed. Whether we still send there, only the server knows. */
async function findOwnAddress(): Promise<string | null> {
	if (!isAble()) return null
	const registration = await navigator.serviceWorker.getRegistration()
	return (await registration?.pushManager.getSubscription())?.endpoint ?? null
}

/** Whether asking is of use: the browser can, and its owner has not answered before. */
const mayAsk = () => isAble() && Notification.permission !== 'denied' && !localStorage.getItem(laterKey)

/**
 * Messages to this browser while no page is open. Of the parts marked `data-push-state` one is shown: `off` is where they can be
 * turned on. The browser's own question comes only after that press. A page that lists the browsers that get messages
 * (`data-browsers`) also says `on`; one without a list asks once.
 */
export function startPush(root: HTMLElement, signal: AbortSignal) {
	let state: string | null = null
	const show = () => {
		for (const part of root.querySelectorAll<HTMLElement>('[data-push-state]'))
			part.hidden = part.dataset['pushState'] !== state
	}
	const turn = (to: string | null) => {
		if (signal.aborted) return
		state = to
		show()
	}

	async function look() {
		const own = await findOwnAddress()
		const { browsers } = root.dataset
		if (browsers !== undefined) turn(own !== null && browsers.split(' ').includes(own) ? 'on' : 'off')
		else if (own === null && mayAsk()) turn('off')
	}

	async function press({ target }: Event) {
		const button = (target as Element).closest('[data-push]')
		if (!button) return
		if (button instanceof HTMLElement && button.dataset['push'] === 'later') {
			localStorage.setItem(laterKey, 'later')
			return turn(null)
		}
		button.ariaBusy = 'true'
		turn(await subscribe(root.dataset['pushKey'] ?? '', root.dataset['pushTo'] ?? ''))
		button.ariaBusy = null
		// The list has one more.
		if (state === 'on') document.dispatchEvent(new Event('renew'))
	}

	const watching = new MutationObserver(() => void look())
	watching.observe(root, { attributeFilter: ['data-browsers'] })
	signal.addEventListener('abort', () => watching.disconnect())
	root.addEventListener('click', (event) => void press(event), { signal })
	document.addEventListener('renewed', show, { signal })
	void look()
}

/** Shows the browser's own question and, if accepted, stores the address with us. */
async function subscribe(applicationServerKey: string, to: string): Promise<'on' | 'refused' | 'failed'> {
	try {
		if ((await Notification.requestPermission()) !== 'granted') return 'refused'
		const { pushManager } = await navigator.serviceWorker.ready
		const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
		const { endpoint = '', keys = {} } = subscription.toJSON()
		const body = new URLSearchParams({ endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' })
		const saved = await fetch(to, { method: 'POST', body })
		if (saved.ok) return 'on'
		await subscription.unsubscribe()
		return 'failed'
	} catch {
		// Browsers without a push service of their own say so only here.
		return 'failed'
	}
}
