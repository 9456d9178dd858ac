import { brand } from '#app/brand.ts'
import { t } from '#app/platform/language/words.ts'
import { formatDate } from '#app/platform/text/dates.ts'
import { formatRupees } from '#app/platform/text/money.ts'
import { newPdf, pdfColours } from '#app/platform/pdf/pdf.server.ts'
import { formatHours, ourTaxLine, taxLine } from '../labels.ts'
import type { loadStatement } from './statement.server.ts'
import type { CoverSide } from '../status.ts'

type Statement = Awaited<ReturnType<typeof loadStatement>>

/** What was worked in a month, for the books of one side. `name` is its own. */
export async function statementPdf(
	{ name: month, lines, totalPaise, unpaidPaise }: Statement,
	{ side, name }: { side: CoverSide; name: string },
	now: Date,
) {
	const { brand: green, ink, quiet } = pdfColours
	const title = t`Cover, ${{ month }}`
	const pdf = await newPdf({ title, author: brand.name, now })
	pdf.write(brand.name, 13, green, 'bold')
	pdf.space(1)
	pdf.write(title, 22, ink, 'bold')
	pdf.write(t`${{ name }}. Printed on ${{ day: formatDate(now) }}.`, 10, quiet)
	for (const { other, work, from, to, duePaise, state, paidOn } of lines) {
		pdf.space(0.6)
		pdf.rule(80)
		pdf.space(0.6)
		pdf.facts([
			{ label: side === 'hospital' ? 'Specialist' : t`Hospital`, value: other },
			{ label: t`Work`, value: work },
			{ label: t.of('work')`Hours`, value: formatHours({ startsAt: from, endsAt: to }) },
			{
				label: t`Amount`,
				value: [
					duePaise === null ? null : formatRupees(duePaise),
					paidOn ? t`paid on ${{ day: formatDate(paidOn) }}` : state,
				]
					.filter(Boolean)
					.join(', '),
			},
		])
	}
	pdf.space(0.6)
	pdf.rule(80)
	pdf.space(0.6)
	pdf.facts([
		{ label: t`Total`, value: formatRupees(totalPaise) },
		{ label: t`Not marked as paid`, value: formatRupees(unpaidPaise) },
	])
	pdf.space(0.6)
	pdf.write(side === 'hospital' ? ourTaxLine : taxLine(), 10, quiet)
	return pdf.finish()
}
