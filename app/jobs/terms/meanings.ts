import {
	committeeFromWorkers,
	professionalTaxAboveRupees,
	professionalTaxPercent,
	settlementWorkingDays,
	wageDay,
} from '#app/law.ts'
import { legalCheckedOn } from '#app/law-sources.ts'
import { formatRupees } from '#app/platform/text/money.ts'
import { ordinal } from '#app/platform/text/ordinal.ts'
import { termLabel, termNames, type TermName } from './terms.ts'
import { t } from '#app/platform/language/words.ts'

const taxedAbove = formatRupees(BigInt(professionalTaxAboveRupees) * 100n)

const meanings: Record<TermName, () => string> = {
	bond: () =>
		t`An amount that you pay if you leave before the bond period ends. Courts in India enforce a bond only if its amount and period are reasonable. “No bond” means that you can leave after your notice period without paying.`,
	certificates: () =>
		t`A hospital may check your original degrees and registrations and copy them. It may not keep them. Every hospital confirms this before it posts a job here. Report a job that asks for your originals.`,
	engagement: () =>
		t`An employee gets a salary, usually with PF and leave. A professional gets fees. Above ${{ amount: taxedAbove }} a year the hospital deducts ${{ percent: professionalTaxPercent }}% tax (TDS) from them under section 194J. A visiting consultant comes for agreed days or cases. A locum covers for a limited time, with no agency in between.`,
	social: () =>
		t`PF is the provident fund. You and the hospital both pay into it each month. ESI is health insurance for employees with lower salaries. Gratuity is a sum that an employee gets on leaving after the required years.`,
	'pay-day': () =>
		t`The day of the month by which you get the pay of the month before. For monthly pay the law asks for the ${{ day: ordinal(wageDay) }}.`,
	settlement: () =>
		t`Pay, leave and other dues that are left when you leave. For employees the law asks for payment within ${{ days: settlementWorkingDays }} working days of the last day.`,
	notice: () =>
		t`How long before the last day you, or the hospital, must announce that the job ends. Check whether both have the same notice period.`,
	probation: () => t`The first months of the job. During them it can usually end with a shorter notice period.`,
	week: () => t`How many days a week you work, and which day is off.`,
	leave: () => t`Paid days off in a year, apart from the weekly day off.`,
	nights: () =>
		t`Whether you can refuse night duty, whether the hospital takes you there and home, and whether there is a room to rest. Women may work at night with their consent and with safe transport.`,
	indemnity: () =>
		t`Insurance against claims by patients: whether the hospital pays for it, and the highest amount that it covers.`,
	training: () => t`Who pays for the courses and training that the hospital asks you to take.`,
	restraint: () =>
		t`Months after the job in which the hospital does not want you to work for others nearby. Ask a lawyer before you agree to one.`,
	stay: () => t`Whether accommodation is free, or how much of your pay the hospital deducts for it.`,
	committee: () =>
		t`The committee that receives complaints of sexual harassment at work. Every employer with ${{ workers: committeeFromWorkers }} or more workers must have one.`,
	letter: () =>
		t`The letter that states your terms. Compare it with the job here before you join. Tell us if the two differ.`,
}

export const termMeanings = () => termNames.map((name) => ({ name, label: termLabel(name), meaning: meanings[name]() }))

export const checkedOn = legalCheckedOn()
