/*
 * What plain HTML cannot do yet, for every page: documents that ship no React, and hydrated pages alike. It listens on
 * the document and looks at `data-` attributes, so pages that come and go need no set-up, and it touches only attributes
 * and elements that React never changes. Everything here is a convenience: the pages work without it.
 */
import { fetchAt, fetchAtFocus, isHydrated, on } from './delegate.ts'
import { guardDialogs } from './dialogs.ts'
import { keepDrafts } from './drafts.ts'
import { leaveTogether } from './logout.ts'
import { watchFields } from './fields.ts'
import { keepListsCurrent, sendWhatIsFilledIn } from './filters.ts'
import { moveInMenus } from './menus.ts'
import { prepareOffline } from './offline.ts'
import { answerInPlace } from './documents.ts'
import { shareLinks } from './sharing.ts'

guardDialogs()
watchFields()
keepDrafts()
keepListsCurrent()
sendWhatIsFilledIn()
leaveTogether()
moveInMenus()
shareLinks()
fetchAtFocus('input[data-suggest]', async () => (await import('./suggestions.ts')).suggestWhileTyping())
fetchAtFocus('input[data-amount]', async () => (await import('./amounts.ts')).explainAmounts())
fetchAtFocus('main :focus', async () => (await import('./kept-focus.ts')).keepFocusAfterSending())
fetchAt('change', 'input[type="file"][data-max-bytes]', async (input) =>
	(await import('./uploads.ts')).watchUploads(input),
)
// Held from the first press: sent before the device has answered, the form would be refused.
on('submit', 'form[data-passkey]', (form: HTMLFormElement, event) => {
	const field = form.querySelector<HTMLInputElement>('input[name="credential"]')
	if (field?.value !== '') return
	event.preventDefault()
	event.stopPropagation()
	import('./passkeys.ts').then(
		({ sendWithPasskey }) => sendWithPasskey(form, field),
		() => form.submit(),
	)
})
if (!isHydrated()) answerInPlace()
prepareOffline()
