import { personalData as ofAlerts } from '#app/alerts/tables.server.ts'
import { personalData as ofApi } from '#app/api/tables.server.ts'
import { personalData as ofApplications } from '#app/applications/tables.server.ts'
import { personalData as ofBilling } from '#app/billing/tables.server.ts'
import { personalData as ofCases } from '#app/cases/tables.server.ts'
import { personalData as ofContacts } from '#app/contacts/tables.server.ts'
import { personalData as ofContent } from '#app/content/tables.server.ts'
import { personalData as ofCover } from '#app/cover/tables.server.ts'
import { personalData as ofCredentials } from '#app/credentials/tables.server.ts'
import { personalData as ofHospitals } from '#app/hospitals/tables.server.ts'
import { personalData as ofIdentity } from '#app/identity/tables.server.ts'
import { personalData as ofInterviews } from '#app/interviews/tables.server.ts'
import { personalData as ofJobs } from '#app/jobs/tables.server.ts'
import { personalData as ofMarketplace } from '#app/marketplace/tables.server.ts'
import { personalData as ofMessages } from '#app/messages/tables.server.ts'
import { personalData as ofModeration } from '#app/moderation/tables.server.ts'
import { personalData as ofOperations } from '#app/operations/tables.server.ts'
import { personalData as ofNotifications } from '#app/notifications/tables.server.ts'
import { personalData as ofOffers } from '#app/offers/tables.server.ts'
import { personalData as ofPay } from '#app/pay/tables.server.ts'
import { personalData as ofPlatform } from '#app/platform/tables.server.ts'
import { personalData as ofRights } from '#app/rights/tables.server.ts'
import { personalData as ofSearch } from '#app/search/tables.server.ts'
import { personalData as ofSpecialists } from '#app/specialists/tables.server.ts'
import { personalData as ofTemplates } from '#app/templates/tables.server.ts'
import { personalData as ofViews } from '#app/views/tables.server.ts'
import { personalData as ofWebhooks } from '#app/webhooks/tables.server.ts'
import { personalData as ofPersonalData } from './tables.server.ts'

/** Every table, in import order: a table comes after those that it refers to, and is erased before them. */
export const declarations = [
	...ofPlatform,
	...ofIdentity,
	...ofPay,
	...ofNotifications,
	...ofHospitals,
	...ofBilling,
	...ofTemplates,
	...ofSpecialists,
	...ofCredentials,
	...ofCases,
	...ofModeration,
	...ofSearch,
	...ofJobs,
	...ofContacts,
	...ofApplications,
	...ofMessages,
	...ofInterviews,
	...ofOffers,
	...ofCover,
	...ofApi,
	...ofWebhooks,
	...ofMarketplace,
	...ofViews,
	...ofAlerts,
	...ofOperations,
	...ofContent,
	...ofRights,
	...ofPersonalData,
]
