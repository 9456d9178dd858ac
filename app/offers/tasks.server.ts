import { endOffersOfEnded, expireOffers } from './expiry.server.ts'
import { writeAboutOffer } from './notifications.server.ts'
import { publishPromises } from './promises.server.ts'
import { remindOfOffers } from './reminders.server.ts'
import { closeUnanswered, remindOfAnswers } from './unanswered.server.ts'

export const offerTasks = [
	writeAboutOffer,
	expireOffers,
	endOffersOfEnded,
	remindOfOffers,
	publishPromises,
	remindOfAnswers,
	closeUnanswered,
]
