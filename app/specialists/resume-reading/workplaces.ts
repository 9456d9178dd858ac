const placeWords =
	/\b(?:hospitals?|institutes?|institution|college|university|clinic|medical (?:centre|center|sciences|foundation)|nursing home|healthcare|health ?care|aiims|pgimer|jipmer|nimhans|kem|cmc|afmc|gmch?|medicity|foundation|polyclinic|maternity home|school of nursing|academy|heart (?:centre|center)|cancer (?:centre|center)|super ?speciality (?:centre|center))\b/i

/** Role words, so that `Medical Officer, Government Hospital` is cut in the right place. */
export const roleWords =
	/\b(?:consultant|resident|residency|registrar|an(?:a)?esthe(?:tist|siologist)|surgeon|medical officer|duty doctor|professor|nurse|sister|in-?charge|intern(?:ship)?|house (?:surgeon|officer)|fellow(?:ship)?|head of|hod|director|physician|intensivist|lecturer|tutor|rmo|cmo|nursing (?:officer|superintendent)|matron|educator|senior specialist|specialist)\b/i

export const isPlaceOfWork = (line: string) => placeWords.test(line)

/** Parts of a line, split at columns, dashes, bars and ` at `. Commas stay because towns follow them. */
export const piecesOf = (line: string) =>
	line
		.split(/\t|\||;| [-–—] |\s[-–—]\s?|\bat\b|\bfrom\b|@|[()[\]]/)
		.map((piece) => piece.replace(/^[\s,.:–—-]+|[\s,.:–—-]+$/g, '').trim())
		.filter((piece) => piece !== '')

/** The hospital or college that a line names, with the town behind it; `null` when there is none. */
export function findPlaceOfWork(line: string): string | null {
	for (const piece of piecesOf(line)) {
		const parts = piece.split(/,\s*/)
		const at = parts.findIndex((part) => placeWords.test(part) && !isRoleAlone(part))
		if (at === -1) continue
		const name = withoutNoise(parts[at] ?? '')
		if (name.length < 3) continue
		const behind = parts.slice(at + 1, at + 3).map((part) => part.replace(/ in (?:19|20)\d\d\b.*$/, ''))
		// `School of Nursing, Government Hospital, Nagpur` has two names, most have one.
		const end = behind.findIndex((part) => !placeWords.test(part)) + 1
		return cut([name, ...behind.slice(0, end).filter(isTown)].join(', '))
	}
	return null
}

const isRoleAlone = (part: string) => roleWords.test(part) && !/hospital|institute|college|clinic/i.test(part)
const isTown = (part: string) =>
	/^\p{Lu}[\p{L}. ]{2,24}$/u.test(part) && !roleWords.test(part) && !/\b(?:university|board|department)\b/i.test(part)
/** Removes years, and text before a name that is not part of it. */
const withoutNoise = (name: string) =>
	name
		.replace(/\b(?:19|20)\d\d\b.*$/, '')
		.replace(/^.*\b(?:department|dept\.?) of [\p{L} ]+? (?=\p{Lu}\S+ )/u, '')
		.replace(/[\s,.:–—-]+$/, '')
		.trim()
export const cut = (text: string) => (text.length > 120 ? `${text.slice(0, 119).trimEnd()}…` : text)
