/** Every sentence of the product that is said through `t`, `rich`, `many`, `words` or `prepared` (app/platform/language/words.ts). */
import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

type Node = { type: string; start: number; [part: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** `forms`: one sentence, or that for one and that for many. A sentence that is said while its module is loaded has no reader. */
export type Sentence = { key: string; forms: string[]; file: string; line: number; isTooEarly: boolean }

const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']

/** As the catalogs name it: 'offer|Withdrawn' with what a lone word is of, '# day|# days' with both forms. */
export const keyOf = (forms: readonly string[], context?: string) =>
	(context === undefined ? '' : `${context}|`) + forms.join('|')

export const readSentences = (): Sentence[] =>
	globSync('{app,server}/**/*.{ts,tsx}')
		.filter((file) => !/\.test\.|\.d\.ts$/.test(file))
		.toSorted()
		.flatMap(sentencesIn)

function sentencesIn(file: string): Sentence[] {
	const source = readFileSync(file, 'utf8')
	if (!/language\/(?:words|prepared)\.ts|ui\/rich\.tsx/.test(source)) return []
	const found: Sentence[] = []
	const add = (node: Node, forms: string[], isTooEarly: boolean, context?: string) =>
		found.push({ key: keyOf(forms, context), forms, file, line: lineAt(source, node.start), isTooEarly })

	const visit = (value: unknown, isInFunction: boolean): void => {
		if (Array.isArray(value)) for (const each of value) visit(each, isInFunction)
		if (!isNode(value)) return
		const inside = isInFunction || functions.includes(value.type)
		if (value.type === 'TaggedTemplateExpression') {
			const { isSaid, context } = readTag(value['tag'])
			if (isSaid) add(value, [templateOf(value['quasi'] as Node, file)], !inside, context)
		}
		if (value.type === 'CallExpression') {
			const name = nameOf(value['callee'])
			const [first, ...forms] = value['arguments'] as Node[]
			if (name === 'many') add(value, forms.map(textOf), !inside)
			if (name === 'prepared') for (const choice of value['arguments'] as Node[]) add(choice, [textOf(choice)], false)
			if (name === 'words' && first) for (const label of labelsIn(first)) add(first, [label], false)
		}
		for (const part of Object.values(value)) visit(part, inside)
	}
	visit(parseSync(file, source).program, false)
	return found
}

const lineAt = (source: string, at: number) => source.slice(0, at).split('\n').length
const nameOf = (node: unknown) => (isNode(node) && node.type === 'Identifier' ? String(node['name']) : '')
const textOf = (node: Node) => (typeof node['value'] === 'string' ? node['value'] : '')

/** t`…`, t.of('offer')`…` and rich({ … })`…` */
function readTag(tag: unknown): { isSaid: boolean; context?: string } {
	if (nameOf(tag) === 't') return { isSaid: true }
	if (!isNode(tag) || tag.type !== 'CallExpression') return { isSaid: false }
	if (nameOf(tag['callee']) === 'rich') return { isSaid: true }
	const { object, property } = tag['callee'] as Node
	const [context] = tag['arguments'] as Node[]
	const isWord = nameOf(object) === 't' && nameOf(property) === 'of' && context !== undefined
	return isWord ? { isSaid: true, context: textOf(context) } : { isSaid: false }
}

/** '{name} has answered' */
function templateOf({ quasis, expressions }: Node, file: string): string {
	const names = (expressions as Node[]).map((value) => {
		const [named, ...others] = (value.type === 'ObjectExpression' ? value['properties'] : []) as Node[]
		if (!named || others.length > 0) throw new Error(`${file}: a value has one name, as in \${{ name }}`)
		return nameOf(named['key'])
	})
	const texts = (quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
	return texts.map((text, at) => text + (at < names.length ? `{${names[at]}}` : '')).join('')
}

function labelsIn(node: Node): string[] {
	if (node.type === 'Literal') return [textOf(node)]
	const parts = (node['properties'] ?? []) as Node[]
	return parts.flatMap(({ value }) => (isNode(value) ? labelsIn(value) : []))
}
