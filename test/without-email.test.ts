import { expect, test } from 'vitest'
import { type Choice, events } from '#app/notifications/channels.ts'
import { declaredMessages } from '#scripts/docs/messages.ts'

/** What a person without an email address reads on the site alone, and why that is enough. */
const onSiteOnly: Record<string, string> = {
	securityChanged: 'it follows a code that went to the phone',
	dataDownloaded: 'it follows a code that went to the phone',
	accountToBeDeleted: 'it follows a code that went to the phone',
	registeredAgain: 'goes to an email address',
	invited: 'goes to an email address',
	ownerCode: 'goes to an email address',
	contactFormReceived: 'goes to the email address in the form',
	contactFormAnswered: 'goes to the email address in the form',
	requestExpired: 'no one is told outside the site by default',
	appliedJobClosed: 'the application goes on as before',
	interviewCancelled: 'times that no one chose; a decision about the application has an SMS of its own',
	coverRaised: 'the request came by SMS, and its link shows the present pay',
	interviewConfirmed: 'follows the person’s own choice of a time',
	ownTimeFreed: 'follows the person’s own choice of a time',
	coverYours: 'follows the person’s own acceptance',
	coverReleased: 'follows the person’s own block',
}

test('a specialist without an email address hears by SMS whatever others hear by email', async () => {
	const silent = (await declaredMessages())
		.filter(({ message }) => message.to === 'specialist' || message.to === 'anyone')
		.flatMap(({ name, message, texts }) => {
			const event = message.event && events[message.event]
			const isSent =
				event !== undefined && ((event.default as Choice).includes('sms') || event.smsWithoutEmail === true)
			const isHeard = texts.every(
				({ email, sms, smsInstead }) => email === undefined || (sms && isSent) || smsInstead !== undefined,
			)
			return isHeard ? [] : [name]
		})

	expect(silent.filter((name) => !(name in onSiteOnly))).toEqual([])
	expect(Object.keys(onSiteOnly).filter((name) => !silent.includes(name))).toEqual([])
})
