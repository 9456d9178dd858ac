import { z } from 'zod'
import { findPlace, placeNotFound } from '#app/catalog/places/places.server.ts'
import { newPassword, typedPassword } from '#app/identity/sign-in/new-password.server.ts'
import { type GstinProblem, gstinProblem } from '#app/platform/text/gstin.ts'
import { badgeRefusal, isWithoutBadge } from '#app/platform/text/person-name.ts'
import { plainTyped } from '#app/platform/text/typed-mobile.ts'
import { personName } from '#app/identity/person-name.server.ts'
import { emailAddress, optionalText, plainText } from '#app/platform/text/text.server.ts'
import { longestReturnTo } from '#app/platform/http/return-to.ts'
import { documentKinds } from './checks/documents.ts'
import { switchboardNumber } from './phone.server.ts'
import { type MemberRole, memberRoles } from './team/member-roles.ts'
import { t } from '#app/platform/language/words.ts'

/** The address is compared with what we have, so its form is no matter here. */
export const LogIn = z.object({ email: plainText({ max: 254 }), password: typedPassword })

/** A city or PIN code that we can put on the map, for distances to its jobs. */
const place = plainText({ max: 100 }).transform((text, context) => {
	const found = findPlace(text)
	if (found) {
		const { lat: latitude, lng: longitude } = found
		const town = found.kind === 'area' ? found.city.name : found.name
		const [, city = town, pin = null] = /^(.*) (\d{6})$/.exec(town) ?? []
		return { city, pin, latitude, longitude }
	}
	context.addIssue({ code: 'custom', message: placeNotFound(text) })
	return z.NEVER
})

const hospitalName = plainText({ max: 120, withoutContact: 'Enter only the name of the hospital.' })
	.refine((name) => /\p{L}/u.test(name), { error: () => t`Please enter a name with at least one letter.` })
	.refine(isWithoutBadge, badgeRefusal)

export const Registration = z.object({
	hospitalName,
	address: plainText({ max: 300, multiline: true }),
	place,
	phone: switchboardNumber,
	name: personName,
	email: emailAddress,
	password: newPassword,
})
export type Registration = z.infer<typeof Registration>

export const EmailOnly = z.object({ email: emailAddress })
export const LinkAndPassword = z.object({ token: z.string().max(200), password: typedPassword })
export const LinkAndNewPassword = z.object({ token: z.string().max(200), password: newPassword })

const ticked = z.literal('on').optional().transform(Boolean)

/** `anyway`: the owner has seen that the address is not on the hospital's domain. */
/** For which sites a member works. A hospital with one site asks nothing. */
const siteChoice = {
	reach: z.enum(['all', 'some'], { error: 'Choose all sites or some sites.' }).default('all'),
	sites: z.array(z.uuid()).max(100).default([]),
}

type SiteChoice = { reach: 'all' | 'some'; sites: string[]; seat?: MemberRole }

function checkSites({ reach, sites, seat }: SiteChoice, context: z.RefinementCtx) {
	if (reach === 'all') return
	if (seat === 'owner')
		context.addIssue({ code: 'custom', path: ['reach'], message: siteRefusals['owner-of-all-sites'] })
	else if (sites.length === 0)
		context.addIssue({ code: 'custom', path: ['sites'], message: 'Choose at least one site.' })
}

/** Null for all. */
export const sitesOf = ({ reach, sites }: SiteChoice) => (reach === 'all' ? null : [...new Set(sites)])

/** Why a member cannot have these sites, beside the field that it is about. */
export const siteRefusals = {
	'owner-of-all-sites': 'Owners work for all sites. Choose all sites, or another role.',
	'all-and-some': 'You selected sites below. Choose some sites, or clear them.',
	'no-such-site': 'This site has been removed. Choose the sites again.',
}

/** Boxes that were selected while 'All sites' still stood above them: an invitation to all would give away what one site was meant for. */
function checkReach({ reach, sites }: SiteChoice, context: z.RefinementCtx) {
	if (reach === 'all' && sites.length > 0)
		context.addIssue({ code: 'custom', path: ['reach'], message: siteRefusals['all-and-some'] })
}

export const InvitationInput = z
	.object({
		email: emailAddress,
		seat: z.enum(memberRoles, { error: 'Choose a role.' }),
		...siteChoice,
		anyway: ticked,
	})
	.superRefine(checkSites)
	.superRefine(checkReach)

export const MemberSitesInput = z.object(siteChoice).superRefine(checkSites)

export const AcceptanceAsNew = z.object({ name: personName, password: newPassword })
/** What a member wants to be told outside the site. `channels` are pairs such as 'application-received email'. */
export const MemberPreferencesInput = z.object({
	email: ticked,
	messages: ticked,
	updates: ticked,
	channels: z.array(z.string().max(60)).max(100).default([]),
	version: z
		.string()
		.regex(/^(0|[1-9]\d{0,8})$/)
		.transform(Number),
})

export const DocumentInput = z.object({ kind: z.enum(documentKinds, { error: 'Choose the kind of document.' }) })

export const ShortcutsInput = z.object({ on: ticked, returnTo: z.string().max(longestReturnTo).optional() })

const compact = (text: string | null) =>
	text === null
		? null
		: plainTyped(text)
				.toUpperCase()
				.replace(/[\s.-]/g, '')

const registrationNumber = optionalText({ max: 40 })
	.transform((text) => text?.toUpperCase() ?? null)
	.refine(
		(text) => text === null || /^(?=.*\d)[A-Z\d/.\-() ]{2,40}$/.test(text),
		'Enter the number as printed on the certificate: letters, digits and / . - only.',
	)

const facilityId = optionalText({ max: 30 })
	.transform(compact)
	.refine((text) => text === null || /^IN[A-Z\d]{10}$/.test(text), 'A facility ID is IN followed by 10 characters.')

const gstinProblems: Record<GstinProblem, string> = {
	deductor: 'This number is for deducting tax (TDS). Enter the GSTIN for supplies, which has Z as its 14th character.',
	tan: 'This is a TAN, for deducting tax (TDS). Enter the GSTIN, which has 15 characters.',
	pan: 'This is a PAN. Enter the GSTIN, which has 15 characters.',
	state: 'This is not a valid GSTIN. Its first two digits are not the code of a state.',
	invalid: 'This is not a valid GSTIN. Check its 15 characters against the certificate.',
}

const gstin = optionalText({ max: 30 })
	.transform(compact)
	.superRefine((text, context) => {
		const problem = text === null ? null : gstinProblem(text)
		if (problem !== null) context.addIssue({ code: 'custom', message: gstinProblems[problem] })
	})

/** An address on the web, with https:// put in front where it was left out. Its front page is enough. */
export const website = optionalText({ max: 200 }).transform((text, context) => {
	if (text === null) return null
	const address = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`
	const url = URL.canParse(address) ? new URL(address) : null
	const isWebsite = url && /^https?:$/.test(url.protocol) && /^[^.].*\.[a-z\d-]{2,}$/i.test(url.hostname)
	if (url && isWebsite && !url.username && !url.password && !url.port)
		return url.origin + url.pathname.replace(/\/$/, '')
	context.addIssue({ code: 'custom', message: 'Enter the website address, for example hospital.in' })
	return z.NEVER
})

const legalName = plainText({ max: 120 }).refine(isWithoutBadge, badgeRefusal)

/** What the owner of a verified hospital asks for; `reason` is read by operators alone. */
export const NameChange = z.object({
	displayName: hospitalName,
	legalName,
	reason: plainText({ max: 500, multiline: true }),
})
export type NameChange = z.infer<typeof NameChange>

export const VerificationDetails = z.object({
	legalName,
	registrationNumber,
	facilityId,
	gstin,
	website,
})
export type VerificationDetails = z.infer<typeof VerificationDetails>
