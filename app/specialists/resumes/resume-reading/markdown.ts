const heading = /^\s*#{1,6}\s+(.*?)[\s#]*$/
const bold = /\*\*(?=\S)(.+?)(?<=\S)\*\*|__(?=\S)(.+?)(?<=\S)__/g
const italic = /(?<![\p{L}\d*])\*(?=[^\s*])([^*]+?)(?<=[^\s*])\*(?![\p{L}\d*])/gu
const link = /\[([^\][]+)\]\((?:mailto:|tel:)?([^()\s]+)\)/g
const row = /^\s*\|(.+)\|\s*$/
/** Between the parts of a text, and below the titles of a table. */
const rule = /^\s*(?:(?:[-*_] ?){3,}|\|?\s*:?-{3,}[\s:|-]*)\s*$/

/** Text pasted with its marks, as assistants write it, without them: `## **Education**`, `| English | Fluent |`. */
export function withoutMarkdown(text: string): string {
	const lines = text.split('\n')
	const marked = lines.filter((line) => heading.test(line)).length + (text.match(bold)?.length ?? 0)
	if (marked < 3) return text
	return lines
		.filter((line) => !rule.test(line))
		.map(plain)
		.join('\n')
}

const plain = (line: string) =>
	(
		row
			.exec(line)?.[1]
			?.split('|')
			.map((cell) => cell.trim())
			.join('\t') ?? line
	)
		.replace(heading, '$1')
		.replace(/^\s*>\s+/, '')
		.replace(bold, '$1$2')
		.replace(italic, '$1')
		.replace(/`([^`]+)`/g, '$1')
		.replace(link, (_, said: string, address: string) => (said.includes(address) ? said : `${said} ${address}`))
		.replace(/\\([\\`*_{}[\]()#+.!|>-])/g, '$1')
