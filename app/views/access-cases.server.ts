import { type AccessCases, type Case, members, type World } from '#test/access.ts'
import { removeView } from './commands.server.ts'

const atOwnView = (post: Partial<NonNullable<Case['post']>> = {}): Case => ({
	ids: ({ savedView }: World) => ({ viewId: savedView.id }),
	anyId: true,
	post: { ...post, answers: { member: '/hospital/views' } },
})

export const accessCases: AccessCases = {
	'views/routes/list': [{ get: members(200) }],
	'views/routes/add': [
		{
			query: () => '?of=%2Fhospital%2Fapplicants%3Fstage%3Drejected',
			get: members(200),
			post: {
				form: () => ({ name: 'Night shifts', shared: 'on' }),
				answers: members('/hospital/applicants?stage=rejected'),
			},
		},
	],
	'views/routes/share': [atOwnView({ form: () => ({ shared: 'yes' }) })],
	'views/routes/remove': [atOwnView()],
	'views/routes/restore': [atOwnView({ before: ({ people, savedView }) => removeView(people.member, savedView.id) })],
}
