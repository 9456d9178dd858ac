import { words } from '#app/platform/language/words.ts'

/** What stands on a page that cannot be shown, by the status of its answer. */
export const failures = {
	400: words({
		title: 'We could not process that request',
		text: 'The link or form was not valid. Go back and try again.',
	}),
	403: words({
		title: 'You do not have access',
		text: 'Your role does not include this. Ask the person who manages your team.',
	}),
	404: words({ title: 'Page not found', text: 'The link is incomplete, or the page was removed.' }),
	409: words({
		title: 'This page is out of date',
		text: 'Someone changed this while you had it open. Go back, reload the page and try again.',
	}),
	410: words({ title: 'No longer available', text: 'It was removed.' }),
	429: words({ title: 'Please wait a moment', text: 'Too many attempts in a short time. Try again in a few minutes.' }),
	500: words({
		title: 'Something went wrong',
		text: 'This is our mistake and we have logged it. Try again, or go back.',
	}),
	503: words({ title: 'We are temporarily unavailable', text: 'What you have saved is kept. Try again in a minute.' }),
}
