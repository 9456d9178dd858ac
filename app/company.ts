import { brand } from '#app/brand.ts'
import { t } from '#app/platform/language/words.ts'

/** The rest of what names us, apart from brand.ts: few pages say it, and what a page does not say is not sent to browsers. */
export const company = {
	/** The banner and the footer mention it, and vanish when it is empty. */
	formerName: 'NurseLink' as string,
	legalName: 'Theatrelist Health Staffing Pvt. Ltd.',
	/** CIN of the register of companies, which letters and terms must name. Left out where it is empty, as in the demo. */
	companyNumber: '' as string,
	/** Printed and dialled; the line is staffed 10:00-18:00 IST, Monday to Saturday. */
	phone: '+91 20 6912 0140',
	get phoneHours(): string {
		return t`10 am–6 pm IST, Monday to Saturday`
	},
	email: 'hello@theatrelist.example',
	/** Signs the articles: the people here who write, check and keep them current. */
	get editors(): string {
		return t`${{ brand: brand.name }} editorial team`
	},
	grievanceOfficer: 'Ms Kavita Joshi',
	address: '4th floor, Deccan Chambers, Jangali Maharaj Road, Pune 411004',
	/** Six letters, registered with the operator for transactional SMS. */
	smsHeader: 'THTRLS',
	city: 'Pune',
} as const

/** The company as letters and terms name it, with its number where it has one. */
export const registeredName = () =>
	[company.legalName, ...(company.companyNumber ? [`CIN ${company.companyNumber}`] : [])].join(', ')
