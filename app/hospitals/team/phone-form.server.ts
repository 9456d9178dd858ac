import { data, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import type { Member } from '#app/identity/actor.ts'
import { challengeCookie, challengeTokenOf, clearedChallengeCookie } from '#app/identity/sessions/cookies.server.ts'
import { callerOf } from '#app/identity/sign-in/known-device.server.ts'
import { formatPhone, invalidPhone, normalisePhone } from '#app/identity/phone.server.ts'
import type { FormProblem } from '#app/platform/http/form.ts'
import { sixDigitCode } from '#app/platform/text/typed-numbers.ts'
import { formatWait } from '#app/platform/wait.ts'
import { confirmPhone, sendPhoneCode } from './member-phone.server.ts'

/** A member's own number and the code that proves it, in a form of their own or beside other fields. */
export const PhoneFields = z.object({ phone: z.string().max(60).default(''), code: z.string().max(40).default('') })
export type TypedPhone = z.output<typeof PhoneFields>

type Proved = { isProved: true; cookie: string }
type Asked = { isProved: false; answer: ReturnType<typeof data<FormProblem>> }

/**
 * Sends a code to a number that was typed without one, and takes the code that was typed beside it. The answer is the form again, with all that was
 * typed in it: `fields.code` is what asks for the code.
 */
export async function provePhone(
	member: Member,
	{ phone: typed, code: typedCode }: TypedPhone,
	{
		request,
		context,
		values,
	}: { request: Request; context: Readonly<RouterContextProvider>; values: FormProblem['values'] },
): Promise<Proved | Asked> {
	const again = (problem: FormProblem, status = 422, headers: Record<string, string> = {}): Asked => ({
		isProved: false,
		answer: data({ ...problem, ...(values ? { values: { ...values, code: '' } } : {}) }, { status, headers }),
	})
	const tooMany = (waitSeconds: number) =>
		again(
			{ form: `Too many attempts. Please try again in ${formatWait(waitSeconds)}.`, fields: { code: [sentTo(typed)] } },
			429,
			{
				'Retry-After': String(waitSeconds),
			},
		)
	const phone = normalisePhone(typed)
	if (phone === null) return again({ fields: { phone: [invalidPhone()] } })
	const [token, caller] = [await challengeTokenOf(request), await callerOf(request, context)]
	if (typedCode.trim() === '') {
		const sent = await sendPhoneCode(member, phone, caller, token)
		if (!sent.ok) return tooMany(sent.waitSeconds)
		return again({ fields: { code: [sentTo(formatPhone(phone))] } }, 422, {
			'Set-Cookie': await challengeCookie.serialize(sent.token),
		})
	}
	const code = sixDigitCode(typedCode)
	if (code === null || token === undefined) return again({ fields: { code: [wrongCode] } })
	const proved = await confirmPhone(member, { token, code, caller })
	if (proved.ok) return { isProved: true, cookie: await clearedChallengeCookie() }
	if ('waitSeconds' in proved) return tooMany(proved.waitSeconds)
	return again({ fields: { code: [wrongCode] } })
}

const sentTo = (phone: string) =>
	`Enter the 6-digit code from the SMS to ${phone}. To get another code, leave this blank and send the form again.`
const wrongCode =
	'This code is not right. Check the SMS and enter it again, or leave this blank and send the form to get another code.'
