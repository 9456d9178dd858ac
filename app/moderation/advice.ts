import type { z } from 'zod'
import { t } from '#app/platform/language/words.ts'
import { reasonsOf } from './marked.ts'
import type { RuleKey } from './rules.ts'
import { scanTexts } from './scanner.ts'
import { withoutReports } from './scanner/reported.ts'

type Strictness = { exceptions?: readonly RuleKey[]; margin?: number }

/** Why a text may not go live unread, for one that cannot wait to be read; null when it may. */
const adviceOn = (text: string, { exceptions = [], margin }: Strictness): string | null =>
	reasonsOf(scanTexts([{ field: '', text }], margin)).find(({ rule }) => !exceptions.includes(rule))?.advice ?? null

/** Every text in what a form sent, with its place. */
function textsIn(value: unknown, path: PropertyKey[] = []): { path: PropertyKey[]; text: string }[] {
	if (typeof value === 'string') return [{ path, text: value }]
	if (typeof value !== 'object' || value === null) return []
	// What a list says can be spread over several of its lines.
	if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return [{ path, text: value.join('\n') }]
	return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, Array.isArray(value) ? +key : key]))
}

const refusing = (strictness: Strictness) => (value: unknown, context: z.RefinementCtx) => {
	for (const { path, text } of textsIn(value)) {
		const advice = adviceOn(text, strictness)
		if (advice !== null) context.addIssue({ code: 'custom', path, message: advice })
	}
}

/**
 * For a field or a whole form of a hospital whose texts reach specialists before mutual interest and have no review to wait in:
 * each text in which the scanner finds something is refused beside its field.
 */
export const refuseDeceptive = refusing({})

/**
 * For a text that may carry contact details, because they say where to meet or each side has those of the other, or because they
 * are its author's own: a demand for money is refused in it too.
 */
export const refuseDemands = refusing({ exceptions: ['contact'] })

const ofSpecialist: Strictness = {
	exceptions: ['contact', 'script', 'promise', 'name', 'abroad', 'private-life'],
	margin: 0.8,
}

/**
 * For what a specialist writes about themself and hospitals find: no demand for money, no payment account. In any script; contact details
 * are their own, and whether these show is a switch. What sounds only a little like a demand is theirs to say.
 */
export const refuseDemandsOfSpecialist = refusing(ofSpecialist)

/** Why a text that a specialist sends to a hospital is refused; null where they report a demand, ask about one, or name what they earn. */
export function adviceToSpecialist(text: string): string | null {
	const found = scanTexts([{ field: '', text }], ofSpecialist.margin)
	const demands = found.filter(({ rule }) => !ofSpecialist.exceptions?.includes(rule))
	return withoutReports(text, demands).length > 0 ? demandOfSpecialist() : null
}

export const demandOfSpecialist = () =>
	t`This reads like a request for money or for something secret. No payment is part of hiring here. If a hospital asked you for it, report the hospital.`

/** For what a specialist writes to a hospital. They may tell it what was asked of them. */
export const refuseDemandsToHospital = (value: string | null, context: z.RefinementCtx) => {
	const advice = value === null ? null : adviceToSpecialist(value)
	if (advice !== null) context.addIssue({ code: 'custom', message: advice })
}
