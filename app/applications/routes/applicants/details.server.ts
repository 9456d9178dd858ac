import type { ApplicantsPage } from '../../pipeline/applicants-page.server.ts'
import { sentPage } from '../../pipeline/sent-page.ts'
import type { Member } from '#app/identity/actor.ts'
import { loadQuickMessage } from '#app/messages/quick-message.server.ts'
import { loadOpened, type OpenedApplicant } from './opened.server.ts'
import { withStatusLines } from './status-lines.server.ts'

/** What folders below know of the applicants of a page, and everything about the one who is opened. */
export async function withDetails(member: Member, page: ApplicantsPage, address: string) {
	const [details, opened] = await Promise.all([
		withStatusLines(member, page),
		page.openedId ? loadOpened(member, page.openedId) : null,
	])
	return { page: sentPage(details), opened: opened && (await withMessage(member, opened, address)) }
}

/** What it takes to write to them beside the list, while the two can. The address may name a text of the team. */
async function withMessage(member: Member, opened: OpenedApplicant, address: string) {
	const { can, specialistId, name, job } = opened.applicant
	const message = can.message
		? await loadQuickMessage(member, { id: specialistId, called: name }, { job: job.title, now: new Date() })
		: null
	const template = new URL(address).searchParams.get('template')
	return { ...opened, message, template: message?.templates.find(({ id }) => id === template)?.text }
}

export type ApplicantBesideList = Awaited<ReturnType<typeof withMessage>>
