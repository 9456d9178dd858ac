import { type AccessCases, everyone, version, type World } from '#test/access.ts'
import { moveContactMessage } from './messages-queue.server.ts'

const ofMessage = ({ contactMessage }: World) => ({ messageId: contactMessage.id })
const form = ({ contactMessage }: World) => version(contactMessage)
const answers = '/operator/messages'

export const accessCases: AccessCases = {
	'content/routes/article': [{ ids: () => ({ slug: 'a-pac-clinic-that-works' }), get: everyone(200) }],
	'content/routes/guide': [{ ids: () => ({ slug: 'naming-your-pay' }), get: everyone(200) }],
	'content/routes/operator-message': [
		{ ids: ofMessage, post: { form: (world) => ({ ...form(world), reply: 'We verified it today.' }), answers } },
	],
	'content/routes/close-message': [{ ids: ofMessage, anyId: true, post: { form, answers } }],
	'content/routes/mark-spam': [{ ids: ofMessage, anyId: true, post: { form, answers } }],
	'content/routes/reopen-message': [
		{
			ids: ofMessage,
			anyId: true,
			post: {
				before: ({ people, contactMessage }) =>
					moveContactMessage(people.operator, contactMessage.id, 'closed', contactMessage),
				form: ({ contactMessage }) => ({ version: String(contactMessage.version + 1) }),
				answers,
			},
		},
	],
}
