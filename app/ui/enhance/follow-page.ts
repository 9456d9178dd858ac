import { followUpdates } from '#app/live/follow-updates.ts'
import { reloadsWith } from '#app/live/reloads.ts'
import { isBusy, renew } from './in-place.ts'

/** Exchanges what has changed in the page of a person who is logged in, and whenever a part of it asks (`renew`). */
export function followPage() {
	const reloads = reloadsWith(renew, isBusy)
	document.addEventListener('renew', reloads.change)
	document.addEventListener('renewed', reloads.goOn)
	followUpdates({ mark: () => document.documentElement.dataset['mark'] ?? '', onChange: reloads.change })
}
