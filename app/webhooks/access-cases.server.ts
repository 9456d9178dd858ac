import { type AccessCases, ownersOnly, type World } from '#test/access.ts'

const ofWebhook = ({ webhook }: World) => ({ endpointId: webhook.endpointId })
const ofDelivery = ({ webhook, webhookDelivery }: World) => ({
	endpointId: webhook.endpointId,
	deliveryId: webhookDelivery.id,
})
const webhooks = '/hospital/settings/webhooks'

export const accessCases: AccessCases = {
	'webhooks/routes/list': [{ get: { ...ownersOnly(200), recruiter: 403 } }],
	'webhooks/routes/add': [
		{
			get: ownersOnly(200),
			post: {
				form: () => ({ url: 'https://hr.example.org/webhooks', events: 'job.opened' }),
				answers: ownersOnly(`${webhooks}/`),
			},
		},
	],
	'webhooks/routes/show': [{ ids: ofWebhook }],
	'webhooks/routes/test': [
		{ ids: ofWebhook, anyId: true, post: { answers: { ...ownersOnly(404), member: `${webhooks}/` } } },
	],
	'webhooks/routes/remove': [
		{ ids: ofWebhook, anyId: true, post: { answers: { ...ownersOnly(404), member: webhooks } } },
	],
	'webhooks/routes/restart': [
		// It is on.
		{ ids: ofWebhook, anyId: true, post: { answers: { ...ownersOnly(404), member: 409 } } },
	],
	'webhooks/routes/replay': [
		{ ids: ofDelivery, anyId: true, post: { answers: { ...ownersOnly(404), member: `${webhooks}/` } } },
	],
}
