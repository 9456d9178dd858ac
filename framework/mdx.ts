import path from 'node:path'
import { compile } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import type { Plugin } from 'vite'

/** As much of a Markdown tree as we look at. */
type Node = { type: string; value?: string; depth?: number; children?: Node[]; data?: object }
type Facts = { words: number; headings: { id: string; text: string }[] }

const textOf = (node: Node): string => node.value ?? (node.children ?? []).map(textOf).join('')
const unread = new Set(['yaml', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression'])

function* readable(node: Node): Generator<Node> {
	if (unread.has(node.type)) return
	yield node
	for (const child of node.children ?? []) yield* readable(child)
}

const slug = (text: string) =>
	text
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
		.replaceAll(/^-|-$/g, '')

/** Counts the words, and gives each heading of the second level an id to link to. */
function collectFacts() {
	return (tree: Node, file: { data: Record<string, unknown> }) => {
		const facts: Facts = { words: 0, headings: [] }
		for (const node of readable(tree)) {
			if (node.type === 'text') facts.words += node.value?.match(/[\p{L}\p{M}\p{N}₹]+/gu)?.length ?? 0
			if (node.type !== 'heading' || node.depth !== 2) continue
			const text = textOf(node)
			const id = slug(text)
			node.data = { ...node.data, hProperties: { id } }
			facts.headings.push({ id, text })
		}
		file.data['facts'] = facts
	}
}

/** Makes a module of an `.mdx` file: the component, `frontmatter`, `words` and `headings`. */
export function mdx(): Plugin {
	return {
		name: 'mdx',
		enforce: 'pre',
		transform: {
			filter: { id: /\.mdx$/ },
			async handler(source, id) {
				const compiled = await compile(
					{ value: source, path: path.relative(process.cwd(), id) },
					{ remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm, collectFacts] },
				)
				const { words, headings } = compiled.data['facts'] as Facts
				return {
					code: `${String(compiled)}\nexport const words = ${words}\nexport const headings = ${JSON.stringify(headings)}\n`,
					map: null,
				}
			},
		},
	}
}
