import { env } from '../env.server.ts'
import type { Sent } from './sending.server.ts'
import { demoSms } from './sms/demo.server.ts'
import { msg91 } from './sms/msg91.server.ts'

type SmsMessage = {
	/** E.164, such as +919876543210. */
	to: string
	template: string
	params: Record<string, string>
	/** The template with the params filled in, letter by letter what the operator has registered. */
	text: string
	code?: string | undefined
}

/** `send` throws `SenderUnavailable` when a later try may help, and `SenderRefused` when it will not. */
export type SmsSender = { send: (message: SmsMessage) => Promise<Sent> }

/** Whether the text of that name can be sent. The demo sends all. */
export const isRegistered = (name: string) => env.SMS_SENDER === 'demo' || name in env.SMS_TEMPLATE_IDS

export const smsSender: SmsSender =
	env.SMS_SENDER === 'msg91'
		? msg91({ url: env.MSG91_URL, authKey: env.MSG91_AUTH_KEY ?? '', templateIds: env.SMS_TEMPLATE_IDS })
		: demoSms
