import { must, refuse } from './refusal.server.ts'

/**
 * The objects of a PDF, read strictly and only where we ask. Comments are refused: no writer of signatures puts one there, and they are
 * the easiest way to make two readers disagree.
 */
export type PdfObject =
	| { kind: 'dictionary'; entries: Map<string, PdfObject> }
	| { kind: 'array'; items: PdfObject[] }
	| { kind: 'name' | 'number' | 'text' | 'word'; text: string }
	| { kind: 'hex'; from: number; to: number; text: string }
	| { kind: 'reference'; number: number; generation: number }

const maxDepth = 20
const maxObjects = 20_000

const blank = /[\0\t\n\f\r ]*/y
const regular = /[^\0\t\n\f\r ()<>[\]{}/%]+/y
const hexText = /<[\dA-Fa-f]*>/y
const reference = /(\d{1,10})[\0\t\n\f\r ]+(\d{1,5})[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y

export class PdfReader {
	private readonly text: string
	private objects = 0
	at: number

	/** `text` has one character for each byte, so that places in it are places in the file. */
	constructor(text: string, at: number) {
		this.text = text
		this.at = at
	}

	/** What matches here, which is then behind us. */
	take(pattern: RegExp): RegExpExecArray | null {
		pattern.lastIndex = this.at
		const found = pattern.exec(this.text)
		if (found) this.at = pattern.lastIndex
		return found
	}

	skipBlanks() {
		this.take(blank)
	}

	/** Whether a word such as `endobj` comes next; it is then behind us. */
	takeWord(word: string): boolean {
		this.skipBlanks()
		const before = this.at
		if (this.take(regular)?.[0] === word) return true
		this.at = before
		return false
	}

	read(depth = 0): PdfObject {
		must(depth <= maxDepth && ++this.objects <= maxObjects)
		this.skipBlanks()
		if (this.text.startsWith('<<', this.at)) return this.dictionary(depth)
		const letter = this.text[this.at]
		if (letter === '[') return this.array(depth)
		if (letter === '<') return this.hex()
		if (letter === '(') return { kind: 'text', text: this.string() }
		if (letter === '/') return { kind: 'name', text: this.name() }
		const refers = this.take(reference)
		if (refers) return { kind: 'reference', number: Number(refers[1]), generation: Number(refers[2]) }
		const word = this.take(regular)?.[0] ?? refuse('broken')
		if (/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(word)) return { kind: 'number', text: word }
		must(['true', 'false', 'null'].includes(word))
		return { kind: 'word', text: word }
	}

	private dictionary(depth: number): PdfObject {
		this.at += 2
		const entries = new Map<string, PdfObject>()
		for (;;) {
			this.skipBlanks()
			if (this.text.startsWith('>>', this.at)) break
			const key = this.name()
			// With two entries of one name each reader takes the one it likes, and an escaped letter hides a name from whoever looks for it.
			must(!entries.has(key) && !key.includes('#'))
			entries.set(key, this.read(depth + 1))
		}
		this.at += 2
		return { kind: 'dictionary', entries }
	}

	private array(depth: number): PdfObject {
		this.at++
		const items: PdfObject[] = []
		for (;;) {
			this.skipBlanks()
			if (this.text[this.at] === ']') break
			items.push(this.read(depth + 1))
		}
		this.at++
		return { kind: 'array', items }
	}

	private hex(): PdfObject {
		const from = this.at
		const found = this.take(hexText) ?? refuse('broken')
		return { kind: 'hex', from, to: this.at, text: found[0].slice(1, -1).toLowerCase() }
	}

	/** Without the slash. */
	private name(): string {
		must(this.text[this.at] === '/')
		this.at++
		return this.take(regular)?.[0] ?? ''
	}

	/** With its parentheses, as written: it is only ever compared. */
	private string(): string {
		const from = this.at
		let depth = 0
		for (; this.at < this.text.length; this.at++) {
			const letter = this.text[this.at]
			if (letter === '\\') this.at++
			else if (letter === '(') depth++
			else if (letter === ')' && --depth === 0) return this.text.slice(from, ++this.at)
		}
		return refuse('broken')
	}
}

/** The entry of a dictionary; undefined where there is none. */
export const entryOf = (object: PdfObject | undefined, name: string) =>
	object?.kind === 'dictionary' ? object.entries.get(name) : undefined

/** The name that an entry is, such as `Sig` of `/Type /Sig`. */
export function nameOf(object: PdfObject | undefined, entry: string): string | undefined {
	const value = entryOf(object, entry)
	return value?.kind === 'name' ? value.text : undefined
}
