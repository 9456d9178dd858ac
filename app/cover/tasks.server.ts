import { releaseCover } from './after-block.server.ts'
import { endAfterCover, remindAfterCover } from './after.server.ts'
import { askWave, tendCover } from './cascade.server.ts'
import { carryOutFirst, endFirsts } from './first-requests.server.ts'
import { moveCoverWithMainSite, moveCoverWithSite } from './site-moved.server.ts'
import { publishDescriptions } from './records.server.ts'
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
]
