/** Everything that names us. No brand string is anywhere else, and a test checks that. */
export const brand = {
	name: 'Theatrelist',
	/** The banner and the footer mention it, and vanish when it is empty. */
	formerName: 'NurseLink' as string,
	legalName: 'Theatrelist Health Staffing Pvt. Ltd.',
	/** CIN of the register of companies, which letters and terms must name. Left out where it is empty, as in the demo. */
	companyNumber: '' as string,
	tagline: 'Hospital jobs for anesthesiologists, surgeons, physicians and nurses',
	/** Printed and dialled; the line is staffed 10:00-18:00 IST, Monday to Saturday. */
	phone: '+91 20 6912 0140',
	phoneHours: '10 am–6 pm IST, Monday to Saturday',
	email: 'hello@theatrelist.example',
	/** Signs the articles: the people here who write, check and keep them current. */
	editors: 'Theatrelist editorial team',
	grievanceOfficer: 'Ms Kavita Joshi',
	address: '4th floor, Deccan Chambers, Jangali Maharaj Road, Pune 411004',
	/** Six letters, registered with the operator for transactional SMS. */
	smsHeader: 'THTRLS',
	city: 'Pune',
} as const

/** The company as letters and terms name it, with its number where it has one. */
export const registeredName = [brand.legalName, ...(brand.companyNumber ? [`CIN ${brand.companyNumber}`] : [])].join(
	', ',
)
