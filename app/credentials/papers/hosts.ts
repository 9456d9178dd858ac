/**
 * Where the codes on papers of these issuers lead, with the code of the council or the letters of the university. A list for people: an operator
 * opens the page, we never ask it.
 */
export const hostsOfIssuers: ReadonlyMap<string, string> = new Map(
	(
		[
			['MH-MC', 'maharashtramedicalcouncil.in'],
			['DL-MC', 'delhimedicalcouncil.org'],
			['KA-MC', 'karnatakamedicalcouncil.com'],
			['AP-MC', 'apmc.ap.gov.in'],
			['TS-MC', 'tsmconline.in'],
			['TN-MC', 'tamilnadumedicalcouncil.com'],
			['GJ-MC', 'gmcgujarat.org'],
			['KL-MC', 'medicalcouncil.kerala.gov.in'],
			['MH-NC', 'maharashtranursingcouncil.org'],
			['KL-NC', 'nursingcouncil.kerala.gov.in'],
			['MUHS', 'muhs.ac.in'],
			['RGUHS', 'rguhs.ac.in'],
			['NBEMS', 'natboard.edu.in'],
		] as const
	).flatMap(([issuer, host]) => [
		[host, issuer],
		[`www.${host}`, issuer],
	]),
)
