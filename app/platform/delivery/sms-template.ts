/**
 * Indian operators deliver only texts that were registered with them word for word (TRAI's DLT rules): a changed text
 * needs a new registration. `registered` is what to hand in; the id that comes back goes into SMS_TEMPLATE_IDS under
 * the template's name. `text` is the same with the variables filled in.
 */
export type SmsTemplate<Variable extends string> = {
	name: string
	variables: readonly Variable[]
	registered: string
	text: (params: Record<Variable, string>) => string
	/** Leaves during quiet hours as well: in the morning it may be too late. */
	atNight?: true
}
export type SmsParams<Template> = Template extends SmsTemplate<infer Variable> ? Record<Variable, string> : never

/** An SMS of the product: plain GSM-7 letters, full links, no free text. */
export const smsTemplate = <const Variable extends string>(template: SmsTemplate<Variable>) => template

/** What operators allow in one variable. Links and hosts are exempt: cut in the middle they would lead nowhere. */
export const longestValue = 30
const uncut = new Set(['url', 'host'])

const spelled: Record<string, string> = { '₹': 'Rs ', '‘': "'", '’': "'", '“': '"', '”': '"', '–': '-', '—': '-' }

/** One letter outside GSM-7 would turn the whole SMS into Unicode: 70 letters a part instead of 160, at twice the price. */
function plain(value: string) {
	return (
		value
			.replace(/[₹‘’“”–—]/g, (letter) => spelled[letter] ?? '')
			.normalize('NFKD')
			.replace(/[^\x20-\x7e]|[`^{}[\]~|\\]/g, '')
			// What stood between two commas may have had no such letter.
			.replace(/([,;])(?:\s*[,;])+/g, '$1')
			.replace(/ +/g, ' ')
			.trim()
	)
}

/** What is too long ends at a word, with dots. */
export function cutAtWord(value: string, longest = longestValue): string {
	if (value.length <= longest) return value
	const start = value.slice(0, longest - 2)
	const end = start.lastIndexOf(' ')
	return `${(end > 0 ? start.slice(0, end) : start.slice(0, -1)).replace(/[\s,;:.(&"'-]+$/, '')}...`
}

/** The text of an SMS and its variables as they must reach the gateway: plain letters, no value too long to be delivered. */
export function writeSms<Variable extends string>(template: SmsTemplate<Variable>, params: Record<Variable, string>) {
	const fitted = Object.fromEntries(
		template.variables.map((variable) => {
			const value = plain(params[variable])
			return [variable, uncut.has(variable) ? value : cutAtWord(value)]
		}),
	) as Record<Variable, string>
	return {
		template: template.name,
		params: fitted as Record<string, string>,
		text: template.text(fitted),
		atNight: template.atNight === true,
	}
}
