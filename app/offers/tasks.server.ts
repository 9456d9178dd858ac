import { endOffersOfEnded, expireOffers } from './expiry.server.ts'
import { writeAboutOffer } from './notifications.server.ts'
import { publishPromises } from './responses/promises.server.ts'
import { remindOfOffers } from './reminders.server.ts'
import { answerLateByWhatsApp } from './responses/by-whatsapp.server.ts'
import { askAboutLateAnswers } from './responses/late-answers.server.ts'
import { closeUnanswered, remindOfAnswers } from './responses/unanswered.server.ts'

export const offerTasks = [
	writeAboutOffer,
	expireOffers,
	endOffersOfEnded,
	remindOfOffers,
	publishPromises,
	remindOfAnswers,
	closeUnanswered,
	askAboutLateAnswers,
	answerLateByWhatsApp,
]
