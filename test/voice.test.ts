// Every text of the product, on screens, in messages and in articles, keeps to the constructions of its voice.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Where the words are not ours: what people type, what the specification fixes, and what a test invents. */
const isOther = /\.test\.|fixtures|access-cases|app\/catalog\/|app\/dev\/|app\/moderation\/scanner\//
const files = globSync('app/**/*.{ts,tsx,mdx}').filter((file) => !isOther.test(file))

const literal = /'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g
const comment = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(\/\*[^]*?\*\/|\/\/[^\n]*)/g
const markup = />([^<>{}=;]*[A-Za-z]{2,} [^<>{}=;]*)[<{]/g

/** What a file may print: sentences among its literals, and the words between its tags. */
function textsOf(file: string): string[] {
	const source = readFileSync(file, 'utf8')
	if (file.endsWith('.mdx')) return source.split('\n')
	const code = source.replace(comment, (all, text?: string) => (text ? '' : all))
	const literals = [...code.matchAll(literal)].map(([, ...texts]) => texts.find(Boolean) ?? '')
	const printed = literals.filter((text) => /^[A-Z₹‘“’].* |[a-z]+ [a-z]+ [a-z]+/.test(text))
	return [...printed, ...[...code.matchAll(markup)].map(([, text = '']) => text)]
}

const banned: Record<string, RegExp> = {
	'someone, no one, everyone': /\b(?:some|no|every|any)body\b/i,
	'words no one says':
		/\banew\b|\bmeanwhile\b|\bas ever\b|\bof ours\b|\bat hand\b|\bany more\b|\b(?:tells?|told|hears?|heard) of\b/i,
	'withdraw, decline, accept':
		/\b(?:tak(?:e|es|en|ing)|took) back\b|\bsa(?:y|ys|id) (?:yes|no)\b|\bput aside\b|\bran out\b/i,
	'we notify, we tell': /\b(?:is|are|be) (?:not )?told\b/i,
	'name the person': /(?:^|[.;:] )(?:Whom|Whoever|Whomever) /,
	'log in': /\bsign(?:ed|s|ing)? in\b(?! (?:the|a|an|this|your))/i,
	email: /\be-mails?\b/i,
	select: /^(?:Press|Tick)\b/,
	'₹, never Rs': /\bRs\.? ?\d/,
	'added, entered, provided':
		/\b(?:has|have|had) not said\b|\bnot said\b|\bsaid not\b|\b(?:you|they|it) (?:gave|have given)\b/i,
	'no verbs of place':
		/\b(?:is|are) there\b(?=\.?$)|\bstands (?:here|there|beside|under)\b|\blies (?:in|on|with)\b|\bwaits (?:here|there|under|in)\b|\bgoes with\b/i,
	'what the state is now': /^You wanted\b|\bdo as well\b|\bwill do\b/i,
	'matches, never fits': /\b(?:jobs?|specialists?|people) (?:that|who) fits?\b/i,
}

test.each(Object.entries(banned))('no text needs the rule: %s', (_rule, pattern) => {
	const found = files.flatMap((file) =>
		textsOf(file).flatMap((text) => (pattern.test(text) ? [`${file}: ${text.trim().slice(0, 160)}`] : [])),
	)

	expect(found).toEqual([])
	expect(files.length).toBeGreaterThan(500)
})

test('the window of an undo is a parameter of its sentences', () => {
	const typed = files.flatMap((file) => {
		const texts = textsOf(file)
		// The form for one of a sentence that counts the minutes.
		const isForm = (text: string) => texts.includes(text.replace('one minute', '# minutes'))
		return texts
			.filter((text) => /\b(?:60 seconds|one minute)\b/.test(text) && !isForm(text))
			.map((text) => `${file}: ${text}`)
	})
	expect(typed).toEqual([])
})
