type Alike = { title: string; isNew: boolean }

/** Fewer than this are listed one by one. */
const minInGroup = 3

/**
 * Notifications that say the same, such as new applications to one job, as one entry at the place of the first. What was
 * read and what was not are never in one group.
 */
export function groupAlike<Item extends Alike>(items: readonly Item[]): { title: string; items: Item[] }[] {
	const alike = Map.groupBy(items, ({ title, isNew }) => `${isNew} ${title}`)
	const isListedAlone = (group: Item[]) => group.length < minInGroup
	const done = new Set<Item[]>()
	return items.flatMap((item) => {
		const group = alike.get(`${item.isNew} ${item.title}`) ?? [item]
		if (isListedAlone(group)) return [{ title: item.title, items: [item] }]
		if (done.has(group)) return []
		done.add(group)
		return [{ title: item.title, items: group }]
	})
}
