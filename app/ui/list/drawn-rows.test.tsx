import { createElement, Fragment, memo } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawnRows, inParts } from './drawn-rows.ts'

const Mark = ({ text }: { text: string | null }) => (text === null ? null : <b title={text}>{text}</b>)
const Row = memo(function Row({ name, count }: { name: string; count: number }) {
	return (
		<li className="row" data-row={name} data-off={count > 1 ? '' : undefined} draggable={count > 1}>
			{name}
			{', '}
			{count}
			<>
				{count} of <Mark text={name} /> {name}
			</>
			{''}
			<Mark text={null} />
			{[<i key="a">{count > 1}</i>, 'end']}
			<input type="checkbox" disabled={count > 1} aria-hidden={false} name="row" value={name} />
			<button type="button" popoverTarget="menu" hidden={false} aria-label={`Move ${name}`}>
				<svg width={14} dangerouslySetInnerHTML={{ __html: '<use href="#icon-menu"/>' }} />
			</button>
		</li>
	)
})
const rows = ['Dr Asha Menon', `O'Neil & "Sons" <b>`, 'क्षिति ₹2–3 लाख', '<!--rows-->'].flatMap((name) =>
	[0, 1, 2].map((count) => <Row key={name + count} name={name} count={count} />),
)
const List = () => <ul {...drawnRows(rows)} />

test('rows are written as React writes them', () => {
	const byReact = renderToString(createElement('ul', null, ...rows))

	expect(renderToString(<List />)).toBe(byReact)
})

test('a document in parts is the document, whatever its rows hold', () => {
	const draw = () =>
		renderToString(
			<Fragment>
				<h1>Two lists</h1>
				<List />
				<p>Between</p>
				<List />
			</Fragment>,
		)

	const parts = inParts(draw)

	expect(parts.length).toBe(2 * rows.length + 3)
	expect(parts.join('')).toBe(draw())
})

test('a document that cannot be drawn leaves nothing to the next', () => {
	expect(() => inParts(() => fail())).toThrow('cannot be drawn')

	expect(renderToString(<List />)).toContain('Dr Asha Menon')
})

function fail(): never {
	throw new Error('cannot be drawn')
}
