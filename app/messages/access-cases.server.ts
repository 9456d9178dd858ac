import { randomUUID } from 'node:crypto'
import { type AccessCases, type World, applicantOnly, everyone, memberOnly, verified } from '#test/access.ts'

const withHospital = ({ hospital }: World) => ({ otherId: hospital.id })

const aTypedMessage = () => ({ body: 'When could you begin?', clientKey: randomUUID() })

export const accessCases: AccessCases = {
	'messages/routes/conversation': [
		{
			ids: ({ people }) => ({ otherId: people.applicant.specialistId }),
			get: memberOnly(200),
			post: { form: aTypedMessage, answers: memberOnly('/messages/with/') },
		},
		{
			about: 'of a specialist',
			ids: withHospital,
			get: applicantOnly(200),
			post: { form: aTypedMessage, answers: applicantOnly('/messages/with/') },
		},
	],
	'messages/routes/send': [
		{
			ids: withHospital,
			get: everyone('/messages/with/'),
			anyId: true,
			post: { form: aTypedMessage, answers: applicantOnly(201) },
		},
	],
	'messages/routes/message-many': [
		{
			query: ({ application }) => `?application=${application.id}.${application.version}`,
			get: verified(200),
			post: {
				form: ({ application }) => ({
					...aTypedMessage(),
					application: `${application.id}.${application.version}`,
				}),
				answers: { ...memberOnly('/hospital/applicants'), rival: 409 },
			},
		},
	],
	'messages/routes/file': [{ ids: ({ messageFile }) => ({ fileId: messageFile.id }) }],
}
