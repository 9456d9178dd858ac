import { and, eq, inArray, or } from 'drizzle-orm'
import { z } from 'zod'
import type { Member } from '#app/identity/actor.ts'
import { db, only, type Queryable, type Transaction } from '#app/platform/database/db.server.ts'
import { badgeRefusal, isWithoutBadge } from '#app/platform/text/person-name.ts'
import { stampOf } from '#app/platform/http/form-stamp.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { announce } from '#app/platform/tasks/tasks.server.ts'
import { plainText } from '#app/platform/text/text.server.ts'
import { meant, requiredField } from '#app/platform/text/typed-fields.server.ts'
import { pinCode } from '#app/platform/text/typed-numbers.ts'
import { siteMoved } from '../events.server.ts'
import { readSiteName } from '../names/hospital-name.server.ts'
import { standsFor } from '../names/look-alike.ts'
import { isNamedAfter } from '../names/parsed-name.server.ts'
import { isOnlyCity, pinProblem, pointField, pointOfAddress, pointProblem } from './position.server.ts'
import { publicPageLimits as limits } from '../page/public-page-limits.ts'
import { isSiteOf, listFurtherSites, mainSiteName } from './site-choices.server.ts'
import { siteLine } from './site-line.ts'
import { hospitalSites, hospitals } from '../tables.server.ts'
import { writeDown } from '../team/team.server.ts'

const withoutContact = 'Specialists reach you by applying to your jobs.'
const unknown = 'Location not found. Check the city and the PIN code.'

/** A further site, which needs a place on the map: specialists search by distance. */
export const SiteInput = z
	.object({
		name: plainText({ max: limits.siteName, withoutContact }).refine(isWithoutBadge, badgeRefusal),
		address: plainText({ max: limits.siteAddress, withoutContact }),
		city: plainText({ max: limits.siteCity, withoutContact }),
		pin: requiredField(meant((text) => pinCode(text) ?? { problem: 'Enter a 6-digit PIN code.' })),
		point: pointField,
	})
	.superRefine((site, context) => {
		const wrongPin = pinProblem(site)
		if (wrongPin) return context.addIssue({ code: 'custom', path: ['pin'], message: wrongPin })
		const problem = site.point && pointProblem(site.point, site)
		if (problem) context.addIssue({ code: 'custom', path: ['point'], message: problem })
		else if (pointOf(site) === null) context.addIssue({ code: 'custom', path: ['pin'], message: unknown })
	})
type Parsed = z.output<typeof SiteInput>
export type SiteInput = Omit<Parsed, 'point'> & Partial<Pick<Parsed, 'point'>>

/** Where the owner points, else where the address is. */
const pointOf = ({ point, ...address }: Pick<SiteInput, 'address' | 'city' | 'pin' | 'point'>) =>
	point ? { latitude: point.lat, longitude: point.lng } : pointOfAddress(address)

/** A place where jobs of a hospital are: its verified address, whose id is null, or a further site. */
export type Site = {
	id: string | null
	name: string
	location: string
	city: string
	lat: number
	lng: number
	/** Only its city is known. */
	isAtCity: boolean
}

/** The sites of the member, the main one first. It is left out where we do not know its position. */
export async function listSites(member: Pick<Member, 'hospitalId' | 'sites'>, on: Queryable = db): Promise<Site[]> {
	const { hospitalId } = member
	const [main] = await on.select().from(hospitals).where(eq(hospitals.id, hospitalId))
	const further = await listFurtherSites(hospitalId, on)
	const all = [...(main ? [{ ...main, id: null, name: mainSiteName }] : []), ...further]
	return all
		.filter(({ id }) => isSiteOf(member, id))
		.flatMap(({ id, name, address, city, pin, latitude: lat, longitude: lng }) =>
			lat === null || lng === null
				? []
				: [
						{
							...{ id, name, lat, lng, city: city ?? '' },
							location: siteLine({ address, city, pin }),
							isAtCity: isOnlyCity({ latitude: lat, longitude: lng }),
						},
					],
		)
}

export async function findSite(owner: Member, siteId: string) {
	const [site] = await db.select().from(hospitalSites).where(ownSite(owner, siteId))
	return site ?? null
}

/** Which state of the site a form was drawn from. */
export const stampOfSite = ({ name, address, city, pin, latitude, longitude }: typeof hospitalSites.$inferSelect) =>
	stampOf([name, address, city, pin, latitude, longitude])

export type SiteFailure = 'not-found' | 'changed-meanwhile' | 'name-taken' | 'too-many' | 'another-hospital'

/** Adds a site, or changes the one that `siteId` names. What is at it follows it to another address. */
export async function saveSite(
	owner: Member,
	siteId: string | null,
	input: SiteInput,
	/** Of the site as the form showed it. */
	stamp?: string,
): Promise<Result<null, SiteFailure>> {
	const place = pointOf(input)
	if (!place) throw new Error('A site that the schema does not let through')
	const { point: _pointedAt, ...typed } = input
	const site = { ...typed, ...readSiteName(input.name), ...place }
	return db.transaction(async (tx) => {
		// One at a time for a hospital, so that neither names nor the limit can be passed by two at once.
		await tx.select({ id: hospitals.id }).from(hospitals).where(eq(hospitals.id, owner.hospitalId)).for('update')
		const sites = await listFurtherSites(owner.hospitalId, tx)
		if (siteId !== null && !sites.some(({ id }) => id === siteId)) return fail('not-found')
		const stored = sites.find(({ id }) => id === siteId)
		if (stamp !== undefined && stored && stamp !== stampOfSite(stored)) return fail('changed-meanwhile')
		if (siteId === null && sites.length >= limits.sites) return fail('too-many')
		if (sites.some(({ id, name }) => id !== siteId && name.toLowerCase() === input.name.toLowerCase()))
			return fail('name-taken')
		if (await isNamedLikeAnother(tx, owner, input.name)) return fail('another-hospital')
		if (siteId === null) {
			const values = { ...site, hospitalId: owner.hospitalId }
			const { id } = only(await tx.insert(hospitalSites).values(values).returning({ id: hospitalSites.id }))
			await writeDown(tx, owner, 'site-added', null, { siteId: id, name: site.name })
			return ok(null)
		}
		await tx.update(hospitalSites).set(site).where(ownSite(owner, siteId))
		await announce(tx, siteMoved, { siteId })
		await writeDown(tx, owner, 'site-changed', null, { siteId, name: site.name })
		return ok(null)
	})
}

/** Names of sites and departments are printed beside the badge of the hospital, so none is that of another one that we know. */
export async function isNamedLikeAnother(tx: Transaction, { hospitalId }: Member, name: string): Promise<boolean> {
	const known = await tx
		.select({
			id: hospitals.id,
			displayName: hospitals.displayName,
			legalName: hospitals.legalName,
			readings: hospitals.nameReadings,
		})
		.from(hospitals)
		.where(or(eq(hospitals.id, hospitalId), inArray(hospitals.status, ['verified', 'suspended'])))
	const namesOf = ({ displayName, legalName }: (typeof known)[number]) => [displayName, legalName]
	const mine = known.filter(({ id }) => id === hospitalId)
	const own = { names: mine.flatMap(namesOf), readings: mine.flatMap(({ readings }) => readings) }
	return known
		.filter(({ id }) => id !== hospitalId)
		.some(
			(other) =>
				isNamedAfter(name, other.readings, own.readings) ||
				namesOf(other).some((one) => standsFor(name, one) && !own.names.some((each) => standsFor(each, one))),
		)
}

/** Jobs and cover there keep their location. Answers with its name, or null when it is gone already. */
export async function removeSite(owner: Member, siteId: string): Promise<string | null> {
	return db.transaction(async (tx) => {
		const [gone] = await tx.delete(hospitalSites).where(ownSite(owner, siteId)).returning({ name: hospitalSites.name })
		if (gone) await writeDown(tx, owner, 'site-removed', null, { siteId, name: gone.name })
		return gone?.name ?? null
	})
}

const ownSite = (owner: Member, siteId: string) =>
	and(eq(hospitalSites.id, siteId), eq(hospitalSites.hospitalId, owner.hospitalId))

export const siteRefusals = {
	'name-taken': 'Another site has this name. Enter a different name.',
	'another-hospital': 'Another hospital has this name. Enter what you call the site, for example its area.',
	'too-many': `You can keep up to ${limits.sites} sites. Remove one to add another.`,
}
