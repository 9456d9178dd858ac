export type Part = 'top' | 'experience' | 'education' | 'skills' | 'other'
/** `number` counts the lines of the text from 0. */
export type Line = { text: string; part: Part; isPoint: boolean; number: number }

const headings: readonly (readonly [part: Part, key: RegExp])[] = [
	['education', /\b(education|educational|academics?|qualifications?|degrees?)\b/],
	['skills', /\b(skills?|competenc(y|ies)|expertise|procedures)\b/],
	['experience', /\b(experience|employment|appointments?|career|positions?|postings?|work history)\b/],
]
/** Words that headings are made of: a line of nothing else is one. */
const headingWords = new Set(
	`about academic academics achievements and appointment appointments area areas awards background career certifications
	clinical competencies competency conferences contact core courses curriculum current declaration degree degrees details
	education educational employment experience expertise extra held history hobbies in information interest interests key
	known languages licenses medical membership memberships nursing objective of other overview past personal position
	positions postings present previous procedural procedures professional profile publications qualification qualifications
	record references registration registrations research resume skill skills special statement strengths summary surgical
	teaching technical training vitae work workshops`.split(/\s+/),
)

const bullet = /^[\s•●▪◦‣∙·*➢►❖✓\uf0b7\uf0a7–—-]+(?=\S)/u

/** What is longer is no resume, and patterns should not have to look through it. */
const maxLines = 1_500
const longestLine = 500

/** What is written, line by line, with the part of the resume that each line stands in. */
export function readLines(text: string): Line[] {
	let part: Part = 'top'
	return text
		.normalize('NFKC')
		.split(/\r?\n|\f/, maxLines)
		.map((line, number) => ({ isPoint: bullet.test(line.trim()), text: tidy(line.slice(0, longestLine)), number }))
		.filter(({ text }) => text !== '')
		.flatMap(({ text, isPoint, number }) => {
			const heading = headingOf(text)
			if (!heading) return [{ text, part, isPoint, number }]
			part = heading.part
			return heading.rest ? [{ text: heading.rest, part, isPoint, number }] : []
		})
}

/** Tabs stay, as they separate columns. */
const tidy = (line: string) =>
	line
		.trim()
		.replace(bullet, '')
		.replace(/[^\S\t]+/g, ' ')
		.replace(/ ?\t[\t ]*/g, '\t')
		.trim()

/** `Skills`, `WORK EXPERIENCE:`, or `Skills: TIVA, ACLS` with what follows. */
function headingOf(line: string): { part: Part; rest: string } | null {
	const [, title = '', rest = ''] = /^([^:]{3,60}):?\s*(.*)$/.exec(line) ?? []
	const words = title.toLowerCase().match(/[a-z]+/g) ?? []
	if (words.length === 0 || words.length > 6 || /\d/.test(title)) return null
	if (!words.every((word) => headingWords.has(word))) return null
	const plain = words.join(' ')
	const part = headings.find(([, key]) => key.test(plain))?.[0] ?? 'other'
	// `Total experience: 11 years` is a fact and not the beginning of a list.
	if (rest !== '' && part !== 'skills') return null
	return { part, rest }
}
