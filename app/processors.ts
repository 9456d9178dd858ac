import { words } from '#app/platform/language/words.ts'

/** The companies that work on personal data for us, under contract: printed in the privacy policy. A new one is added here before it gets any. */
export const processors = [
	words({
		what: 'Hosting of servers, database and files',
		gets: 'All data, on disks that only we hold the keys to',
		where: 'India',
	}),
	words({ what: 'Sending of SMS (MSG91)', gets: 'Mobile number and the text of the SMS', where: 'India' }),
	words({
		what: 'Messages by WhatsApp (Meta), to people who have turned them on',
		gets: 'Mobile number and the text of the message; Meta tells us what came of it and what the person answers',
		where: 'Where Meta runs them',
	}),
	words({ what: 'Sending of email', gets: 'Email address, name and the text of the email', where: 'India' }),
	words({
		what: 'Payments of hospitals (Razorpay)',
		gets: 'Name and GSTIN of the hospital, email address of the person who pays',
		where: 'India',
	}),
	words({
		what: 'Push services of browser makers',
		gets: 'An address of the browser and an encrypted notification that they cannot read',
		where: 'Where the maker of your browser runs them',
	}),
] as const
