import { and, eq, inArray, sql } from 'drizzle-orm'
import { receivedBy } from '#app/applications/pipeline/decisions.server.ts'
import { applications } from '#app/applications/tables.server.ts'
import { brand } from '#app/brand.ts'
import { hospitalAt } from '#app/hospitals/sites/hospital-at-site.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Member, Specialist } from '#app/identity/actor.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { inLanguage } from '#app/platform/language/language.server.ts'
import type { Language } from '#app/platform/language/languages.ts'
import { saidName } from '#app/platform/language/names.ts'
import { languageNow, t } from '#app/platform/language/words.ts'
import { formatDate, formatDateTime } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { newPdf, pdfColours } from '#app/platform/pdf/pdf.server.ts'
import { signature } from '#app/specialists/brief.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { termFields } from '#app/jobs/terms/terms.ts'
import { columnsIn } from '#app/platform/text/declared-fields.server.ts'
import { offeredPay } from './labels.ts'
import { statedIn } from './offer-view.ts'
import { currentStatus } from './queries.server.ts'
import { joiningDateProposals, offers } from './tables.server.ts'
import { jobSide, sayDifferences } from './terms/said-differences.server.ts'

export type OfferLetter = NonNullable<Awaited<ReturnType<typeof findLetter>>>

/** An offer that waits or was accepted, for either side of it; `null` for others and for one that has ended. */
export async function findLetter(actor: Specialist | Member, offerId: string) {
	const theirs = actor.kind === 'specialist' ? eq(applications.specialistId, actor.specialistId) : receivedBy(actor)
	const [letter] = await db
		.select({
			payPaise: offers.payPaise,
			payUnit: offers.payUnit,
			startsOn: offers.startsOn,
			message: offers.message,
			terms: offers.terms,
			...columnsIn(termFields, offers),
			differences: offers.differences,
			sentAt: offers.sentAt,
			expiresAt: offers.expiresAt,
			decidedAt: offers.decidedAt,
			/** When both sides last agreed on another joining date. */
			movedAt:
				sql<Date | null>`(select max(${joiningDateProposals.decidedAt}) from ${joiningDateProposals} where ${joiningDateProposals.offerId} = ${offers.id} and ${joiningDateProposals.status} = 'accepted')`.mapWith(
					offers.decidedAt,
				),
			job: jobSide,
			jobTitle: jobs.title,
			location: jobs.location,
			...hospitalAt(jobs.siteId, jobs.location),
			specialistName: signature,
		})
		.from(offers)
		.innerJoin(applications, eq(applications.id, offers.applicationId))
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.innerJoin(specialists, eq(specialists.id, applications.specialistId))
		.where(and(eq(offers.id, offerId), theirs, inArray(currentStatus, ['sent', 'accepted'])))
	return letter ?? null
}

/**
 * The offer as a letter to keep: who offers what to whom, and whether it was accepted. In English, so that both sides and everyone to whom
 * they show it have one text. A copy in another language says that the English letter is the one that binds.
 */
export const letterPdf = (letter: OfferLetter, now: Date, language: Language = 'en'): Promise<Buffer> =>
	inLanguage(language, () => writeLetter(letter, now))

async function writeLetter(letter: OfferLetter, now: Date): Promise<Buffer> {
	const { hospitalName, specialistName, jobTitle, message, terms, startsOn, sentAt, expiresAt, decidedAt, movedAt } =
		letter
	const { brand: green, ink, quiet } = pdfColours
	const title = t`Offer from ${{ hospital: hospitalName }} to ${{ name: specialistName }}`
	const pdf = await newPdf({ title, author: brand.name, now })
	pdf.write(hospitalName, 13, green, 'bold')
	pdf.space(1.2)
	if (languageNow() !== 'en') {
		pdf.write(isCopy(), 11, ink, 'bold')
		pdf.space(0.8)
	}
	pdf.write(t`Offer to`, 11, quiet)
	pdf.space(0.3)
	pdf.write(specialistName, 22, ink, 'bold')
	pdf.space(0.3)
	pdf.write(formatDate(sentAt), 10, quiet)
	pdf.space(1)
	pdf.rule(120)
	pdf.space(0.6)
	pdf.facts([
		{ label: t`Position`, value: jobTitle },
		{ label: t`Location`, value: saidName(letter.location) },
		{ label: t`Pay`, value: offeredPay(letter) },
		{ label: t`Joining date`, value: formatDate(startsOn) },
		...(movedAt
			? [{ label: t`Date changed`, value: t`${{ day: formatDate(movedAt) }}, by agreement of both sides` }]
			: []),
		decidedAt
			? {
					label: t.of('offer')`Accepted`,
					value: t`${{ time: formatDateTime(decidedAt) }}, by ${{ name: specialistName }}`,
				}
			: { label: t`Respond by`, value: formatDateTime(expiresAt) },
	])
	pdf.space(0.6)
	pdf.rule(60)
	pdf.space(0.6)
	writeParagraphs(pdf, message)
	const { stated } = statedIn(letter)
	if (stated.length > 0) {
		pdf.space(0.4)
		pdf.write(t`Terms`, 13, ink, 'bold')
		pdf.space(0.3)
		pdf.facts(stated)
	}
	if (letter.differences.length > 0) {
		pdf.space(0.4)
		pdf.write(t`Different from the job`, 13, ink, 'bold')
		pdf.space(0.3)
		for (const { label, inJob, inOffer, why } of sayDifferences(letter.differences, letter.job, letter)) {
			const said = t`${{ label }}. Job: ${{ inJob }}. This offer: ${{ inOffer }}.`
			pdf.write(why ? `${said} ${t`Reason: ${{ reason: why }}`}` : said, 11)
			pdf.space(0.4)
		}
		if (decidedAt) pdf.write(t`${{ name: specialistName }} accepted each of these.`, 11)
	}
	if (terms) {
		pdf.space(0.4)
		pdf.write(t`Other terms`, 13, ink, 'bold')
		pdf.space(0.3)
		writeParagraphs(pdf, terms)
	}
	pdf.space(0.8)
	pdf.write(
		[
			decidedAt
				? t`This letter records the offer that ${{ hospital: hospitalName }} made on ${{ site: brand.name }} and that was accepted there.`
				: t`This letter records the offer that ${{ hospital: hospitalName }} made on ${{ site: brand.name }}.`,
			t`It does not replace an employment contract.`,
			t`Printed ${{ time: formatDateTime(now) }}.`,
		].join(' '),
		9,
		quiet,
	)
	return pdf.finish()
}

const isCopy = () =>
	t`This is a courtesy copy. Only the English letter is binding. What the hospital has written is left as it was written.`

function writeParagraphs(pdf: Awaited<ReturnType<typeof newPdf>>, text: string) {
	for (const paragraph of text.split(/\n+/).filter(Boolean)) {
		pdf.write(paragraph, 11)
		pdf.space(0.4)
	}
}
