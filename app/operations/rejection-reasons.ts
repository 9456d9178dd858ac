/** Why a credential is refused, in the words that its owner reads; each says what would put it right. */
export const rejectionReasons = [
	'The document cannot be read. Scan or photograph it again in daylight.',
	'The number is not in the register of this council. Check it against your certificate.',
	'The register has this number under another name. Check it against your certificate.',
	'The document carries another name than your profile. Add the name on the document, or a proof of the change.',
	'The registration has run out. Renew it and send the renewed certificate.',
	'The document is not the one that this credential needs.',
	'This degree is not in the list of recognised medical qualifications.',
] as const
