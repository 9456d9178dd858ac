/** The role in which the database answers requests. It owns nothing, so policies hold for it. */
export const requestRole = 'app_request'

/** The same for someone who works for a part of an organisation: further policies hold for it. */
export const siteRole = 'app_site_request'

/** The role of everything that is no request, where the app’s account does not own the tables: a policy lets it pass everywhere. */
export const systemRole = 'app_system'
