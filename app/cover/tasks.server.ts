import { releaseCover } from './after-block.server.ts'
import { endAfterCover, remindAfterCover } from './settlement/after.server.ts'
import { nameCoverReasons } from './settlement/name-reasons.server.ts'
import { askWave, tendCover } from './asking/cascade.server.ts'
import { answerCoverByWhatsApp } from './answering/by-whatsapp.server.ts'
import { carryOutFirst, endFirsts } from './asking/first-requests.server.ts'
import { moveCoverWithMainSite, moveCoverWithSite } from './availability/site-moved.server.ts'
import { publishDescriptions } from './settlement/records.server.ts'
import { notifyOthers, notifyRaised } from './notifications.server.ts'

export const coverTasks = [
	askWave,
	tendCover,
	releaseCover,
	notifyOthers,
	notifyRaised,
	remindAfterCover,
	endAfterCover,
	moveCoverWithSite,
	moveCoverWithMainSite,
	publishDescriptions,
	carryOutFirst,
	endFirsts,
	answerCoverByWhatsApp,
	nameCoverReasons,
]
