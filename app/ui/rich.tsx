import { Fragment, type ReactNode } from 'react'
import { t } from '#app/platform/language/words.ts'

type Named = Readonly<Record<string, string | number>>
type Parts = Readonly<Record<string, (words: string) => ReactNode>>

/** A sentence with links or stress in it: rich({ link: (words) => <a href="/faq">{words}</a> })`Read <link>the answers</link>.` */
export const rich =
	(parts: Parts) =>
	(texts: TemplateStringsArray, ...named: readonly Named[]): ReactNode => {
		// A value cannot be taken for a part: it comes back only after the sentence was taken apart.
		const values = named.map((value) => String(Object.values(value)[0]))
		const held = named.map((value, at) => ({ [Object.keys(value)[0] ?? '']: String.fromCharCode(firstPrivate + at) }))
		const fill = (text = '') =>
			text.replaceAll(/[\ue000-\ue0ff]/g, (letter) => values[letter.charCodeAt(0) - firstPrivate] ?? letter)
		const pieces = t(texts, ...held).split(/<(\w+)>(.*?)<\/\1>/)
		return pieces.map((piece, at) => {
			if (at % 3 === 1) return null
			const part = at % 3 === 2 ? parts[pieces[at - 1] ?? ''] : undefined
			// The order of pieces is that of the sentence.
			return <Fragment key={at}>{part ? part(fill(piece)) : fill(piece)}</Fragment>
		})
	}

const firstPrivate = 0xe000
