import { env } from '#app/platform/env.server.ts'
import { textResponse } from '../cached-text.server.ts'

/**
 * What is of no use in a list of results. Profiles are not named here: a robot has to open one to read that it must not
 * be listed.
 */
const notForRobots = [
	'/account/',
	'/applications/',
	'/credentials/',
	'/dev/',
	'/doctor-database?',
	'/doctor-database/',
	'/doctors/complete-profile',
	'/doctors/dashboard',
	'/doctors/register/',
	'/hospital/jobs/',
	'/hospitals/dashboard',
	'/hospitals/verification',
	'/jobs/*/apply',
	'/jobs/*/report',
	'/notifications',
	'/operator',
	'/profile',
	'/resumes/',
	'/settings',
]

export function loader() {
	const lines = [
		'User-agent: *',
		...notForRobots.map((path) => `Disallow: ${path}`),
		'',
		`Sitemap: ${env.APP_ORIGIN}/sitemap.xml`,
		'',
	]
	return textResponse(lines.join('\n'), 'text/plain', 3600)
}
