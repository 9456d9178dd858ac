/** The fields of a site, as form and error summary call them. */
export const siteLabels = {
	name: 'Name of the site',
	address: 'Address',
	city: 'City',
	pin: 'PIN code',
	point: 'Position on the map',
}
