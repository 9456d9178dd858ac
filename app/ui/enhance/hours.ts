import { payUnits } from '#app/platform/text/money.ts'
import { amountLine, isFarFromAsked, typedHours } from '#app/platform/text/worked-hours.ts'

/** Says below the hours of a form what they come to, and asks for the reason of hours far from those asked for. */
function follow(form: HTMLElement) {
	const [startsAt, endsAt] = (form.dataset['hours'] ?? '').split(' ').map((at) => new Date(Number(at)))
	const [payPaise = 0, payUnit] = (form.dataset['pay'] ?? '').split(' ')
	const unit = payUnits.find((each) => each === payUnit)
	if (!startsAt || !endsAt || !unit) return
	const asked = { startsAt, endsAt, payPaise: BigInt(payPaise), payUnit: unit }
	const typed = (name: string) => form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value
	const hours = typedHours(typed('date'), typed('from'), typed('to'))

	const amount = form.querySelector<HTMLElement>('[data-due]')
	if (amount) {
		amount.textContent = hours ? amountLine(asked, hours) : ''
		if (amount.parentElement) amount.parentElement.hidden = !hours
	}
	const reason = form.querySelector<HTMLFieldSetElement>('fieldset[data-if-far="true"]')
	if (reason) reason.hidden = reason.disabled = !hours || !isFarFromAsked(asked, hours)
}

/** Follows what is typed, and what a draft or an earlier page has left in the fields. */
export function followHours(form: HTMLElement, signal: AbortSignal) {
	form.addEventListener('input', () => follow(form), { signal })
	document.addEventListener('renewed', () => follow(form), { signal })
	follow(form)
}
