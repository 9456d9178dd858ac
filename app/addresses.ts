import { webhookPath } from '#app/billing/webhook-path.ts'
import { isUnsubscribePath } from '#app/notifications/unsubscribe-path.ts'
import { whatsappPath } from '#app/notifications/whatsapp/path.ts'

// What server/ has to know of our addresses before it calls the app.

/** Pages that take a file. Everywhere else a multipart form is as small as any other. */
export const takesFile = (path: string) =>
	/^\/(doctors\/(register|complete-profile)|settings|profile\/(credentials|photo|identity)|hospital\/(documents|profile\/(logo|photos))|messages\/with|grievances)(\/|\.data$|$)|resume/.test(
		path,
	)

/** Pages that take photos as a phone makes them, several at once or larger than a file may be. */
export const takesPhotos = (path: string) =>
	/^\/(profile\/(resume-photos|credentials|identity)|doctors\/complete-profile|hospital\/documents|grievances)(\/|\.data$|$)/.test(
		path,
	)

/** Where a program posts hundreds of events at once. */
export const takesEvents = (path: string) => path === whatsappPath

/** Addresses for programs, which show a key: they read no cookie, and what they are refused is told as a problem in JSON. */
export const isForPrograms = (path: string) => path.startsWith('/api/')

/** What caches and programs hand on to anyone is in English, whoever asks: feeds, pictures of links, lists that other sites frame. */
export const isInEnglish = (path: string) =>
	isForPrograms(path) || /^\/embed\/|\.(?:json|png|webmanifest|xml)$/.test(path)

/** Addresses that carry their own permission, or ask for a signature, so that a program that is no browser may post there. */
export const isPermit = (path: string) =>
	path === webhookPath || path === whatsappPath || isUnsubscribePath(path) || isForPrograms(path)

export const methodsAt = (path: string) =>
	isForPrograms(path) ? ['GET', 'HEAD', 'POST', 'PATCH'] : ['GET', 'HEAD', 'POST']
