import { company } from '#app/company.ts'
import { env } from '#app/platform/env.server.ts'
import { textResponse } from '../cached-text.server.ts'

const validForDays = 180

/** To whom a weakness is reported (RFC 9116). */
export function loader() {
	const expires = new Date(Date.now() + validForDays * 86_400_000)
	expires.setUTCHours(0, 0, 0, 0)
	const lines = [
		`Contact: mailto:${company.email}`,
		`Contact: ${env.APP_ORIGIN}/contact`,
		`Expires: ${expires.toISOString()}`,
		'Preferred-Languages: en, hi',
		`Canonical: ${env.APP_ORIGIN}/.well-known/security.txt`,
		'',
	]
	return textResponse(lines.join('\n'), 'text/plain', 3600)
}
