import { endOffersOfEnded, expireOffers } from './expiry.server.ts'
import { writeAboutOffer } from './notifications.server.ts'

export const offerTasks = [writeAboutOffer, expireOffers, endOffersOfEnded]
