import { z } from 'zod'
import { selectionFields } from '#app/applications/pipeline/selection.server.ts'
import { isId } from '#app/platform/http/http.ts'
import { optionalText, plainText, searchText } from '#app/platform/text/text.server.ts'
import { refuseUnknownField } from '#app/templates/schema.server.ts'
import { longestReturnTo } from '#app/platform/http/return-to.ts'
import { longestMessage, messagesPerPage, maxOnPage, threadsPerPage } from './limits.ts'

/** The file is taken out of the form first. */
export const MessageInput = z.object({
	body: optionalText({ max: longestMessage, multiline: true }),
	clientKey: z.uuid(),
})

/** One text for several applicants; its fields are filled for each. */
export const MessageManyInput = z.object({
	...selectionFields,
	body: plainText({ max: longestMessage, multiline: true }).superRefine(refuseUnknownField),
	clientKey: z.uuid(),
	returnTo: z.string().max(longestReturnTo).optional(),
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
	const job = searchParams.get('job') ?? ''
	return {
		jobId: isId(job) ? job : null,
		q: searchText.parse(searchParams.get('q') ?? ''),
		isUnread: searchParams.get('unread') === '1',
		show: Math.min(Number(searchParams.get('threads')?.match(/^[1-9]\d{0,3}$/)?.[0] ?? threadsPerPage), 600),
	}
}

const countIn = (params: URLSearchParams) => {
	const text = params.get('show') ?? ''
	return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null
}
