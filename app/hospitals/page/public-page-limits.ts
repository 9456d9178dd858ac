/** How much the public page of a hospital takes. */
export const publicPageLimits = {
	about: 1_500,
	reply: 500,
	beds: 9_999,
	theatres: 200,
	facilities: 30,
	facility: 60,
	departments: 30,
	department: 60,
	headRole: 60,
	sites: 20,
	siteName: 80,
	siteAddress: 200,
	siteCity: 80,
}
