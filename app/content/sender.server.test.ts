import { expect, test } from 'vitest'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { findSender } from './sender.server.ts'

test('who is signed in finds name and e-mail address in the contact form, a visitor does not', async () => {
	const byPassword = await anOperator({ email: 'ravi@us.example' })
	const specialist = await aSpecialist({ email: 'asha@example.org' })

	expect(await findSender(byPassword)).toEqual({ name: byPassword.name, email: 'ravi@us.example' })
	expect(await findSender(specialist)).toEqual({ name: specialist.name, email: 'asha@example.org' })
	expect(await findSender({ kind: 'visitor' })).toBeNull()
})
