import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { councils } from '#app/catalog/councils.ts'
import { experienceBuckets } from '#app/catalog/experience.ts'
import { languages } from '#app/catalog/languages.ts'
import { gazetteer } from '#app/catalog/places/gazetteer.server.ts'
import { states } from '#app/catalog/places/states.ts'
import { specialities } from '#app/catalog/specialities.ts'
import { conditionEntries } from '#app/catalog/words/vocabulary/conditions.ts'
import { toRegister } from '#app/notifications/whatsapp-templates.ts'
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

/** Names of our lists that readers meet; of cities those known all over India. */
const listedNames = () => {
	const { cities, areas } = gazetteer()
	return [
		...[...specialities, ...councils, ...languages, ...cities.slice(0, 300)].map(({ name }) => name),
		...experienceBuckets.map(({ label }) => label),
		...conditionEntries.map(({ label }) => label),
		...['Nurse', 'Doctor', 'Consultant', 'Resident'],
		...Object.values(states),
		...areas.flatMap(({ name }) => name.split(', ')[0] ?? []),
	]
}

describe.each(['hi', 'mr'])('%s', (language) => {
	const catalog = JSON.parse(readFileSync(`languages/${language}.json`, 'utf8')) as Catalog

	test('every sentence is translated, and nothing that is not said', () => {
		expect([...keys].filter((key) => typeof catalog[key] !== 'string' && !Array.isArray(catalog[key]))).toEqual([])
		expect(Object.keys(catalog).filter((key) => !keys.has(key))).toEqual([])
	})

	test('every name that readers meet has one of its own, in its own letters and with Latin digits', () => {
		const names = JSON.parse(readFileSync(`languages/names/${language}.json`, 'utf8')) as Record<string, string>

		expect(listedNames().filter((name) => !Object.hasOwn(names, name) && !Object.hasOwn(catalog, name))).toEqual([])
		expect(
			Object.entries(names).filter(([, said]) => !/[\u0900-\u097f]|^[A-Z]+$/.test(said) || /[०-९]/.test(said)),
		).toEqual([])
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

	test('digits are Latin, no verb agrees with the person who reads, and they are called alike everywhere', () => {
		const templates = toRegister().filter((template) => template.language === language)
		const texts = [
			...Object.entries(catalog).flatMap(([key, said]) => [said].flat().map((text) => `${key}: ${text}`)),
			...templates.map(({ name, text }) => `${name}: ${text}`),
		]

		expect(texts.filter((text) => /[०-९]/.test(text))).toEqual([])
		expect(
			texts.filter((text) => /(?:^|[\s“(])आप (?!ने|को|से|के|में|पर|तक)[^।]*(सकते|सकती|करते|करती|रहे|रही) (हैं|हो)/.test(text)),
		).toEqual([])
		expect(texts.filter((text) => /तुम/.test(text))).toEqual([])
	})
})
