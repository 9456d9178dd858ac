import { type Council, councils } from '#app/catalog/councils.ts'
import { foldSpelling } from '#app/catalog/spelling.ts'

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
	WBNC: ['WB-NC'],
	RNC: ['RJ-NC'],
	HNRC: ['HR-NC'],
	HNC: ['HR-NC'],
	CGNC: ['CG-NC'],
	BNRC: ['BR-NC'],
	ONMC: ['OD-NC'],
	ONMRC: ['OD-NC'],
}
export const councilLetters = Object.keys(letters)
	.toSorted((one, other) => other.length - one.length)
	.join('|')

const states: Partial<Record<string, string>> = {
	'उत्तर प्रदेश': 'UP',
	महाराष्ट्र: 'MH',
	'मध्य प्रदेश': 'MP',
	राजस्थान: 'RJ',
	दिल्ली: 'DL',
	बिहार: 'BR',
	गुजरात: 'GJ',
	हरियाणा: 'HR',
	कर्नाटक: 'KA',
	गोवा: 'GA',
	छत्तीसगढ़: 'CG',
	उत्तराखंड: 'UK',
	झारखंड: 'JH',
	पंजाब: 'PB',
}

/** Words of a council's name that tell it from others: `Maharashtra`, `Karnataka State`. */
const plain = (name: string) => foldSpelling(name.replace(/\(.*\)/, ''))
const keyOf = ({ name, state, code }: Council) => ({
	code,
	full: plain(name),
	state: state === null ? null : foldSpelling(state),
	isNursing: code.endsWith('-NC'),
})
const keys = councils.map(keyOf)

/** The council that a text names, in full, by its state, in Hindi or Marathi, or by its letters; null when it names none, or two. */
export function councilIn(text: string): string | null {
	const folded = ` ${foldSpelling(text.replace(/&/g, ' and '))} `
	const byName = keys.find(({ full }) => folded.includes(` ${full} `))
	if (byName) return byName.code
	const isCouncil = /\b(?:council|commission)\b/i.test(text) || /परिषद|काउंसिल|कौन्सिल|काउन्सिल/u.test(text)
	const isNursing = /nurs|midwi/i.test(text) || /नर्स|परिचर/u.test(text)
	if (isCouncil) {
		const byState = keys.find(
			(key) => key.state !== null && key.isNursing === isNursing && folded.includes(` ${key.state} `),
		)
		if (byState) return byState.code
		const state = Object.entries(states).find(([name]) => text.includes(name))?.[1]
		const inHindi =
			state === undefined ? undefined : keys.find(({ code }) => code === `${state}-${isNursing ? 'NC' : 'MC'}`)
		if (inHindi) return inHindi.code
		if (/\b(?:national medical commission|medical council of india)\b/i.test(text)) return 'IN-MC'
	}
	const [, byLetters] =
		new RegExp(String.raw`(?<![\p{L}\d])(${councilLetters})(?![\p{L}])`, 'u').exec(
			text.replace(/\b((?:[A-Z]\.){2,6})/g, (all) => all.replaceAll('.', '')),
		) ?? []
	const found = byLetters === undefined ? [] : (letters[byLetters] ?? [])
	if (found.length > 1)
		return found.find((code) => folded.includes(` ${keys.find((key) => key.code === code)?.state ?? '-'} `)) ?? null
	return found[0] ?? null
}
