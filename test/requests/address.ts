import type { RouteFacts } from './manifest.ts'
import type { Case, World } from '#test/access.ts'

const idsIn = (line: Case, world: World): Record<string, string> => ({
	jobId: world.openJob.id,
	applicationId: world.application.id,
	interviewId: world.interview.id,
	hospitalId: world.pendingHospital.id,
	resumeId: world.resume.id,
	notificationId: world.notification.id,
	offerId: world.offer.id,
	invoiceId: world.invoice.id,
	creditNoteId: world.creditNote.id,
	noteId: world.teamNote.id,
	side: 'specialist',
	reportId: world.jobReport.id,
	reviewId: world.review.id,
	pictureId: world.picture.id,
	city: 'pune',
	speciality: 'anesthesiologist',
	credentialId: world.credential.id,
	packId: world.pack.id,
	paperId: world.paper.id,
	searchId: world.savedSearch.id,
	token: world.pack.token,
	specialistId: world.people.applicant.specialistId,
	numberId: world.suspendedNumber.id,
	requestId: world.rightsRequest.id,
	...line.ids?.(world),
})

/** The planted id that the address names; undefined where it names none. */
export function namedId(route: RouteFacts, line: Case, world: World): string | undefined {
	const name = /:(\w+)/.exec(route.address)?.[1]
	return name === undefined ? undefined : idsIn(line, world)[name]
}

/** The address with the planted id first, or with another in its place. */
export function addressOf(route: RouteFacts, line: Case, world: World, id = namedId(route, line, world)): string {
	const ids = idsIn(line, world)
	const path = route.address
		.replace(/:\w+/, encodeURIComponent(id ?? ''))
		.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(ids[name] ?? ''))
		.replace('*', 'no-such-page')
	return path + (line.query?.(world) ?? '')
}

/** Where the data of a page is fetched, or a form is sent, by the running app. */
export const asData = (path: string) =>
	path.replace(/^([^?]*)/, (_, page: string) => `${page === '/' ? '/_' : page}.data`)
