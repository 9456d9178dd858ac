import { signInCode } from '#app/identity/sign-in/sign-in-code.ts'
import { env } from '#app/platform/env.server.ts'
import { smsTemplates } from './sms-templates.ts'

/** The texts that have no DLT id in the settings. Demo senders need none. */
export const unregisteredTexts = (): string[] =>
	env.SMS_SENDER === 'demo'
		? []
		: [signInCode, ...Object.values(smsTemplates)].flatMap(({ name }) => (name in env.SMS_TEMPLATE_IDS ? [] : [name]))
