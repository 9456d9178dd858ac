import { z } from 'zod'
import { optionalText, searchText } from '#app/platform/text.server.ts'
import { longestMessage, messagesPerPage, maxOnPage, threadsPerPage } from './limits.ts'

/** The file is taken out of the form first. */
export const MessageInput = z.object({
	body: optionalText({ max: longestMessage, multiline: true }),
	clientKey: z.uuid(),
})

/** What a page's address asks for; nonsense is the beginning. */
export function readWindow(url: string) {
	const { searchParams } = new URL(url)
	const before = z.uuid().safeParse(searchParams.get('before'))
	return {
		show: Math.min(countIn(searchParams) ?? messagesPerPage, maxOnPage),
		before: before.success ? before.data : null,
	}
}

export function readListQuery(url: string) {
	const { searchParams } = new URL(url)
	return {
		q: searchText.parse(searchParams.get('q') ?? ''),
		show: Math.min(Number(searchParams.get('threads')?.match(/^[1-9]\d{0,3}$/)?.[0] ?? threadsPerPage), 600),
	}
}

const countIn = (params: URLSearchParams) => {
	const text = params.get('show') ?? ''
	return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null
}
