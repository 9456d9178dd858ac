import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Catalog } from '#app/platform/language/language.server.ts'
import { readSentences } from '../scripts/sentences.ts'

const sentences = readSentences()
const keys = new Set(sentences.map(({ key }) => key))
const formsOf = (key: string) => sentences.find((sentence) => sentence.key === key)?.forms ?? []

/** The holes and tags of a sentence, in any order. */
const partsOf = (text: string) => [...text.matchAll(/\{\w+\}|<\/?\w+>/g)].map(([part]) => part).toSorted()

test('no sentence is said while its module is loaded: then there is no reader', () => {
	expect(sentences.filter(({ isTooEarly }) => isTooEarly).map(({ file, line }) => `${file}:${line}`)).toEqual([])
})

test('a sentence is more than a value', () => {
	expect([...keys].filter((key) => !/\p{L}/u.test(key.replaceAll(/\{\w+\}/g, '')))).toEqual([])
})

describe.each(['hi', 'mr'])('%s', (language) => {
	const catalog = JSON.parse(readFileSync(`languages/${language}.json`, 'utf8')) as Catalog

	test('every sentence is translated, and nothing that is not said', () => {
		expect([...keys].filter((key) => typeof catalog[key] !== 'string' && !Array.isArray(catalog[key]))).toEqual([])
		expect(Object.keys(catalog).filter((key) => !keys.has(key))).toEqual([])
	})

	test('a translation has the values, links and forms of its sentence', () => {
		const wrong = Object.entries(catalog).filter(([key, said]) => {
			const forms = formsOf(key)
			const given = [said].flat()
			if (forms.length !== given.length) return true
			const wanted = JSON.stringify(partsOf(forms.at(-1) ?? ''))
			return given.some((text) => JSON.stringify(partsOf(text)) !== wanted)
		})

		expect(wrong.map(([key, said]) => `${key}: ${String(said)}`)).toEqual([])
	})

	test('digits are Latin, and no verb agrees with the person who reads', () => {
		const texts = Object.entries(catalog).flatMap(([key, said]) => [said].flat().map((text) => `${key}: ${text}`))

		expect(texts.filter((text) => /[०-९]/.test(text))).toEqual([])
		expect(
			texts.filter((text) => /(?:^|[\s“(])आप (?!ने|को|से|के|में|पर|तक)[^।]*(सकते|सकती|करते|करती|रहे|रही) (हैं|हो)/.test(text)),
		).toEqual([])
	})
})
