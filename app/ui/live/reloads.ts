const longestReloadMs = 15_000

/**
 * Reloads a page after changes: one reload after the other, none while the page is busy with something else, and one more for
 * whatever changed during a reload. `goOn`: the page may no longer be busy. `reload` never rejects. One that hangs,
 * as on a phone without a network, is given up for the next change.
 */
export function reloadsWith(reload: () => Promise<void>, isBusy: () => boolean) {
	let isReloading = false
	let waits = false

	async function goOn() {
		if (isReloading) return
		isReloading = true
		while (waits && !isBusy()) {
			waits = false
			await Promise.race([reload(), new Promise((resolve) => setTimeout(resolve, longestReloadMs))])
		}
		isReloading = false
	}

	return {
		change: () => {
			waits = true
			void goOn()
		},
		goOn: () => void goOn(),
	}
}
