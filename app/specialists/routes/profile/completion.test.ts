import { expect, test } from 'vitest'
import { completionWith } from './completion.server.ts'

const everything = {
	speciality: true,
	location: true,
	email: true,
	yearsOfExperience: true,
	bio: true,
	experience: 1,
	education: 1,
	skills: 3,
	languages: 1,
	shifts: 1,
	availability: 1,
	pay: true,
	area: true,
	resume: true,
}
const registration = { id: 'of-asha', kind: 'registration', title: 'Maharashtra Medical Council' } as const

test.each(['rejected', 'expired'] as const)(
	'a profile with a credential that is %s is not called complete',
	(status) => {
		expect(completionWith(everything, [{ ...registration, status }])).toMatchObject({
			percent: 96,
			next: [{ href: '/profile/credentials/of-asha' }],
		})
	},
)

test.each(['pending', 'verified'] as const)('a profile whose registration is %s can be complete', (status) => {
	expect(completionWith(everything, [{ ...registration, status }])).toMatchObject({ percent: 100, next: [] })
})
