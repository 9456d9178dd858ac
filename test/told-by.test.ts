import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Pages that say by which channel someone hears, and why it is so whatever their settings are. */
const saysTheChannel: Record<string, string> = {
	'app/alerts/reach.server.ts': 'reads the settings and the address',
	'app/cases/routes/appeal-for-account.tsx': 'a decision about an account has no switch',
	'app/contacts/labels.ts': 'says that the settings decide',
	'app/hospitals/routes/demote-member.tsx': 'a change of a seat has no switch',
	'app/hospitals/routes/invite.tsx': 'the invitation is that email',
	'app/hospitals/routes/member-sites.tsx': 'a change of a seat has no switch',
	'app/hospitals/routes/promote-member.tsx': 'a change of a seat has no switch',
	'app/hospitals/routes/remove-member.tsx': 'a change of a seat has no switch',
	'app/identity/sessions/security-overview.tsx': 'the link is that email',
	'app/operations/routes/invite-operator.tsx': 'the invitation is that email',
	'app/operations/routes/remove-member.tsx': 'a change of a seat has no switch',
	'app/operations/routes/restore-operator.tsx': 'operators have no switch',
	'app/operations/team/team-route.server.ts': 'operators have no switch',
	'app/personal-data/routes/export.tsx': 'says that it needs an address',
}

const channel = /\bwe will (e-?mail|text|SMS)\b|\b(notif(y|ied)|tell|told|hears?)\b[^.'"`]*\bby (e-?mail|SMS)\b/i

test('a page promises an email or SMS only where the settings of the reader cannot make it untrue', () => {
	const says = globSync('app/**/*.{ts,tsx}')
		.filter((file) => !/\.test\.tsx?$|tables\.server|messages\.ts|\/scanner\/|consent-notice/.test(file))
		.filter((file) =>
			readFileSync(file, 'utf8')
				.split('\n')
				.some((line) => !/^\s*(\/\/|\/?\*)/.test(line) && channel.test(line)),
		)

	expect(says.filter((file) => !(file in saysTheChannel))).toEqual([])
	expect(Object.keys(saysTheChannel).filter((file) => !says.includes(file))).toEqual([])
})
