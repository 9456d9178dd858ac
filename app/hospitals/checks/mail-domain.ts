/** Anyone can have an address there, so it says nothing about where its owner works. */
const freeMail = new Set([
	'gmail.com',
	'googlemail.com',
	'yahoo.com',
	'yahoo.in',
	'yahoo.co.in',
	'ymail.com',
	'rocketmail.com',
	'outlook.com',
	'outlook.in',
	'hotmail.com',
	'live.com',
	'live.in',
	'msn.com',
	'rediffmail.com',
	'rediff.com',
	'icloud.com',
	'me.com',
	'aol.com',
	'proton.me',
	'protonmail.com',
	'zoho.com',
	'zohomail.in',
	'mail.com',
	'gmx.com',
	'yandex.com',
	'in.com',
])

export type MailDomainHint = 'on-website' | 'free-mail' | 'elsewhere' | 'no-website'

/** What the domain of an e-mail address says about who writes, next to the hospital's website. */
export function mailDomainHint(email: string, website: string | null): MailDomainHint {
	const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
	if (freeMail.has(domain)) return 'free-mail'
	if (website === null || !URL.canParse(website)) return 'no-website'
	const host = new URL(website).hostname.replace(/^www\./, '')
	const within = domain === host || domain.endsWith(`.${host}`) || host.endsWith(`.${domain}`)
	return within ? 'on-website' : 'elsewhere'
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/** Whether an address looks like the hospital's, by its website's domain or that of its people's addresses. */
export function isExpectedAddress(email: string, website: string | null, team: readonly string[]): boolean {
	if (mailDomainHint(email, website) === 'on-website') return true
	const domain = domainOf(email)
	return !freeMail.has(domain) && team.some((other) => domainOf(other) === domain)
}
