import type { z } from 'zod'
import { company } from '#app/company.ts'
import { beginning, roughReading } from '#app/platform/text/person-name.ts'
import { optionalPersonName as optionalName, personName as anyName } from '#app/platform/text/text.server.ts'
import { t } from '#app/platform/language/words.ts'

/** Words for a hospital or an office, which no one is called. Whole words: Hospitalwala is a surname. */
const organisation = new Set(
	(
		'hospital hospitals hosp clinic clinics polyclinic healthcare multispeciality multispecialty multispecialist superspeciality ' +
		'superspecialty institute diagnostics pathlab recruitment recruitments recruiter recruiters consultancy agency department ' +
		'dept reception frontdesk hr hrd'
	)
		.split(' ')
		.map(roughReading),
)
const organisationBeginning = beginning(
	'अस्पताल|हॉस्पिटल|हॉस्पीटल|हास्पिटल|रुग्णालय|रूग्णालय|चिकित्सालय|दवाखाना|क्लिनिक|क्लीनिक|एचआर',
	'হাসপাতাল|হসপিটাল|ক্লিনিক',
	'હોસ્પિટલ|દવાખાન|ક્લિનિક',
	'ਹਸਪਤਾਲ|ਕਲੀਨਿਕ',
	'ହସ୍ପିଟାଲ|ଡାକ୍ତରଖାନା|କ୍ଲିନିକ',
	'மருத்துவமனை|ஹாஸ்பிடல்|ஹாஸ்பிட்டல்|கிளினிக்',
	'ఆసుపత్రి|ఆస్పత్రి|హాస్పిటల్|క్లినిక్',
	'ಆಸ್ಪತ್ರೆ|ಹಾಸ್ಪಿಟಲ್|ಕ್ಲಿನಿಕ್',
	'ആശുപത്രി|ഹോസ്പിറ്റൽ|ക്ലിനിക്',
	'ہسپتال|اسپتال|کلینک',
)
const organisationPhrase =
	/(?:^| )(?:human resources?|nursing home|health ?care|(?:path|blood) (?:lab|bank)|medical (?:cent(?:re|er)|college|office|officer|trust|superintendent)|(?:super|multi) ?special(?:i?ty|ist)|front desk|(?:hiring|recruiting|talent) (?:team|manager|desk)|(?:staff|ward|icu|ot|head|charge) nurse|duty doctor|nursing officer|(?:mmc|nmc|mci|mnc|inc|council) (?:reg|regn|no))(?= |$)/u
/** Seals of hospitals beside a name. Nabh is also a name of people. */
const seal = /(?<!\p{L})(?:NABH|NABL|JCI)(?!\p{L})/u
/** We were called so until lately, and the banner says it on every page. */
const isOurs = (name: string) =>
	company.formerName !== '' && roughReading(name).includes(roughReading(company.formerName))

function namesOrganisation(name: string) {
	const words = name.split(/[^\p{L}\p{M}]+/u).filter(Boolean)
	return (
		isOurs(name) ||
		(seal.test(name) && /\p{Ll}/u.test(name)) ||
		organisationPhrase.test(words.join(' ').toLowerCase()) ||
		words.some((word) => organisation.has(roughReading(word)) || organisationBeginning.test(word.normalize('NFC')))
	)
}

const refusal = () =>
	t`Enter the person’s own name, not the name of a hospital or department. Write initials apart, such as H R Rao.`

function refuseOrganisation(name: string | null, context: z.RefinementCtx) {
	if (name !== null && namesOrganisation(name)) context.addIssue({ code: 'custom', message: refusal() })
}

/** The name of someone who has an account here, or whom a credential names: of a person, and of no hospital or office. */
export const personName = anyName.superRefine(refuseOrganisation)

/** As `personName`, but null when the field is empty or missing. */
export const optionalPersonName = optionalName.superRefine(refuseOrganisation)
