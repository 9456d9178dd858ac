import { on } from './delegate.ts'

export function shareLinks() {
	on('click', 'a[data-share]', (link, event) => {
		if (!('share' in navigator)) return
		event.preventDefault()
		// The sheet closed without a choice is not an error.
		navigator.share({ url: link.dataset['share'] ?? '', title: link.dataset['shareTitle'] ?? '' }).catch(() => {})
	})

	on('click', '[data-copy]', (button) => {
		const label = button.querySelector<HTMLElement>('[data-done-text]')
		void navigator.clipboard.writeText(button.dataset['copy'] ?? '').then(() => {
			if (!label || 'done' in button.dataset) return
			const before = label.textContent
			button.dataset['done'] = ''
			label.textContent = label.dataset['doneText'] ?? ''
			setTimeout(() => {
				delete button.dataset['done']
				label.textContent = before
			}, 3000)
		})
	})
}
