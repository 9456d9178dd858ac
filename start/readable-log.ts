import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'

type Line = { time: string; level: string; msg: string; method?: string; path?: string; status?: number; ms?: number }

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })

function inShort(text: string): string | undefined {
	let line: Line
	try {
		line = JSON.parse(text) as Line
	} catch {
		return text
	}
	const time = clock.format(new Date(line.time))
	if (line.msg !== 'request') return line.level === 'info' ? `${time} ${line.msg}` : text
	// Files of a page say nothing while all is well.
	if (line.path?.startsWith('/assets/') && (line.status ?? 0) < 400) return undefined
	return `${time} ${line.method} ${line.path} ${line.status} ${line.ms} ms`
}

/** Turns the JSON log into short lines for a terminal; warnings and errors stay whole. */
export function readableLog(from: Readable, to: Writable) {
	createInterface({ input: from }).on('line', (text) => {
		const line = inShort(text)
		if (line !== undefined) to.write(`${line}\n`)
	})
}
