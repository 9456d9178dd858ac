import { distancesKm, distanceKm } from '#app/catalog/distance.ts'
import type { SearchEntry } from './entry.server.ts'
import { type GroupName, groupValues } from './groups.ts'
import type { Question } from './question.server.ts'

export type Answer = {
	ids: string[]
	/** The sort key of each. */
	keys: number[]
	total: number
	counts: Partial<Record<GroupName | 'km', Record<string, number>>>
}

/** What a search means, said as simply as it can be: one entry after another. The index has to answer the same. */
export function answerPlainly(entries: Iterable<SearchEntry>, question: Question): Answer {
	const tests = testsOf(question)
	const found: SearchEntry[] = []
	const counts: Answer['counts'] = {}
	for (const name of question.counted) counts[name] = Object.fromEntries(groupValues[name].map((value) => [value, 0]))
	if (question.circle) counts.km = Object.fromEntries(distancesKm.map((km) => [String(km), 0]))
	for (const entry of entries) {
		const failed = Object.entries(tests).flatMap(([name, test]) => (test(entry) ? [] : [name]))
		if (failed.length === 0) found.push(entry)
		for (const name of question.counted)
			if (failed.every((other) => other === name))
				for (const value of entry.groups[name]) {
					const group = counts[name]
					if (group && value in group) group[value] = (group[value] ?? 0) + 1
				}
		const { circle } = question
		if (circle && entry.point && counts.km && failed.every((other) => other === 'km'))
			for (const km of distancesKm)
				if (distanceKm(circle.point, entry.point) <= km) counts.km[String(km)] = (counts.km[String(km)] ?? 0) + 1
	}
	const key = (entry: SearchEntry) => keyOf(entry, question.sort)
	found.sort((a, b) => key(b) - key(a) || (a.id < b.id ? -1 : 1))
	const { after } = question
	const rest = after
		? found.filter((entry) => key(entry) < after.key || (key(entry) === after.key && entry.id > after.id))
		: found
	const page = rest.slice(0, question.limit)
	return { ids: page.map(({ id }) => id), keys: page.map(key), total: found.length, counts }
}

/** Greater comes first. What is rated or known equally stands by relevance; who names no pay comes last. */
export function keyOf({ keys, pay }: Pick<SearchEntry, 'keys' | 'pay'>, sort: Question['sort']): number {
	if (sort === 'relevance') return keys.relevance
	if (sort === 'pay') return pay === 0 ? 0 : 2 ** 31 - pay
	return keys[sort] * 1024 + keys.relevance
}

function testsOf(question: Question): Record<string, (entry: SearchEntry) => boolean> {
	const hidden = new Set(question.hidden)
	const { circle, pay, availableBy, listedAfter } = question
	const byGroup = Object.entries(question.groups).map(([name, values]) => [
		name,
		({ groups }: SearchEntry) => groups[name as GroupName].some((value) => values.includes(value)),
	])
	return {
		...(Object.fromEntries(byGroup) as Record<string, (entry: SearchEntry) => boolean>),
		hidden: ({ id }) => !hidden.has(id),
		km: ({ point }) => !circle || (point !== null && distanceKm(circle.point, point) <= circle.km),
		pay: (entry) => !pay || (entry.pay > 0 && entry.pay >= pay.min && entry.pay <= pay.max),
		from: ({ availableDay }) => availableBy === null || availableDay <= availableBy,
		listed: ({ listedAt }) => listedAfter === null || listedAt > listedAfter,
		text: ({ groups, known, own }) =>
			question.words.every(
				({ plain, folded, specialities }) =>
					groups.speciality.some((slug) => specialities.includes(slug)) ||
					known.some((term) => term.includes(folded)) ||
					(question.seesNames && own.some((term) => term.includes(plain) || term.includes(folded))),
			),
	}
}
