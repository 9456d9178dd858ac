import { t } from '#app/platform/language/words.ts'
import { addDays, formatDate, formatDateTime, formatDay, formatTime, istToday } from '#app/platform/text/dates.ts'
import { listHeldFor } from '#app/moderation/queries.server.ts'
import { mayShortlist } from '#app/relations/rules.ts'
import { discloseBrief, type SealedBrief } from '#app/specialists/disclosure/disclosure.ts'
import { recordListed } from '#app/specialists/disclosure/profile-access.server.ts'
import { messagesPerPage, maxOnPage } from './limits.ts'
import { firstName, sideOf, type Writer } from './people.ts'
import { closedSentence, whyClosed } from './policy.ts'
import { findConversation, findOthersReadMark, listMessages } from './queries.server.ts'
import { markRead } from './read-marks.server.ts'

type Conversation = NonNullable<Awaited<ReturnType<typeof findConversation>>>
type Row = Awaited<ReturnType<typeof listMessages>>['messages'][number]

/** How the other side is called on this reader's page. */
export function otherName(reader: Writer, found: OtherSide): string {
	if (reader.kind === 'specialist') return found.hospitalName
	const { name, speciality } = discloseBrief(found.person)
	return name ?? speciality
}
type OtherSide = { hospitalName: string; person: SealedBrief }

type Window = { show: number; before: string | null }

/**
 * A conversation as its page shows it, or null when there is none. The latest messages shown count as read, because the
 * page reloads only while someone can see it.
 */
export async function openConversation(reader: Writer, otherId: string, { show, before }: Window, now: Date) {
	const found = await findConversation(reader, otherId)
	if (!found) return null
	const page = found.threadId ? await listMessages(found.threadId, { show, before }) : nothing
	const last = page.messages.at(-1)
	const [othersReadMark, held] = await Promise.all([
		found.threadId ? findOthersReadMark(reader, found.threadId) : null,
		reader.kind === 'member' ? listHeldFor(reader, otherId, ['message']) : [],
		last && !before ? markRead(reader, otherId, last.id) : null,
	])
	if (reader.kind === 'member') await recordListed(reader, 'conversation', [otherId], ['name', 'messages'])
	const end = whyClosed(found.relation)
	return {
		otherId,
		name: otherName(reader, found),
		side: sideOf(reader),
		ownKey: reader.accountId,
		shortlistHref:
			reader.kind === 'member' && mayShortlist(found.relation) ? `/hospital/candidates/${otherId}/consideration` : null,
		/** Messages of the hospital that wait for an operator. */
		held,
		closed: end && closedSentence(sideOf(reader), end),
		days: inDays(
			page.messages.map((row) => formatMessage(reader, found, row)),
			now,
		),
		read: before ? null : readWords(reader, page.messages, othersReadMark),
		earlier: page.hasEarlier ? earlierPage(show, page.messages[0]?.id) : null,
		isPast: before !== null,
	}
}

const nothing = { messages: [], hasEarlier: false }

/** The page grows by pressing, up to what a browser draws easily; from there on it goes back in time. */
const earlierPage = (show: number, oldestId: string | undefined) =>
	show < maxOnPage ? `?show=${Math.min(show + messagesPerPage, maxOnPage)}` : `?show=${maxOnPage}&before=${oldestId}`

export type FormattedMessage = ReturnType<typeof formatMessage>

function formatMessage(reader: Writer, { hospitalName }: Conversation, row: Row) {
	const isOwn = row.senderAccountId === reader.accountId
	return {
		id: row.id,
		clientKey: isOwn ? row.clientKey : null,
		isOwn,
		/** On the same side of the page: one's own and those of one's colleagues. */
		isOurs: row.side === sideOf(reader),
		sender: isOwn ? t`You` : senderOf(reader, hospitalName, row),
		body: row.body,
		at: { text: clock(row.sentAt), iso: row.sentAt.toISOString(), full: formatDateTime(row.sentAt) },
		day: istToday(row.sentAt),
		file:
			row.fileId && row.fileName && row.fileScan
				? { id: row.fileId, name: row.fileName, size: sizeOf(row.fileBytes ?? 0), scan: row.fileScan }
				: null,
	}
}

/** A specialist sees the hospital and its member, and colleagues see the colleague. The specialist's name is above. */
function senderOf(reader: Writer, hospitalName: string, { side, senderName }: Row): string | null {
	if (side === 'specialist') return null
	if (reader.kind === 'member') return senderName ?? 'A former colleague'
	return senderName ? `${hospitalName} · ${firstName(senderName)}` : hospitalName
}

/** '10:02 am', as the page says once that it is Indian time. */
const clock = (at: Date) => formatTime(at, { zone: false })

const sizeOf = (bytes: number) =>
	bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

/** Messages under the day they were sent on, as India counts days. */
function inDays(messages: FormattedMessage[], now: Date) {
	const today = istToday(now)
	const names = new Map([
		[today, t`Today`],
		[addDays(today, -1), t`Yesterday`],
	])
	return [...Map.groupBy(messages, ({ day }) => day)].map(([day, sent]) => ({
		day,
		name: names.get(day) ?? formatDate(day),
		messages: sent,
	}))
}

/** The time the other side read it, under the last own message that they have read. */
function readWords(reader: Writer, rows: Row[], othersReadMark: Date | null) {
	if (!othersReadMark) return null
	const read = rows.findLast(({ side, sentAt }) => side === sideOf(reader) && sentAt <= othersReadMark)
	if (!read) return null
	const isSameDay = istToday(read.sentAt) === istToday(othersReadMark)
	return {
		messageId: read.id,
		text: isSameDay
			? t`Read ${{ time: clock(othersReadMark) }}`
			: t`Read ${{ time: `${formatDay(othersReadMark)}, ${clock(othersReadMark)}` }}`,
	}
}
