import { type Council, councils } from './councils.ts'
import { foldSpelling } from './words/spelling.ts'
import { type StateCode, states } from './places/states.ts'

/** Letters by which councils go. `GMC` is Goa's and Gujarat's, `MNC` Maharashtra's before Madhya Pradesh's. */
const letters: Partial<Record<string, readonly string[]>> = {
	MMC: ['MH-MC'],
	KMC: ['KA-MC'],
	DMC: ['DL-MC'],
	TNMC: ['TN-MC'],
	UPMC: ['UP-MC'],
	APMC: ['AP-MC'],
	TSMC: ['TS-MC'],
	TGMC: ['TS-MC'],
	PMC: ['PB-MC'],
	WBMC: ['WB-MC'],
	RMC: ['RJ-MC'],
	HMC: ['HR-MC'],
	HPMC: ['HP-MC'],
	MPMC: ['MP-MC'],
	CGMC: ['CG-MC'],
	TCMC: ['KL-MC'],
	TCMCKL: ['KL-MC'],
	KSMC: ['KL-MC'],
	GMC: ['GJ-MC', 'GA-MC'],
	JKMC: ['JK-MC'],
	OCMR: ['OD-MC'],
	BCMR: ['BR-MC'],
	ACMR: ['AS-MC'],
	UKMC: ['UK-MC'],
	JMC: ['JH-MC'],
	JSMC: ['JH-MC'],
	MCI: ['IN-MC'],
	NMC: ['IN-MC'],
	NMR: ['IN-MC'],
	MCIM: ['MH-IM'],
	DBCP: ['DL-IM'],
	CCIM: ['IN-IM'],
	NCISM: ['IN-IM'],
	TNHMC: ['TN-HC'],
	CCH: ['IN-HC'],
	NCH: ['IN-HC'],
	MNC: ['MH-NC'],
	KSNC: ['KA-NC'],
	KNC: ['KA-NC'],
	DNC: ['DL-NC'],
	GNC: ['GJ-NC'],
	KNMC: ['KL-NC'],
	TNNMC: ['TN-NC'],
	TNNC: ['TN-NC'],
	APNMC: ['AP-NC'],
	TSNC: ['TS-NC'],
	TNC: ['TN-NC'],
	UPNMC: ['UP-NC'],
	UPNC: ['UP-NC'],
	PNRC: ['PB-NC'],
	MPNRC: ['MP-NC'],
	MPNC: ['MP-NC'],
	'MP-AYUSH': ['MP-IM'],
	WBNC: ['WB-NC'],
	RNC: ['RJ-NC'],
	HNRC: ['HR-NC'],
	HNC: ['HR-NC'],
	CGNC: ['CG-NC'],
	BNRC: ['BR-NC'],
	JNRC: ['JH-NC'],
	ONMC: ['OD-NC'],
	ONMRC: ['OD-NC'],
}
/** For patterns, the longest first. */
export const councilLetters = Object.keys(letters)
	.toSorted((one, other) => other.length - one.length)
	.join('|')

/** How states are written beside their names in English. */
const otherStateNames: Partial<Record<StateCode, readonly string[]>> = {
	AP: ['आंध्र प्रदेश', 'आंध्रप्रदेश'],
	AS: ['असम', 'आसाम'],
	BR: ['बिहार'],
	CG: ['chattisgarh', 'chhatisgarh', 'छत्तीसगढ़', 'छत्तीसगढ'],
	DL: ['दिल्ली'],
	GA: ['गोवा'],
	GJ: ['गुजरात'],
	HP: ['हिमाचल प्रदेश'],
	HR: ['हरियाणा'],
	JH: ['झारखंड'],
	JK: ['jammu & kashmir', 'j & k', 'j and k', 'जम्मू'],
	KA: ['कर्नाटक'],
	KL: ['travancore cochin', 'केरल', 'केरळ'],
	MH: ['महाराष्ट्र'],
	MP: ['मध्य प्रदेश', 'मध्यप्रदेश', 'म.प्र'],
	OD: ['orissa', 'ओडिशा', 'उड़ीसा'],
	PB: ['पंजाब'],
	PY: ['pondicherry'],
	RJ: ['राजस्थान'],
	TN: ['tamilnadu', 'तमिलनाडु', 'तामिळनाडू'],
	TS: ['तेलंगाना', 'तेलंगणा'],
	UK: ['uttaranchal', 'उत्तराखंड'],
	UP: ['उत्तर प्रदेश', 'उ.प्र'],
	WB: ['पश्चिम बंगाल'],
}
const body = /\b(?:council|commission|board|parishad)\b|परिषद|काउंसिल|कौन्सिल|काउन्सिल|बोर्ड/iu
/** `U.P. Medical Council` */
const shortState =
	/(?<![\p{L}.])(?:(a\.?p|h\.?p|m\.?p|t\.?n|u\.?p|w\.?b|u\.?k)\.?)(?=\s+(?:state )?(?:medical|nurs|homo|ayur|indian|unani|board|council|bhara?tiya))/giu

const kinds: readonly (readonly [suffix: string, pattern: RegExp])[] = [
	['NC', /nurs|midwi|नर्स|परिचर|परिचार/iu],
	['HC', /hom(?:o|e|oe)opath|होमि?योपै?थि?/iu],
	['IM', /ayurved|unani|indian (?:system|medicine)|bhara?tiya chikitsa|आयुर्वेद|यूनानी|भारतीय चिकित्सा/iu],
]
/** Without `State`, which may be left out. */
const plain = (name: string) =>
	foldSpelling(name.replace(/&/g, ' and '))
		.replace(/\bstate\b/g, ' ')
		.replace(/ {2,}/g, ' ')
		.trim()
const fullNames = councils.map(({ code, name }: Council) => ({ code, full: plain(name.replace(/\(.*\)/, '')) }))
const stateNames = Object.entries(states).flatMap(([code, name]) =>
	[name, ...(otherStateNames[code as StateCode] ?? [])].map((each) => ({ code, name: foldSpelling(each) })),
)
const known = new Set(councils.map(({ code }) => code))

/** The council that a text names: in full, by its state, in Hindi or Marathi, or by its letters; null when it names none. */
export function councilNamedIn(written: string): string | null {
	const text = written.replace(
		shortState,
		(_, short: string) => states[short.replace('.', '').toUpperCase() as StateCode],
	)
	const folded = ` ${plain(text)} `
	const byName = fullNames.find(({ full }) => folded.includes(` ${full} `))
	if (byName) return byName.code
	if (body.test(text)) {
		const suffix = kinds.find(([, pattern]) => pattern.test(text))?.[0] ?? 'MC'
		const byState = stateNames
			.map(({ code, name }) => ({ code: `${code}-${suffix}`, at: folded.indexOf(` ${name} `) }))
			.filter(({ code, at }) => at >= 0 && known.has(code))
			.toSorted((one, other) => one.at - other.at)[0]
		if (byState) return byState.code
		if (/\b(?:national medical commission|medical council of india)\b/i.test(text)) return 'IN-MC'
	}
	const named = councilsByLettersIn(text)
	if (named.length <= 1) return named[0] ?? null
	const byLetters = councils.filter(({ code }) => named.includes(code))
	return byLetters.find(({ state }) => state !== null && folded.includes(` ${foldSpelling(state)} `))?.code ?? null
}

/** Whether a text has the letters of a council, though it may be those of several. */
export const hasCouncilLetters = (text: string) => councilsByLettersIn(text).length > 0

const someLetters = new RegExp(String.raw`(?<![\p{L}\d])(${councilLetters})(?![\p{L}])`, 'u')
function councilsByLettersIn(text: string): readonly string[] {
	const [, found] = someLetters.exec(text.replace(/\b((?:[A-Z]\.){2,6})/g, (all) => all.replaceAll('.', ''))) ?? []
	return found === undefined ? [] : (letters[found] ?? [])
}
