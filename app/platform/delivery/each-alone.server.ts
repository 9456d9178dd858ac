/** Does all of them, each alone: one that fails does not keep the others. Throws the first problem at the end. */
export async function eachAlone<Item>(items: readonly Item[], run: (item: Item) => Promise<unknown>) {
	const problems: unknown[] = []
	for (const item of items) await run(item).catch((error: unknown) => problems.push(error))
	if (problems.length > 0) throw problems[0]
}
