import type { ServerResponse } from 'node:http'
import { inertPolicy } from '#app/platform/http/content-security-policy.server.ts'

// Not those of media: the content policy lets none be loaded.
const powerful = [
	'accelerometer',
	'camera',
	'display-capture',
	'fullscreen',
	'geolocation',
	'gyroscope',
	'hid',
	'idle-detection',
]
const more = [
	'magnetometer',
	'microphone',
	'midi',
	'payment',
	'screen-wake-lock',
	'serial',
	'usb',
	'xr-spatial-tracking',
]
const permissions = [...powerful, ...more].map((name) => `${name}=()`).join(', ')

const always: Record<string, string> = {
	'X-Content-Type-Options': 'nosniff',
	'X-Frame-Options': 'DENY',
	'Referrer-Policy': 'same-origin',
	'Cross-Origin-Opener-Policy': 'same-origin',
	'Cross-Origin-Resource-Policy': 'same-origin',
	'Cross-Origin-Embedder-Policy': 'require-corp',
	'Permissions-Policy': permissions,
	'Content-Security-Policy': inertPolicy,
}

const ofDocuments = [
	'X-Frame-Options',
	'Referrer-Policy',
	'Cross-Origin-Opener-Policy',
	'Cross-Origin-Embedder-Policy',
	'Permissions-Policy',
	'Content-Security-Policy',
]

/** Programs, styles and fonts obey the document that loads them. Without what they ignore, each is 800 bytes less. */
export function dropDocumentHeaders(res: ServerResponse) {
	for (const name of ofDocuments) res.removeHeader(name)
}

/** Set before anything else, so that no answer is without them. Documents put their own policy over the inert one. */
export function setSecurityHeaders(res: ServerResponse, overHttps: boolean) {
	for (const name in always) res.setHeader(name, always[name] ?? '')
	if (overHttps) res.setHeader('Strict-Transport-Security', 'max-age=63072000; includeSubDomains')
}
