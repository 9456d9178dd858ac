import { type DocumentKind, documentNames } from '#app/hospitals/checks/documents.ts'
import { prepared } from '#app/platform/language/prepared.ts'

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
	credential: prepared(
		'Please upload a photo in which the name, number and dates are readable.',
		'The name on the document differs from your profile. Please add proof of the name change.',
		'Please upload the renewed certificate.',
	),
	review: [
		'Please explain what specialists are asked to pay, and for what.',
		'Please explain why this contact detail is needed.',
		'Please tell us how long original documents are kept.',
	],
	'job-report': prepared(
		'Who asked you for money, and how?',
		'When did this happen, and with whom did you speak?',
		'Please copy the text of the message that you received.',
	),
	'user-report': prepared(
		'When did this happen, and with whom did you speak?',
		'Please copy the text of the message that you received.',
		'Did it happen again?',
	),
} as const

/** What a hospital is usually checked against. */
export const hospitalSources = [
	'State register of clinical establishments',
	'Health Facility Registry',
	documentNames.registration,
	'GST portal',
	'Call to a number from a public register',
] as const

/** Those that an operator can have read: the certificate only once it has been uploaded and can be opened. */
export const readableSources = (documents: readonly { kind: DocumentKind; isScanned: boolean }[]) =>
	hospitalSources.filter(
		(source) =>
			source !== documentNames.registration ||
			documents.some(({ kind, isScanned }) => kind === 'registration' && isScanned),
	)

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

/** Why a failed task is given up, for the audit log. */
export const discardReasons = [
	'What it was about no longer exists.',
	'It was done by hand.',
	'It has been replaced by a newer task.',
] as const

/** Why an account is suspended, in the words that its owner reads. */
export const suspensionReasons = prepared(
	'A document that was uploaded is not genuine.',
	'The profile is of another person.',
	'The documents show that you are not yet an adult. The service is only for adults.',
	'Other users were asked for money.',
	'Other users were insulted or threatened.',
)

/** Why a hospital is suspended, in the words that it reads. */
export const hospitalSuspensionReasons = [
	'The registration has expired. Upload the renewed certificate.',
	'Specialists were asked for money. Hospitals may not ask for a fee, deposit or any other payment.',
	'Jobs were posted that do not exist.',
	'We could not reach anyone who may act for the hospital.',
] as const

/** Why someone no longer acts for a hospital, in the words that they and its owners read. */
export const memberRemovalReasons = [
	'The hospital asked us to remove this member.',
	'This person no longer works at the hospital.',
	'The account was used by several people.',
] as const

/** Why an operator opens the record of a person, for the audit log. */
export const openingReasons = [
	'The person asked us for help.',
	'A report or complaint is about this person.',
	'A check of their documents needs it.',
] as const

/** How an operator knows that a number has a new owner, or still the same, for the audit log. */
export const newOwnerReasons = [
	'The new owner of the number showed us the contract.',
	'The former owner told us that the number was given up.',
] as const
export const sameOwnerReasons = [
	'The person named employers and dates of the profile on the phone.',
	'The person showed us a photo ID in a video call.',
] as const

/** Why the access of an operator changes; they read it. */
export const teamReasons = [
	'You have moved to another team.',
	'You asked for it.',
	'The account was used from an unknown device.',
] as const

/** What came of a report of a job, in the words that its reporters and the hospital read. */
export const jobReportOutcomes = prepared(
	'The job asked applicants for money, which hospitals may not do.',
	'The job does not exist as it was described.',
	'We asked the hospital and found the job to be real.',
	'What was reported is allowed.',
)

/** What came of a report of a hospital or specialist, in the words that both sides may read. */
export const userReportOutcomes = prepared(
	'We asked for it to stop.',
	'It broke our rules, and we have given a warning.',
	'We found nothing that breaks our rules.',
	'We could not confirm what was reported.',
)

/** Why an appeal is not granted, in the words that its author reads. */
export const appealDenials = prepared(
	'We read everything again, and the decision was right.',
	'The appeal does not answer the reason for the decision.',
	'We asked for proof and received none.',
)

/** Why a rating is hidden, in the words that its author reads. */
export const hidingReasons = prepared(
	'It names a patient or a colleague.',
	'It insults someone.',
	'It is not about the work at this hospital.',
	'It asks for money or offers it.',
)

/** Why a picture is removed; its owner reads it. */
export const pictureRefusalReasons = prepared(
	'It shows a phone number, an email address or another way to contact you.',
	'It is not a photo of you.',
	'It is the logo or photo of another hospital.',
	'It claims that we have verified something.',
	'It shows patients.',
	'It is not suitable for a professional profile.',
)
