import { findMemberPhone } from '#app/hospitals/team/member-phone.server.ts'
import { provePhone, type TypedPhone } from '#app/hospitals/team/phone-form.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { invalid } from '#app/platform/http/http.ts'
import type { Urgency } from './kinds.ts'

const neededForEmergency =
	'Enter your mobile number. In an emergency the specialist has to be able to call you, and we send you an SMS.'

/**
 * Proves the number that a member without one typed beside a request. An emergency is not sent without it; what is planned may be. `answer` is the
 * form again with everything in it, where there is something to do first.
 */
export async function reachByPhone(
	member: Member,
	{ urgency, phone, code }: TypedPhone & { urgency: Urgency },
	form: Parameters<typeof provePhone>[2],
) {
	if ((await findMemberPhone(member)) !== null) return { answer: null, cookies: [] }
	if (phone.replace(/[\s+]/g, '').replace(/^91$/, '') === '') {
		if (urgency !== 'emergency') return { answer: null, cookies: [] }
		return {
			answer: invalid({ fields: { phone: [neededForEmergency] }, ...(form.values ? { values: form.values } : {}) }),
			cookies: [],
		}
	}
	const proved = await provePhone(member, { phone, code }, form)
	return proved.isProved ? { answer: null, cookies: [proved.cookie] } : { answer: proved.answer, cookies: [] }
}
