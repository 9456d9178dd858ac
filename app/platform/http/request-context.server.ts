import { createContext } from 'react-router'
import type { Language } from '../language/languages.ts'

/** What the server entry knows about a request before the app sees it. */
export type RequestFacts = {
	/** Named in every log line and on error pages. */
	requestId: string
	/** For scripts of hydrated documents; new for each response. */
	cspNonce: string
	/** The caller's address as limits count it: IPv4 in full, IPv6 by its /64. */
	clientAddress: string
	/** The first page of a visit: the browser did not come from one of our own pages. */
	firstPage: boolean
	/** That the address names, as in /hi/faq; null where it names none. */
	language: Language | null
	/** Asked for by the browser before English. */
	wanted?: Exclude<Language, 'en'> | null
	/** In which the person reads: written down when the account is known, for what the server says without the app. */
	reads?: Language
	/** Of the trace that the request is part of, if it is traced. */
	traceId?: string | undefined
	/** The route that answers, such as blog/:slug: written down when React Router has found it, for the figures. */
	pattern?: string
	/** The form that came with the request, read once more: its first reader may have failed. Null when it is none. */
	readSentForm?: () => Promise<FormData | null>
}

/** Read it with `context.get(requestFacts)` in middleware, loaders and actions. */
export const requestFacts = createContext<RequestFacts>({
	requestId: 'none',
	cspNonce: '',
	clientAddress: '127.0.0.1',
	firstPage: true,
	language: null,
})
