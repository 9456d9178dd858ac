import { signInCode } from '#app/identity/sign-in/sign-in-code.ts'
import { isRegistered } from '#app/platform/delivery/sms.server.ts'
import { smsTemplates } from './sms-templates.ts'

/** The texts that have no DLT id in the settings and are not sent; without an id in Hindi or Marathi the English one is. */
export const unregisteredTexts = (): string[] =>
	[signInCode, ...Object.values(smsTemplates)].flatMap(({ name }) => (isRegistered(name) ? [] : [name]))
