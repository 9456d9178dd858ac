import { expect, test } from 'vitest'
import { listDemoSends, recipientAsked } from './demo-outbox.server.ts'

test('a recipient with a character that no text of PostgreSQL has is one to whom nothing was sent', async () => {
	const asked = recipientAsked(new Request('http://localhost/dev/outbox?to=asha%00@example.in'))

	expect(await listDemoSends(asked)).toEqual([])
})
