/** Why a case is put aside, in words for colleagues. */
export const holdReasons = [
	'Waiting for an answer from a register or council.',
	'Waiting for a call back.',
	'A colleague should look at it.',
] as const

/** What operators usually ask for, in the words that the hospital or specialist reads. */
export const questions = {
	hospital: [
		'Please upload your registration certificate.',
		'Please upload your PAN or GST certificate.',
		'Please upload a letter on letterhead which says that you may act for the hospital.',
		'The address differs from the register. Please explain the difference.',
	],
	credential: [
		'Please upload a photo in which the name, number and dates are readable.',
		'The name on the document differs from your profile. Please add proof of the name change.',
		'Please upload the renewed certificate.',
	],
} as const

/** What a hospital is usually checked against. */
export const hospitalSources = [
	'State register of clinical establishments',
	'Health Facility Registry',
	'Registration certificate',
	'GST portal',
	'Call to a number from a public register',
] as const

/** Why a hospital is refused, in the words that it reads; each says what would put it right. */
export const hospitalRejections = [
	'We did not find the registration number in the register. Check it against your certificate.',
	'The register shows this number under a different name or address. Correct the details or upload proof of the change.',
	'The registration has expired. Renew it and submit the renewed certificate.',
	'We could not confirm that you may act for this hospital. Upload an authority letter.',
] as const

/** What was found, for the audit log. */
export const hospitalFindings = [
	'Name, number and address agree.',
	'Name and number agree; the address was explained.',
] as const

/** Why a rating is hidden, in the words that its author reads. */
export const hidingReasons = [
	'It names a patient or a colleague.',
	'It insults someone.',
	'It is not about the work at this hospital.',
	'It asks for money or offers it.',
] as const
