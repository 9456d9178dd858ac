import { expect, test } from 'vitest'
import { redirectOf, routeArgs } from '#test/ask-route.ts'
import { aPairWhoMayWrite } from '../fixtures.server.ts'
import { action } from './conversation.tsx'

test('a message from the panel leads back to it', async () => {
	const { member, specialist } = await aPairWhoMayWrite()
	const back = `/hospitals/dashboard?person=${specialist.specialistId}`

	const answer = await action(
		await routeArgs(`/messages/with/${specialist.specialistId}?returnTo=${encodeURIComponent(back)}`, {
			as: member,
			form: { body: 'When could you begin?', clientKey: crypto.randomUUID() },
		}),
	)

	expect(await redirectOf(answer)).toMatchObject({ to: back, message: { title: 'Message sent' } })
})
