/**
 * Says whether what a process needs before it is sent requests is there: `check` rejects until `end`. After `longestMs`
 * it waits no longer, for a search that cannot be filled must not take down everything else.
 */
export function createPreparation(longestMs: number) {
	let isOver = false
	const end = () => {
		isOver = true
		clearTimeout(timer)
	}
	const timer = setTimeout(end, longestMs).unref()
	async function check() {
		if (!isOver) throw new Error('The process is still being prepared')
	}
	return { check, end }
}
