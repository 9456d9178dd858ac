import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { enterLineOfAccount } from '#app/identity/sessions/session.server.ts'
import { answerCall } from './answer-call.server.ts'
import { anApiKey } from './fixtures.server.ts'

test('programs stand in the line of the account that made their key, and are told when it is full', async () => {
	const member = await aMember()
	const { token } = await anApiKey({ member })
	const call = () =>
		answerCall(new Request('http://localhost/api/v1/jobs', { headers: { Authorization: `Bearer ${token}` } }))
	const underWay = await Promise.all(Array.from({ length: 24 }, () => enterLineOfAccount(member.accountId)))
	const waiting = Array.from({ length: 48 }, () => enterLineOfAccount(member.accountId))

	const refused = await call()
	expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '5'])

	for (const end of underWay) end?.()
	for (const turn of waiting) (await turn)?.()
	expect((await call()).status).toBe(200)
})
