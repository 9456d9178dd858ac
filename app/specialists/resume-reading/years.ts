const words = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
	' ',
)
const number = String.raw`(\d{1,2}|${words.join('|')})(?:\.\d)?`
const years = String.raw`\s*(?:\+|plus)?\s*(?:years?|yrs?)\b\.?`

const patterns = [
	new RegExp(String.raw`\b(?:total|overall)\b[^.\n]{0,40}?\bexperience\b[^.\n\d]{0,20}${number}${years}`, 'i'),
	new RegExp(String.raw`\bexperience\s*(?:of|:|-|–)?\s*(?:over |about |more than |nearly )?${number}${years}`, 'i'),
	new RegExp(String.raw`(?:^|[^\d.-])${number}${years}[^.\n]{0,50}?\bexperience\b`, 'i'),
]

/** The years of experience that the resume states. `null` if it states none or an impossible number. */
export function statedYears(text: string): number | null {
	for (const pattern of patterns) {
		const stated = pattern.exec(text)?.[1]?.toLowerCase()
		if (stated === undefined) continue
		const count = words.includes(stated) ? words.indexOf(stated) + 1 : Number(stated)
		if (count <= 60) return count
	}
	return null
}
