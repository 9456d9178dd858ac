import { toAsciiDigits } from '#app/platform/text/digits.ts'
import { isIndic, toDevanagari } from './words/scripts.ts'
import { plainWord } from './words/words.ts'

/** Kinds of workplaces by the words that say them, the most exact first. Words of other scripts are read in Latin letters. */
const kinds: readonly (readonly [kind: string, says: RegExp])[] = [
	['Primary health centre', /\bphc\b|\bprimary health\b|\bpratha?mik (?:aa?rogy|swasthy|svasthy)/],
	['Community health centre', /\bchc\b|\bcommunity health cent/],
	[
		'Medical college hospital',
		/\bmedical college|\bmahavidyalay|\bmedikal k[ao]lej|\b(?:gmch?|aiims|pgimer|bjmc|bjgmc|jipmer|ltmmc|tnmc)\b|\bteaching hospital/,
	],
	[
		'Defence hospital',
		/\b(?:command|military|base|army|naval|air force|air ?force) hospital|\b(?:inhs|afmc|sainik|mil hosp)\b/,
	],
	['Railway hospital', /\brailway|\brelve\b/],
	['ESI hospital', /\besic?\b/],
	['Rural hospital', /\brural hospital|\bgramin\b/],
	['District hospital', /\b(?:sub[- ]?)?district|\bcivil hospital|\bcivil surgeon|\bjilha\b|\bjila\b|\bzilla\b/],
	['Municipal hospital', /\bmunicipal|\bnagar ?palika|\bmahanagar|\b(?:pmc|pcmc|bmc|nmc) hospital/],
	['Government hospital', /\bgovt\b|\bgovernment\b|\bgov\b|\bshaskiy|\bshasakiy|\bsarkari\b|\bstate hospital/],
	['Maternity home', /\bmaternity\b|\bprasuti/],
	['Nursing home', /\bnursing ?home\b|\bnarsinga? hom\b/],
	['Dialysis centre', /\bdialysis\b/],
	['Diagnostic centre', /\bdiagnostic|\bimaging|\bpatholog|\blab(?:oratory|s)?\b|\bblood bank\b/],
	['Day-care centre', /\bday ?care\b/],
	['Home care provider', /\bhome ?(?:health)?care\b/],
	['Eye hospital', /\beye\b|\bnetra|\bophthal/],
	['Children’s hospital', /\bchild|\bp(?:a)?ediatric|\bkids\b|\bbal (?:rugna|chikit)/],
	['Cancer hospital', /\bcancer|\bonco|\btata memorial/],
	['Heart hospital', /\bheart\b|\bcardiac\b|\bhruday|\bhriday/],
	['Orthopedic hospital', /\bortho|\bfracture\b|\bspine\b/],
	['Trust hospital', /\bcharitable|\btrust\b|\bmission\b|\bfoundation\b|\bdharmaday/],
	[
		'Corporate hospital',
		/\bcorporate\b|\b(?:apollo|fortis|manipal|medanta|aster|narayana|wockhardt|columbia asia|max (?:super|hospital|health)|yashoda|kokilaben|hiranandani|global hospitals?|cloudnine|medicover|jupiter|sahyadri|lilavati|rainbow|kims hospitals?|care hospitals?)\b/,
	],
	['Super-speciality hospital', /\bsuper ?special/],
	['Multispeciality hospital', /\bmulti ?-?special/],
	['Clinic', /\bclinic\b|\bpolyclinic\b|\bdavakhan|\bdawakhan|\bklinik|\bdispensary\b/],
	[
		'Hospital',
		/\bhosp(?:ital|itals|itala)?\b|\b(?:rugna?lay|rugnalaya|aspatal|aspataal|chikitsalay|haspital|maruttuvamanai|aspatri|asupatri)/,
	],
	['Institute', /\binstitut|\bmedicity\b|\bmedical cent/],
]

/**
 * What kind of workplace an employer is, in our words alone: '500-bed corporate hospital' for 'Apollo Hospital, Jubilee Hills (550
 * beds)'. Null where no kind is in the words. The answer holds no word that was typed.
 */
export function employerKind(typed: string): string | null {
	const latin = toAsciiDigits(typed)
		.slice(0, 200)
		.split(/\s+/)
		.map((word) => (isIndic(word) ? plainWord(toDevanagari(word)) : word))
		.join(' ')
		.toLowerCase()
		.replace(/(?<=\b[a-z])\.\s?(?=[a-z]\b)/g, '')
		.replace(/[.,()/&’']/g, ' ')
		.replace(/\s+/g, ' ')
	const kind = kinds.find(([, says]) => says.test(latin))?.[0] ?? null
	const beds = Number(/(?<!\d)(\d{2,4})[\s-]*\+?[\s-]*bed(?:s|ded)?\b/.exec(latin)?.[1] ?? 0)
	if (beds < 10) return kind
	const size = `${roundedBeds(beds)}-bed`
	return kind === null ? `${size} hospital` : `${size} ${kind.charAt(0).toLowerCase()}${kind.slice(1)}`
}

/** An exact number of beds could name a hospital. */
const roundedBeds = (beds: number) => {
	const step = beds < 100 ? 10 : beds < 300 ? 50 : 100
	return Math.floor(beds / step) * step
}
