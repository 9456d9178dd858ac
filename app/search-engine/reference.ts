import { distancesKm, distanceKm } from '#app/catalog/distance.ts'
import type { Answer, Counts, Entry, Layout, Question, Shape } from './shape.ts'

/** What a search means, said as simply as it can be: one entry after another. The index has to answer the same. */
export function answerPlainly<S extends Shape>(
	layout: Layout<S>,
	entries: Iterable<Entry<S>>,
	question: Question<S>,
): Answer<S> {
	const { circle, counted, limit, after } = question
	const tests = testsOf(question)
	const found: Entry<S>[] = []
	const counts: Counts<S['group'] | 'km'> = {}
	for (const name of counted) if (name !== 'km' || circle) counts[name] = {}
	const count = (name: S['group'] | 'km', value: string) => {
		const group = counts[name]
		if (group) group[value] = (group[value] ?? 0) + 1
	}
	for (const entry of entries) {
		const failed = Object.entries(tests).flatMap(([name, test]) => (test(entry) ? [] : [name]))
		if (failed.length === 0) found.push(entry)
		const passesAllBut = (name: string) => failed.every((other) => other === name)
		for (const name of counted)
			if (name !== 'km' && passesAllBut(name))
				for (const value of entry.groups[name]) if (layout.groups[name].includes(value)) count(name, value)
		const place = placeOf(entry, circle)
		if (circle && place && passesAllBut('km'))
			for (const km of distancesKm) if (distanceKm(circle.point, place) <= km) count('km', String(km))
	}
	const { key, isBefore } = orderOf(layout, question)
	found.sort((a, b) => (isBefore(a, b) ? -1 : 1))
	const isShown = (entry: Entry<S>) =>
		!after || key(entry) < after.key || (key(entry) === after.key && isBefore({ ...entry, id: after.id }, entry))
	const page = found.filter(isShown).slice(0, limit)
	return {
		ids: page.map(({ id }) => id),
		keys: page.map(key),
		points: page.map((entry) => placeOf(entry, circle)),
		total: found.length,
		counts,
	}
}

const placeOf = <S extends Shape>({ point, roughPoint }: Entry<S>, circle: Question<S>['circle']) =>
	circle?.isRough ? (roughPoint ?? null) : point

/** Greater comes first. */
function orderOf<S extends Shape>(layout: Layout<S>, { sort, circle }: Question<S>) {
	const key = (entry: Entry<S>): number => {
		if (sort !== 'nearest') return entry.numbers[layout.sorts[sort].by]
		const point = placeOf(entry, circle)
		return circle && point ? -distanceKm(circle.point, point) : Number.NEGATIVE_INFINITY
	}
	const isUp = sort === 'nearest' || layout.sorts[sort].ids === 'ascending'
	const isBefore = (a: Entry<S>, b: Entry<S>) =>
		key(a) > key(b) || (key(a) === key(b) && (isUp ? a.id < b.id : a.id > b.id))
	return { key, isBefore }
}

function testsOf<S extends Shape>(question: Question<S>): Record<string, (entry: Entry<S>) => boolean> {
	const { circle, groups, ranges, words } = question
	const byGroup = (Object.keys(groups) as S['group'][]).map((name) => [
		name,
		(entry: Entry<S>) => entry.groups[name].some((value) => groups[name]?.includes(value)),
	])
	return {
		...(Object.fromEntries(byGroup) as Record<string, (entry: Entry<S>) => boolean>),
		hidden: ({ id }) => !question.hidden.includes(id),
		km: (entry) => {
			const point = placeOf(entry, circle)
			return !circle || (point !== null && distanceKm(circle.point, point) <= circle.km)
		},
		ranges: ({ numbers }) => ranges.every(({ number, min, max }) => numbers[number] >= min && numbers[number] <= max),
		words: (entry) =>
			words.every(
				({ values, parts }) =>
					values.some(({ group, value }) => entry.groups[group].includes(value)) ||
					parts.some(({ text, part }) => entry.texts[text].some((term) => term.includes(part))),
			),
	}
}
