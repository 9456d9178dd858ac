import { t } from '#app/platform/language/words.ts'
import { formatDateTime, formatDay, formatTime, istToday } from '#app/platform/text/dates.ts'
import { discloseBrief, type SealedBrief } from '#app/specialists/disclosure/disclosure.ts'
import { recordListed } from '#app/specialists/disclosure/profile-access.server.ts'
import { otherName } from './conversation.server.ts'
import { threadsPerPage } from './limits.ts'
import { sideOf, type Writer } from './people.ts'
import { findMessagePulse, listJobsOfThreads, listThreads, type ThreadFilter } from './queries.server.ts'

/** The reader's conversations as the list beside them shows them. */
export async function readThreadList(
	reader: Writer,
	{ q, isUnread = false, jobId = null, show }: ThreadFilter,
	now: Date,
) {
	const [{ threads, hasMore }, { unread }, jobs] = await Promise.all([
		listThreads(reader, { q, isUnread, jobId, show }),
		findMessagePulse(reader),
		reader.kind === 'member' ? listJobsOfThreads(reader) : [],
	])
	if (reader.kind === 'member')
		await recordListed(
			reader,
			'conversations',
			threads.map(({ specialistId }) => specialistId),
			['name', 'speciality'],
		)
	return {
		q,
		isUnread,
		jobs,
		job: jobs.find(({ id }) => id === jobId) ?? null,
		unread,
		more: hasMore ? show + threadsPerPage : null,
		threads: threads.map((thread) => ({
			id: thread.id,
			otherId: reader.kind === 'member' ? thread.specialistId : thread.hospitalId,
			name: otherName(reader, thread),
			isHospital: reader.kind === 'specialist',
			logo: thread.hospitalLogo,
			speciality: fieldOf(reader, thread.person),
			unread: thread.unread,
			last: thread.last ? preview(reader, thread.last) : t`No messages yet`,
			at: {
				text: shortly(thread.lastMessageAt, now),
				iso: thread.lastMessageAt.toISOString(),
				full: formatDateTime(thread.lastMessageAt),
			},
		})),
	}
}

/** Beside the name; without one the field stands in its place. */
function fieldOf(reader: Writer, person: SealedBrief) {
	const { name, speciality } = discloseBrief(person)
	return reader.kind === 'member' && name ? speciality : null
}

function preview(reader: Writer, { side, body, fileName }: { side: string; body: string; fileName: string | null }) {
	const text = body === '' ? fileLine(fileName) : body.replace(/\s+/g, ' ')
	return side === sideOf(reader) ? t`You: ${{ text }}` : text
}

const fileLine = (fileName: string | null) => (fileName === null ? t`File: removed` : t`File: ${{ file: fileName }}`)

/** Today the time, before that the day. */
const shortly = (at: Date, now: Date) =>
	istToday(at) === istToday(now) ? formatTime(at, { zone: false }) : formatDay(at, { year: false })
