import { z } from 'zod'
import { circuitBreaker } from '../circuit-breaker.server.ts'
import { SenderRefused, SenderUnavailable } from '../sending.server.ts'
import type { SmsSender } from '../sms.server.ts'

type Account = { url: string; authKey: string; templateIds: Record<string, string>; timeoutMs?: number }

const Answer = z.object({
	type: z.string().optional(),
	message: z.unknown().optional(),
	code: z.union([z.string(), z.number()]).optional(),
})

/**
 * Faults of our account, not of this message (key missing or wrong, address not allowed, no balance, account expired
 * or banned). Once someone fixes the fault, the message should still be sent.
 */
const accountCodes = new Set(['106', '207', '208', '301', '302', '303', '418'])
const accountStatuses = new Set([401, 402, 403, 408, 418, 425, 429])

/** The same text to the same number within ten seconds: the first one was taken, though its answer did not reach us. */
const alreadyTaken = '311'

/** MSG91's Flow API. MSG91 keeps the text as a registered template, and we send its id and variables. */
export function msg91({ url, authKey, templateIds, timeoutMs = 3_000 }: Account): SmsSender {
	const guard = circuitBreaker('msg91')

	async function post(body: unknown) {
		try {
			const response = await fetch(new URL('/api/v5/flow', url), {
				method: 'POST',
				headers: { authkey: authKey, accept: 'application/json', 'content-type': 'application/json' },
				body: JSON.stringify(body),
				redirect: 'error',
				signal: AbortSignal.timeout(timeoutMs),
			})
			return { status: response.status, text: await response.text() }
		} catch (error) {
			// Refused, reset, timed out or redirected. A time-out may hide a success; see `alreadyTaken`.
			throw new SenderUnavailable(`msg91: ${failureName(error)}`)
		}
	}

	return {
		send: ({ to, template, params }) =>
			guard(async () => {
				const templateId = templateIds[template]
				if (!templateId) throw new SenderRefused(`msg91: SMS_TEMPLATE_IDS has no id for ${template}`)

				const { status, text } = await post({
					template_id: templateId,
					short_url: '0',
					recipients: [{ mobiles: to.replace('+', ''), ...params }],
				})
				const answer = parseAnswer(text)
				const code = answer.code === undefined ? undefined : String(answer.code)

				if (status === 200 && answer.type === 'success') {
					return { providerId: typeof answer.message === 'string' ? answer.message : null }
				}
				if (code === alreadyTaken) return { providerId: null }
				// Only status and code go into errors: the provider's message may repeat the number.
				const what = `msg91: status ${status}${code === undefined ? '' : `, code ${code}`}`
				const isLasting = status < 500 && !accountStatuses.has(status) && !accountCodes.has(code ?? '')
				if (isLasting && answer.type !== undefined) throw new SenderRefused(what)
				if (isLasting && status >= 400) throw new SenderRefused(what)
				throw new SenderUnavailable(what)
			}),
	}
}

function parseAnswer(text: string): z.infer<typeof Answer> {
	try {
		return Answer.parse(JSON.parse(text))
	} catch {
		// A page of a proxy in between, or nothing at all.
		return {}
	}
}

function failureName(error: unknown) {
	if (!(error instanceof Error)) return 'failed'
	const cause = error.cause
	const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined
	return code ?? error.name
}
