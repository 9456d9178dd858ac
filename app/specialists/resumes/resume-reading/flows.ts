/** A column, a text box or the running text of a document: lines that are read one after the other. */
export type Flow = { lines: string[]; isMain: boolean }

/** Between two flows: what the one is about says nothing of the next. */
const flowBreak = '\n\n\n'

/** The running text first. */
export const asText = (flows: readonly Flow[]) =>
	flows
		.toSorted((one, other) => Number(other.isMain) - Number(one.isMain))
		.map(({ lines }) => lines.join('\n').replace(/\n{2,}/g, '\n'))
		.filter((text) => text.trim() !== '')
		.join(flowBreak)
