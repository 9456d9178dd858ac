import { enter, requireReleasedMember } from '#app/identity/groups.server.ts'
import { hasReleasedFirst } from '../answering/released-first.server.ts'

export const middleware = [
	enter('coverMembers', (context, request) => requireReleasedMember(context, request, hasReleasedFirst)),
]
