import { on } from './delegate.ts'

export function shareLinks() {
	on('click', 'a[data-share]', (link, event) => {
		if (!('share' in navigator)) return
		event.preventDefault()
		// The sheet closed without a choice is not an error.
		navigator.share({ url: link.dataset['share'] ?? '', title: link.dataset['shareTitle'] ?? '' }).catch(() => {})
	})

	on('click', '[data-copy]', (button) => {
		const said = button.nextElementSibling
		void navigator.clipboard.writeText(button.dataset['copy'] ?? '').then(() => {
			button.dataset['done'] = ''
			if (said instanceof HTMLElement) said.textContent = said.dataset['copied'] ?? ''
			setTimeout(() => {
				delete button.dataset['done']
				if (said) said.textContent = ''
			}, 3000)
		})
	})
}
