/*
 * What plain HTML cannot do yet, for every page: documents that ship no React, and hydrated pages alike. It listens on
 * the document and looks at `data-` attributes, so pages that come and go need no set-up, and it touches only attributes
 * and elements that React never changes. Everything here is a convenience: the pages work without it.
 */
import { on } from './delegate.ts'
import { guardDialogs } from './dialogs.ts'
import { keepDrafts } from './drafts.ts'
import { leaveTogether } from './logout.ts'
import { watchFields } from './fields.ts'
import { keepListsCurrent, sendWhatIsFilledIn } from './filters.ts'
import { moveInMenus } from './menus.ts'
import { prepareOffline } from './offline.ts'
import { openInPane } from './panes.ts'
import { moveFocusFromRemovedRows } from './row-focus.ts'
import { shareLinks } from './sharing.ts'
import { watchUploads } from './uploads.ts'

/** Most visits put no focus into such a field, and a third of this program is for them. */
function fetchSuggestions() {
	const field = 'input[data-suggest]'
	let isFetched = false
	const fetchOnce = () => {
		if (isFetched) return
		isFetched = true
		import('./suggestions.ts').then(
			({ suggestWhileTyping }) => suggestWhileTyping(),
			() => {
				isFetched = false
			},
		)
	}
	on('focusin', field, fetchOnce)
	// A page that was opened with the focus in such a field.
	if (document.activeElement?.matches(field)) fetchOnce()
}

/** Pages with amounts are few. */
function fetchAmounts() {
	const once = { isFetched: false }
	on('focusin', 'input[data-amount]', () => {
		if (once.isFetched) return
		once.isFetched = true
		import('./amounts.ts').then(
			({ explainAmounts }) => explainAmounts(),
			() => {
				once.isFetched = false
			},
		)
	})
}

guardDialogs()
watchFields()
keepDrafts()
keepListsCurrent()
sendWhatIsFilledIn()
leaveTogether()
moveInMenus()
moveFocusFromRemovedRows()
shareLinks()
fetchSuggestions()
fetchAmounts()
watchUploads()
openInPane()
prepareOffline()
