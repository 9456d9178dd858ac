import { alertTasks } from '#app/alerts/tasks.server.ts'
import {
	emailAboutTransition,
	notifyOfApplication,
	notifyApplicantsOfClosedJob,
	notifyApplicantsOfRemovedJob,
} from '#app/applications/tasks.server.ts'
import { billingTasks } from '#app/billing/tasks.server.ts'
import { contactTasks } from '#app/contacts/tasks.server.ts'
import { nameApplicationReasons } from '#app/applications/name-reasons.server.ts'
import { coverTasks } from '#app/cover/tasks.server.ts'
import { credentialFiles } from '#app/credentials/file-references.server.ts'
import { credentialTasks } from '#app/credentials/tasks.server.ts'
import { hospitalDocumentFiles, hospitalPhotoFiles, logoFiles } from '#app/hospitals/file-references.server.ts'
import { filesOfHospitals, scanHospitalDocument } from '#app/hospitals/checks/documents.server.ts'
import { remindOfYearlyCheck } from '#app/hospitals/checks/yearly-check.server.ts'
import { placeAddressesAgain } from '#app/hospitals/sites/position.server.ts'
import { filesOfPictures } from '#app/hospitals/page/pictures.server.ts'
import { resealTask } from '#app/identity/second-factor/app-code.server.ts'
import { interviewTasks } from '#app/interviews/tasks.server.ts'
import { dropJobsPastApplyBy, moveJobsWithMainSite, moveJobsWithSite } from '#app/jobs/tasks.server.ts'
import { messageFileHolder } from '#app/messages/file-references.server.ts'
import { messageTasks } from '#app/messages/tasks.server.ts'
import { databaseFigures } from '#app/marketplace/database/database-figures.server.ts'
import { supplyFigures } from '#app/marketplace/database/supply.server.ts'
import { marketplaceTasks } from '#app/marketplace/tasks.server.ts'
import { forgetGoneBrowser, forgetLoggedOutBrowsers } from '#app/notifications/push/subscriptions.server.ts'
import { emailAboutRefusal } from '#app/moderation/tasks.server.ts'
import { answerInvitationByWhatsApp } from '#app/applications/applying/by-whatsapp.server.ts'
import { takeWhatsAppEvent } from '#app/notifications/whatsapp/receive.server.ts'
import { notifyOfSecurityEvent } from '#app/notifications/security-notifications.server.ts'
import { eraseDueAccounts } from '#app/personal-data/account-erasure.server.ts'
import { decisionTasks } from '#app/personal-data/every-decision.server.ts'
import { removeWhatIsOld } from '#app/personal-data/retention.server.ts'
import { offerTasks } from '#app/offers/tasks.server.ts'
import { signAuditLog } from '#app/platform/audit/audit-verification.server.ts'
import { deliverQueued } from '#app/platform/delivery/deliveries.server.ts'
import { fileSweep } from '#app/platform/files/file-sweep.server.ts'
import { seldomAnswering } from '#app/offers/responses/answered-share.server.ts'
import { seldomPayingOnTime } from '#app/offers/responses/promises.server.ts'
import { publishedResponses } from '#app/offers/responses/published-responses.server.ts'
import { homeFigures } from '#app/home/live-figures.server.ts'
import { incomingFiles, photoFiles, resumeFiles } from '#app/specialists/file-references.server.ts'
import { mailSpecialistOfSecurity } from '#app/specialists/security-mail.server.ts'
import { filesOfOrders, orderFiles, scanOrderLater } from '#app/rights/order-files.server.ts'
import { warnOfUrgent } from '#app/rights/reminders.server.ts'
import { searchTasks } from '#app/search/tasks.server.ts'
import { specialistTasks } from '#app/specialists/tasks.server.ts'
import { webhookTasks } from '#app/webhooks/tasks.server.ts'
import { countPay } from '#app/pay/count.server.ts'
import { createQueues, stopTasks, workOn } from '#app/platform/tasks/tasks.server.ts'

/** Every background task, by the capability that owns it. */
export const tasks = [
	notifyOfSecurityEvent,
	takeWhatsAppEvent,
	answerInvitationByWhatsApp,
	forgetGoneBrowser,
	forgetLoggedOutBrowsers,
	resealTask,
	deliverQueued,
	notifyApplicantsOfClosedJob,
	notifyApplicantsOfRemovedJob,
	emailAboutTransition,
	notifyOfApplication,
	dropJobsPastApplyBy,
	moveJobsWithSite,
	moveJobsWithMainSite,
	placeAddressesAgain,
	...offerTasks,
	...coverTasks,
	nameApplicationReasons,
	eraseDueAccounts,
	removeWhatIsOld,
	warnOfUrgent,
	scanOrderLater,
	filesOfOrders.remove,
	signAuditLog,
	...searchTasks,
	...specialistTasks,
	mailSpecialistOfSecurity,
	...credentialTasks,
	...decisionTasks,
	emailAboutRefusal,
	...contactTasks,
	...billingTasks,
	homeFigures.recount,
	seldomAnswering.recount,
	seldomPayingOnTime.recount,
	publishedResponses.recount,
	countPay,
	databaseFigures.recount,
	supplyFigures.recount,
	...interviewTasks,
	...messageTasks,
	...alertTasks,
	...marketplaceTasks,
	...webhookTasks,
	filesOfPictures.remove,
	filesOfHospitals.remove,
	scanHospitalDocument,
	remindOfYearlyCheck,
	fileSweep([
		resumeFiles,
		incomingFiles,
		photoFiles,
		credentialFiles,
		messageFileHolder,
		logoFiles,
		hospitalPhotoFiles,
		hospitalDocumentFiles,
		orderFiles,
	]),
]

/** Makes the queues and starts taking tasks off them in this process. */
export async function startTasks() {
	await createQueues(tasks)
	await workOn(tasks)
}

export { stopTasks }
