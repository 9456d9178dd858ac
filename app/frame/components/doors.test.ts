import { expect, test } from 'vitest'
import { doorsAt } from './doors.ts'

test.each([
	'/hospitals',
	'/hospitals/plans',
	'/hospitals/faq',
	'/hospital/auth',
	'/hospitals/auth',
	'/hospital/forgot-password',
	'/doctor-database',
	'/doctors/database',
	'/developers',
])('on %s, a page for hospitals, Register and Login are those of hospitals', (path) => {
	expect(doorsAt(path)).toMatchObject({ register: '/hospital/auth?tab=register', login: '/hospital/auth' })
})

test.each(['/', '/jobs', '/doctors', '/doctors/register', '/hospitals/01c0ffee-0000-4000-8000-000000000001', '/faq'])(
	'on %s they are those of specialists',
	(path) => {
		expect(doorsAt(path)).toMatchObject({ register: '/doctors/register', login: '/doctors/register?mode=login' })
	},
)
