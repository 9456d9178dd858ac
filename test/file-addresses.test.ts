// The server reads large bodies only where a page takes a file, and knows these pages by their addresses.
import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { takesFile } from '#app/addresses.ts'
import routes from '#app/routes.ts'

const readsFile = /\b(readPictureForm|readDocument|readResume|readFileField|receiveMessage)\(/

const pagesIn = (entries: readonly RouteConfigEntry[], above = ''): { file: string; address: string }[] =>
	entries.flatMap(({ file, path, children }) => {
		const address = path === undefined ? above : `${above}/${path}`
		return [...(path === undefined ? [] : [{ file, address }]), ...pagesIn(children ?? [], address)]
	})

test('a file as large as its form says is read at every address whose form takes one', () => {
	const taking = pagesIn(routes).filter(({ file }) => {
		const source = readFileSync(`app/${file}`, 'utf8')
		return readsFile.test(source) && /\bfunction action\b/.test(source)
	})

	expect(taking.length).toBeGreaterThan(9)
	expect(taking.filter(({ address }) => !takesFile(address)).map(({ address }) => address)).toEqual([])
	// Also where the page’s own script sends the form.
	expect(taking.filter(({ address }) => !takesFile(`${address}.data`)).map(({ address }) => address)).toEqual([])
})
