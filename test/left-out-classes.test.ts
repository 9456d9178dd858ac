import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const styles = readFileSync('app/app.css', 'utf8')
const leftOut = new Set(/@source not inline\("([^"]+)"\)/.exec(styles)?.[1]?.split(' '))
/** `ring` and `table` of our own style sheets are classes that exist all the same. */
const isOwn = (name: string) => ownStyles.some((text) => new RegExp(`\\.${name}(?![\\w-])`).test(text))
const ownStyles = globSync('app/**/*.css').map((file) => readFileSync(file, 'utf8'))

test('no page uses a class that the style sheet leaves out', () => {
	expect(leftOut.size).toBeGreaterThan(5)
	const used = globSync('app/**/*.tsx').flatMap((file) =>
		[...readFileSync(file, 'utf8').matchAll(/className="([^"]+)"|cx\(\s*'([^']+)'/g)]
			.flatMap(([, plain = '', first = '']) => `${plain} ${first}`.split(/\s+/))
			.filter((name) => leftOut.has(name) && !isOwn(name))
			.map((name) => `${file}: ${name}`),
	)
	expect(used).toEqual([])
})
