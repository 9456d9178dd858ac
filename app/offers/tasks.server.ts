import { endOffersOfEnded, expireOffers } from './expiring.server.ts'
import { writeAboutOffer } from './writing.server.ts'

export const offerTasks = [writeAboutOffer, expireOffers, endOffersOfEnded]
