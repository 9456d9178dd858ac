import { defineMessage } from '#app/notifications/message.ts'

export const webhookStopped = defineMessage({
	name: 'webhooks.webhook-stopped',
	to: 'member',
	examples: [{ endpointId: '1', url: 'https://hr.lakeside.example/webhooks' }],
	write: ({ endpointId, url }: { endpointId: string; url: string }) => ({
		title: 'A webhook of your hospital has been turned off',
		app: `We could not reach ${url} for three days.`,
		href: `/hospital/settings/webhooks/${endpointId}`,
		email: [
			`We could not reach ${url} for three days, so we have turned it off.`,
			'Check the receiving system, then turn the webhook on again. Failed calls can be sent again from its log.',
		],
		button: 'View webhook',
	}),
})
