import { profileViewDays } from '#app/durations.ts'
import { asc, desc, eq } from 'drizzle-orm'
import { isJobShift, shiftName } from '#app/catalog/shifts.ts'
import { summariseCredentials } from '#app/credentials/queries.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { formatDay, istToday } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { formatPayRange, payUnits } from '#app/platform/text/money.ts'
import { findCompletionFacts } from '../../profile/completion.server.ts'
import { countProfileViews } from '../../disclosure/profile-access.server.ts'
import { completionWith } from '../profile/completion.server.ts'
import { specialistSkills, specialists } from '../../tables.server.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'

export type DashboardCards = Awaited<ReturnType<typeof loadCards>>

const skillsShown = 4

/** Content beside the tabs of a specialist's dashboard. All of it is counted, none is a sample. */
export async function loadCards(actor: Specialist, now: Date) {
	const id = actor.specialistId
	const [profile, skills, views, credentials, facts] = await Promise.all([
		readProfile(id),
		listTopSkills(id),
		countProfileViews(id, profileViewDays),
		summariseCredentials(id),
		findCompletionFacts(id),
	])
	return {
		isVerified: credentials.hasVerifiedRegistration,
		isPrivate: !profile.profileVisibility,
		completion: {
			...completionWith(facts, credentials.items),
			credentials: credentials.items,
			counts: countsOf(credentials),
		},
		degrees: credentials.items.filter(({ kind }) => kind !== 'registration'),
		summary: {
			status: statusOf(profile, istToday(now)),
			shifts: profile.shifts.flatMap((shift) => (isJobShift(shift) ? shiftName(shift) : [])),
			areas: areasOf(profile),
			pay: expectedPay(profile),
			skills,
			views: views.toLocaleString('en-IN'),
		},
	}
}

/** '3 verified, 1 pending, 1 rejected': the last two only where there are some. */
function countsOf({ verified, pending, rejected, expired }: Awaited<ReturnType<typeof summariseCredentials>>): string {
	return [
		t`${{ count: verified }} verified`,
		t`${{ count: pending }} pending`,
		...(rejected > 0 ? [t`${{ count: rejected }} rejected`] : []),
		...(expired > 0 ? [t`${{ count: expired }} expired`] : []),
	].join(', ')
}

async function readProfile(specialistId: string) {
	const [profile] = await db.select().from(specialists).where(eq(specialists.id, specialistId))
	if (!profile) throw new Error('A specialist without a profile')
	return profile
}

/** What the person knows best comes first, then in their own order. */
async function listTopSkills(specialistId: string): Promise<string[]> {
	const rows = await db
		.select({ name: specialistSkills.name })
		.from(specialistSkills)
		.where(eq(specialistSkills.specialistId, specialistId))
		.orderBy(desc(specialistSkills.level), asc(specialistSkills.position), asc(specialistSkills.name))
		.limit(skillsShown)
	return rows.map(({ name }) => name)
}

type Profile = Awaited<ReturnType<typeof readProfile>>

function statusOf({ profileVisibility, hidingAskedAt, anonymousMode, availableFrom }: Profile, today: string): string {
	if (!profileVisibility) return t`Hidden from hospitals`
	if (hidingAskedAt === null) return t`Not in search yet`
	if (availableFrom === null || availableFrom <= today)
		return anonymousMode ? t`Visible to verified hospitals, name hidden` : t`Visible to verified hospitals`
	const day = formatDay(availableFrom)
	return anonymousMode
		? t`Visible to verified hospitals, name hidden, available from ${{ day }}`
		: t`Visible to verified hospitals, available from ${{ day }}`
}

function areasOf({ preferredAreas, location, travelRadiusKm, openToRelocate }: Profile): string {
	const around = travelRadiusKm === null ? [] : [t`${{ place: saidName(location) }} + ${{ km: travelRadiusKm }} km`]
	return [...preferredAreas.map(saidName), ...around, ...(openToRelocate ? [t`open to relocate`] : [])].join(', ')
}

/** '₹3 lakh a month, ₹12,000 a shift': what they named, in their own units. */
function expectedPay(profile: Profile): string {
	const expected = {
		month: profile.expectedMonthlyPaise,
		shift: profile.expectedShiftPaise,
		hour: profile.expectedHourlyPaise,
		case: profile.expectedCasePaise,
	}
	const parts = payUnits.flatMap((unit) => {
		const paise = expected[unit]
		return paise === null ? [] : [formatPayRange(paise, null, unit)]
	})
	return parts.length > 0 ? t`From ${{ pay: parts.join(', ') }}` : ''
}
