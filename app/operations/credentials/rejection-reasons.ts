import { prepared } from '#app/platform/language/prepared.ts'

/** Why a credential is refused, in the words that its owner reads; each says what would put it right. */
export const rejectionReasons = prepared(
	'The document is not readable. Scan or photograph it again in good light.',
	'This number is not in the council’s register. Check it against your certificate.',
	'The council’s register shows this number under a different name. Check it against your certificate.',
	'The name on the document differs from your profile. Enter the name as on the document, or add proof of the name change.',
	'The registration has expired. Renew it and submit the renewed certificate.',
	'This is not the right document for this credential.',
	'This degree is not in the list of recognised medical qualifications.',
)
