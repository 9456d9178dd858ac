/** Push services of the browsers that people use. An address elsewhere would make us call any server it names. */
const services = [
	'fcm.googleapis.com',
	'android.googleapis.com',
	'push.services.mozilla.com',
	'push.apple.com',
	'notify.windows.com',
]

export function isPushService(address: string): boolean {
	if (!URL.canParse(address)) return false
	const { protocol, hostname, port, username } = new URL(address)
	if (protocol !== 'https:' || port !== '' || username !== '') return false
	return services.some((service) => hostname === service || hostname.endsWith(`.${service}`))
}
