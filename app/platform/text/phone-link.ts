/** Dials the first of the numbers in a text, as printed or as kept, and after a pause its extension: 'tel:02026991188,12'. */
export function telLink(printed: string): string {
	const [first = ''] = printed.split(/ \/ |,/)
	const [number = '', extension] = first.split(/\s*ext\.\s*|;ext=/)
	return `tel:${number.replace(/[^\d+]/g, '')}${extension ? `,${extension}` : ''}`
}
