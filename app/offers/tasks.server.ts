import { endOffersOfEnded, expireOffers } from './expiry.server.ts'
import { writeAboutOffer } from './offer-emails.server.ts'

export const offerTasks = [writeAboutOffer, expireOffers, endOffersOfEnded]
