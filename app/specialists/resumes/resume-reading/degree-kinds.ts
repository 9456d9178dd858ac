/** `isShort`: letters that stand for other things too. */
export type Kind = {
	name: string
	pattern: RegExp
	hasField: boolean
	isShort: boolean
	/** Of a course that is as often called by its words. */
	isInitials?: true
}
const kind = (name: string, pattern: string, hasField = false): Kind => ({
	name,
	pattern: new RegExp(String.raw`(?<![\p{L}\p{M}\d.])(?:${pattern})(?![\p{L}\p{M}\d])`, 'iu'),
	hasField,
	isShort: false,
})
const exact = (name: string, pattern: string, hasField = true, isShort = false): Kind => ({
	name,
	pattern: new RegExp(String.raw`(?<![\p{L}\p{M}\d.+])(?:${pattern})(?![\p{L}\p{M}\d])`, 'u'),
	hasField,
	isShort,
})

const dotted = (letters: string) => letters.split('').join(String.raw`\.?\s?`) + String.raw`\.?`

/** Longer names first: `DrNB` before `DNB`, nursing degrees before `B.Sc`. */
export const kinds: readonly Kind[] = [
	kind(
		'MBBS',
		String.raw`M\.?\s?B\.?,?\s?B\.?\s?S\.?|M\.?\s?D\.?\s*\(?physician\)?(?:\W{1,3}(?:equivalent|equal) to M\.?B\.?B\.?S\.?)?|bachelor of medicine(?:,| and| &)? ?(?:and )?bachelor of surgery|एम\.?\s?बी\.?\s?बी\.?\s?एस\.?`,
	),
	kind(
		'Post Basic B.Sc Nursing',
		String.raw`post[\s-]?(?:basic|certificate)\s+b\.?\s?sc\.?,?\s*\(?(?:in )?(?:nursing|n)?\)?|p\.?\s?b\.?\s?b\.?\s?sc\.?,?\s*\(?(?:in )?(?:nursing|nsg\.?|n)?\)?|post[\s-]?basic nursing|post[\s-]?basic bachelor of (?:science in )?nursing`,
	),
	kind(
		'M.Sc Nursing',
		String.raw`m\.?\s?sc\.?,?\s*\(?(?:in )?(?:(?:[a-z-]+ ){0,3}nursing|nsg\.?|n)\)?|master of science(?: - ms)?,? \(?(?:in )?nursing\)?|masters? (?:of|in) nursing|m\.?s\.?n(?=\W)`,
	),
	kind(
		'B.Sc Nursing',
		String.raw`(?:basic )?b\.?\s?sc\.?\s*(?:,|-|–|\((?:h|hons?\.?|basic|honou?rs)\))?\s*\(?(?:in )?(?:hons?\.? |honou?rs |basic )?(?:nursing|nsg\.?)\)?|b\.?\s?sc\.?\s*\(?n\)?|bachelor of science(?: - bsc?)?,? ?(?:in|\()? ?nursing\)?|bachelors? (?:of|in) nursing|बी\.?एस\.?सी\.? ?\(?नर्सिंग\)?|बीएससी ?\(?नर्सिंग\)?`,
	),
	kind('GNM', String.raw`D?\.?G\.?N\.?M\.?|general nursing(?: (?:and|&) midwifery)?|जी\.?\s?एन\.?\s?एम\.?`),
	kind('ANM', String.raw`A\.?N\.?M\.?|auxiliary nurs(?:e|ing) (?:and |& )?midwi(?:fe|fery)|ए\.?\s?एन\.?\s?एम\.?`),
	kind('BAMS', String.raw`B\.?\s?A\.?\s?M\.?\s?S\.?|bachelor of ayurved(?:a|ic)? medicine (?:and|&) surgery`),
	kind('BHMS', String.raw`B\.?\s?H\.?\s?M\.?\s?S\.?|bachelor of homo?eopath(?:y|ic) medicine (?:and|&) surgery`),
	kind('BUMS', String.raw`B\.?\s?U\.?\s?M\.?\s?S\.?|bachelor of unani medicine (?:and|&) surgery`),
	exact('DrNB', String.raw`Dr\.?\s?NB`),
	exact('DNB', String.raw`D\.?N\.?B\.?|[Dd]iplomate of (?:the )?[Nn]ational [Bb]oard|डी\.?\s?एन\.?\s?बी\.?`),
	exact('FNB', String.raw`F\.?N\.?B\.?`),
	exact('MCh', String.raw`M\.?\s?[Cc][Hh]\.?|[Mm]agister [Cc]hirurgiae`),
	exact('DM', String.raw`D\.?\s?M\.?|[Dd]octorate of [Mm]edicine`, true, true),
	exact(
		'MD',
		String.raw`M\.?\s?D\.?(?:\s*[-–(]*\s*[Dd]octor of [Mm]edicine\)?)?|[Dd]octor of [Mm]edicine|एम\.?\s?डी\.?`,
		true,
		true,
	),
	exact(
		'MS',
		String.raw`M\.?\s?S\.?(?:\s*[-–(]*\s*[Mm]aster of [Ss]urgery\)?)?|[Mm]aster of [Ss]urgery|एम\.?\s?एस\.?`,
		true,
		true,
	),
	exact('DA', String.raw`D\.?\s?A\.?|[Dd]iploma in [Aa]na?esthe\w+|डी\.?\s?ए\.?`, false, true),
	exact('DGO', String.raw`D\.?\s?G\.?\s?O\.?`, false),
	exact('DCH', String.raw`D\.?\s?C\.?\s?H\.?`, false),
	exact('DMRD', String.raw`D\.?M\.?R\.?D\.?`, false),
	exact('D.Ortho', String.raw`D\.?\s?[Oo]rtho\.?`, false),
	exact('IDCCM', 'IDCCM', false),
	exact('PDCC', 'PDCC'),
	exact('FRCA', 'FRCA', false),
	exact('EDAIC', 'EDAIC', false),
	exact('MRCS', 'MRCS', false),
	exact('MRCP', 'MRCP', false),
	...`DLO DOMS DMRE DMRT DTCD DDVL DVD DPM DCP DTMH CGO FMAS DMAS FIAGES FALS FRCP FACS FICS CCMP CCEBDM MEM MCEM MRCEM FRCEM MRCOG MRCPCH FRCS FRCR EDIC EDRA IFCCM CTCCM FIPM FIAPM
	NPCC CCH FICP FSCAI FACC FESC FICOG FRCOG FICC FIAP PGDMCH PGDHM PGDHHM PGDHA PGDCC PGDEMS PGDD MHA MPH`
		.split(/\s+/)
		.map((letters) => ({ ...exact(letters, dotted(letters), false, true), isInitials: true as const })),
	{ ...exact('PhD', String.raw`P\.?\s?[Hh]\.?\s?D\.?`, true, true), isInitials: true },
]
