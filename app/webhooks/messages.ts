import { defineMessage } from '#app/notifications/message.ts'

export const webhookStopped = defineMessage({
	to: 'member',
	examples: [{ endpointId: '1', url: 'https://hr.lakeside.example/webhooks' }],
	write: ({ endpointId, url }: { endpointId: string; url: string }) => ({
		title: 'A webhook of your hospital has been turned off',
		app: `No call to ${url} has arrived for three days.`,
		href: `/hospital/settings/webhooks/${endpointId}`,
		email: [
			`No call to ${url} has arrived for three days, so we have turned it off.`,
			'Check the receiving system, then turn the webhook on again. Calls that were given up can be sent again from its log.',
		],
		button: 'View webhook',
	}),
})
