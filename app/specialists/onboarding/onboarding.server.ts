import { eq } from 'drizzle-orm'
import type { Specialist } from '#app/identity/actor.ts'
import { db } from '#app/platform/database/db.server.ts'
import { rupeesForField } from '#app/platform/text/money.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { giveJobAlertConsent } from '../consents.server.ts'
import {
	type HideFailure,
	hideFromHospitalIn,
	listEmployersToHideFrom,
	listHidden,
	listMeant,
	meansLine,
	recordHidingAsked,
	suggestHospitals,
	withoutHidden,
} from '../hiding/hidden-hospitals.server.ts'
import type { AfterRename } from '../rename.server.ts'
import { ListIsFull, settleProposalsIn } from '../resumes/resume-acceptance.server.ts'
import { findReading } from '../resumes/resume-reading.server.ts'
import { findOwnResume } from '../resumes/resume.server.ts'
import { changeSectionIn } from '../sections/revisions.server.ts'
import type { OnboardingInput } from '../schema.server.ts'
import { paySection, shiftsSection } from '../sections/section-contents.server.ts'
import { specialists } from '../tables.server.ts'

/** Whether the person has been asked from whom to hide. Until then no search finds them. */
export async function wasAskedToHide({ specialistId }: Pick<Specialist, 'specialistId'>) {
	const [row] = await db
		.select({ at: specialists.hidingAskedAt })
		.from(specialists)
		.where(eq(specialists.id, specialistId))
	return row?.at != null
}

/** Whether hospitals find the person at all; which of them do not, their list says. */
export async function isFindable({ specialistId }: Pick<Specialist, 'specialistId'>): Promise<boolean> {
	const [row] = await db
		.select({ isVisible: specialists.profileVisibility, askedAt: specialists.hidingAskedAt })
		.from(specialists)
		.where(eq(specialists.id, specialistId))
	return row !== undefined && row.isVisible && row.askedAt !== null
}

/** What a new person is asked in one go, with what the resume and earlier answers say of it. */
export async function findOnboarding(actor: Specialist) {
	const [resume, reading, employers, hidden, suggestions, { shifts }, { month }, isAsked] = await Promise.all([
		findOwnResume(actor),
		findReading(actor),
		listEmployersToHideFrom(actor),
		listHidden(actor),
		suggestHospitals(),
		shiftsSection.read(db, actor.specialistId),
		paySection.read(db, actor.specialistId),
		wasAskedToHide(actor),
	])
	const items = reading?.items ?? []
	const presentPosts = items.flatMap((item) =>
		item.kind === 'post' && item.proposed.endsOn === null ? [item.proposed.hospital] : [],
	)
	const present = await listMeant(await withoutHidden(actor, [...employers, ...presentPosts]))
	return {
		resume: resume && {
			id: resume.id,
			fileName: resume.fileName,
			// The reading begins once the scanner has passed the file.
			status: reading?.status ?? ('waiting' as const),
			isLate: reading?.isLate ?? false,
			items,
			registration: reading?.registration ?? null,
		},
		employers: present.map(({ name, means }) => ({ name, means: meansLine(means) })),
		hidden: hidden.map(({ name }) => name),
		suggestions,
		shifts,
		month: month === null ? '' : rupeesForField(BigInt(month)),
		isAsked,
	}
}

export type OnboardingFailure = 'profile-full' | 'too-many-hidden' | 'hidden-too-vague'

/** Saves all of it or nothing. From then on searches find the person, but no hospital of their list does. */
export async function saveOnboarding(
	actor: Specialist,
	{ resumeId, shown, items, hide, hideAlso, month, shifts, jobAlerts }: OnboardingInput,
	afterRename: AfterRename,
): Promise<Result<null, OnboardingFailure>> {
	try {
		return await db.transaction(async (tx) => {
			if (resumeId !== undefined) await settleProposalsIn(tx, actor, { resumeId, shown, ticked: items }, afterRename)
			for (const name of [...hide, ...(hideAlso === null ? [] : [hideAlso])]) {
				const hidden = await hideFromHospitalIn(tx, actor, name)
				if (!hidden.ok) throw new NotHidden(hidden.failure)
			}
			await changeSectionIn(tx, actor, shiftsSection, () => ok({ shifts }))
			await changeSectionIn(tx, actor, paySection, (before) => ok({ ...before, month: month?.toString() ?? null }))
			if (jobAlerts) await giveJobAlertConsent(tx, actor.accountId)
			await recordHidingAsked(tx, actor)
			return ok(null)
		})
	} catch (error) {
		if (error instanceof ListIsFull) return fail('profile-full')
		if (error instanceof NotHidden) return fail(error.failure === 'too-many' ? 'too-many-hidden' : 'hidden-too-vague')
		throw error
	}
}

/** Thrown after the first write, to take all of them back. */
class NotHidden extends Error {
	override name = 'NotHidden'
	failure: HideFailure
	constructor(failure: HideFailure) {
		super(failure)
		this.failure = failure
	}
}
