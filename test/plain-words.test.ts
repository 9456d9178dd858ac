// Names, comments and titles of tests speak as a new engineer would: the words that this code base once had of its own stay out.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { everyFolder } from './folders.ts'

/** The texts of the scanner's examples are not ours. */
const isOther = /^test\/plain-words\.test\.ts$|^app\/moderation\/examples\//
const sources = globSync(`${everyFolder}/**/*.{ts,tsx,mjs}`).filter((file) => !isOther.test(file))

const names =
	/\b(tell|told)(?:Of)?[A-Z]\w*|\b\w*[a-z](?:Told|Untold|InWords)\b|\buntold\w*|\b\w*(?:[Bb]eholder|[Oo]nlooker|[Ss]pecimen|[Hh]ermit|[Pp]ercolat)\w*|\b(?:most(?!Trusted|Frequent)|fewest|takeBack|giveConsent|coolOff|letTime)[A-Z]\w*|\b(?:wishes\w*|readWishes|happeningOf|waysOut|cameBack|isFrozen|answerEvenly|bringNearer)\b/

const words =
	/\b(?:some|no|every|any)body\b|\banew\b|\bmeanwhile\b|\bas ever\b|\bof ours\b|\bat hand\b|\bany more\b|\b(?:tak(?:e|es|en|ing)|took) back\b|\b(?:tells?|told|hears?|heard) of\b|\bsays? (?:yes|no)\b|\ba (?:yes|no)\b(?!-)|\bpercolat|\bbeholder|\bonlooker/i
/** 'Who asked hears…': a relative clause where a person or thing should be named. A question is fine. */
const riddle = /(?:^|[.;:] )(?:Who|Whom|Whoever|Whomever)\b(?![^?]*\?)/

const comment = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(\/\*[^]*?\*\/|\/\/[^\n]*)/g
const title = /\b(?:test|describe|it)(?:\.\w+)*(?:\([^()]*\))?\(\s*(['"`])(.*?)\1/g
/** The sentences of a comment or title, without quoted code and the marks of a comment. */
const plain = (text: string) =>
	text
		.replace(/`[^`]*`|'[^'\n]*'|‘[^’\n]*’/g, '')
		.replace(/^\s*(?:\/\*\*?|\*\/|\*|\/\/)\s?/gm, '')
		.trim()

test('names are those of the field', () => {
	const found = sources.flatMap((file) => {
		const code = readFileSync(file, 'utf8').replace(comment, (all, text?: string) => (text ? '' : all))
		return code.split('\n').flatMap((line) => (names.test(line) ? [`${file}: ${line.trim()}`] : []))
	})
	expect(found).toEqual([])
	expect(sources.filter((file) => /(?:telling|moving|percolation|wishes|conduct|readings)\b/.test(file))).toEqual([])
})

test('comments and titles of tests are plain English', () => {
	const found = sources.flatMap((file) => {
		const source = readFileSync(file, 'utf8')
		const texts = [...source.matchAll(comment)].flatMap(([, text]) => (text ? [text] : []))
		const titles = /\.(?:test|spec)\.tsx?$/.test(file) ? [...source.matchAll(title)].map(([, , text = '']) => text) : []
		return [...texts, ...titles].flatMap((text) => {
			const hit = words.exec(plain(text)) ?? riddle.exec(plain(text))
			return hit ? [`${file}: ${hit[0]}: ${plain(text)}`] : []
		})
	})
	expect(found).toEqual([])
})
