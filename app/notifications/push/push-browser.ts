/** The browser's side of web push. All of it needs a service worker, which browsers give to https pages and to localhost. */
const isAble = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const laterKey = 'push-ask'

/** Whether asking is of use: the browser can, its owner has not said no, and it has not agreed before. */
export async function mayAskForPush(): Promise<boolean> {
	if (!isAble() || Notification.permission === 'denied' || localStorage.getItem(laterKey)) return false
	return !(await isSubscribed())
}

export const askLater = () => localStorage.setItem(laterKey, 'later')

const isSubscribed = async () => (await findOwnAddress()) !== null

/** Where pushes to this browser go; null before it has agreed. Whether we still send there, only the server knows. */
export async function findOwnAddress(): Promise<string | null> {
	if (!isAble()) return null
	const registration = await navigator.serviceWorker.getRegistration()
	return (await registration?.pushManager.getSubscription())?.endpoint ?? null
}

/** Shows the browser's own question and, if accepted, stores the address with us. */
export async function subscribe(publicKey: string): Promise<'on' | 'refused' | 'failed'> {
	try {
		if ((await Notification.requestPermission()) !== 'granted') return 'refused'
		const { pushManager } = await navigator.serviceWorker.ready
		const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
		const { endpoint = '', keys = {} } = subscription.toJSON()
		const body = new URLSearchParams({ endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' })
		const saved = await fetch('/notifications/push', { method: 'POST', body })
		if (saved.ok) return 'on'
		await subscription.unsubscribe()
		return 'failed'
	} catch {
		// Browsers without a push service of their own say so only here.
		return 'failed'
	}
}
