import { lookalikes } from '#app/platform/text/lookalikes.ts'
import { type Span, spansOf } from './pattern.ts'

/** A name, a greeting or a language in its own letters says nothing that has to be checked. */
const maxWords = 3
const maxLetters = 24

const unread = String.raw`(?!\p{Script=Latin}|\p{Script=Devanagari}|\p{Script=Common}|\p{Script=Inherited})\p{L}`
const word = new RegExp(String.raw`${unread}(?:${unread}|[\p{M}\u200c\u200d])*`, 'gu')
/** Latin letters and those that only look like them in one word, as no one types them. A unit (µg) or a letter before a hyphen is none. */
const mixed =
	/(?=\p{L}{4})(?:\p{Script=Latin}\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]\p{L}*\p{Script=Latin})\p{L}*/gu
const reversed = /\u202e[^\u202c\n]+/gu

const ideographs = (found: string) =>
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(found)
/** A dozen letters that are spelled apart, as no heading has. */
const apart = /(?<![\p{L}\d])\p{L}\p{M}*([ .\-_*|/])(?:\p{L}\p{M}*\1){9,}\p{L}/gu

/** A sum, or digits of a script that is not read: of it even a few words are a demand or an offer. */
const sum = /\p{Nd}[\p{Nd},.]{2,}|\p{Nd}k(?!\p{L})|\p{Sc}|(?<!\p{L})rs(?!\p{L})|(?![0-9०-९])\p{Nd}/iu
const besideSum = 10
/** A short number that a word of such a script has beside it, and nothing after that could be counted. */
const figure = new RegExp(String.raw`(?:${unread}|\p{M})\s*\p{Nd}+\s*(?:${unread}|[.\n]|$)`, 'u')
/** Thousands, lakhs and rupees as words. Whole words: Lakshmi, Lakhani and Hazarika are names. */
const spokenSum = new RegExp(
	String.raw`(?<![\p{L}\p{M}])(?:હજાર|લાખ|રૂપિયા|হাজার|হেজাৰ|হাজাৰ|লাখ|টাকা|টকা|లక్ష|వేలు|వేల|వెయ్యి|రూపాయలు|ಸಾವಿರ|ಲಕ್ಷ|ರೂಪಾಯಿ|ਹ(?:ਜ\u0a3c?|\u0a5b)ਾਰ|ਲੱਖ|ਰੁਪਏ|ହଜାର|ଲକ୍ଷ|ଟଙ୍କା|ہزار|لاکھ|روپے|ரூபாய்|லட்சம்|ലക്ഷം|[\p{L}\p{M}]*யிரம்|[\p{L}\p{M}]*യിരം)(?![\p{L}\p{M}])`,
	'u',
)
/** Money, a fee, a deposit or an original, with what endings it has. */
const spokenMoney = new RegExp(
	String.raw`(?<![\p{L}\p{M}])(?:பண(?:ம்|த்)|கட்டண|டெபாசிட்|ஃபீஸ்|பீஸ்|ஒரிஜினல்|అసలు|డబ్బు|పైస|ఫీజు|డిపాజిట్|ఒరిజినల్|ಹಣ|ದುಡ್ಡು|ಶುಲ್ಕ|ಫೀಸ್|ಠೇವಣಿ|ಡಿಪಾಸಿಟ್|ಮೂಲ ದಾಖಲೆ|പണ(?:ം|മ)|കാശ്|ഫീസ്|ഡെപ്പോസിറ്റ്|ഒറിജിനൽ|পয়সা|পয়সা|টাকা|ফি(?![\p{L}\p{M}])|জমা|ডিপোজিট|অরিজিনাল|আসল|પૈસ|ફી(?![\p{L}\p{M}])|ડિપોઝિટ|ઓરિજિનલ|અસલ|ਪੈਸ|ਫੀਸ|ਡਿਪਾਜ਼ਿਟ|ਅਸਲ|ପଇସା|ଟଙ୍କା|ଫି(?![\p{L}\p{M}])|ଜମା|ମୂଳ|پیسے|پیسہ|رقم|فیس|ڈپازٹ|اصل)`,
	'u',
)
/** What is counted in an honest line beside a greeting or a language. */
const counted =
	/(?<![\p{Nd}\p{Sc}])\p{Nd}[\p{Nd},.]*\+?[\s-]*(?:beds?|bedded|batch|years?|yrs?|hours?|patients?|nurses?|doctors?|posts?|km)(?!\p{L})/giu

/** A word of letters that all look like Latin ones is read as Latin. */
const isRead = (found: string) => Array.from(found).every((letter) => lookalikes.has(letter))

/** The part of a text in scripts that the scanner does not read, beyond a few words, and what is written to be misread. */
export function findUnread(text: string): Span[] {
	const disguised = [...spansOf(reversed, text), ...spansOf(mixed, text), ...spansOf(apart, text)]
	const words = spansOf(word, text).filter(({ start, end }) => !isRead(text.slice(start, end)))
	// A character of these is a word.
	const letters = words.reduce(
		(total, { start, end }) => total + (end - start) * (ideographs(text.slice(start, end)) ? 4 : 1),
		0,
	)
	const [first, last] = [words[0], words.at(-1)]
	if (!first || !last) return disguised
	const near = text
		.replace(counted, (found) => ' '.repeat(found.length))
		.slice(Math.max(0, first.start - besideSum), last.end + besideSum)
	const isMuch =
		words.length > maxWords ||
		letters > maxLetters ||
		[sum, figure].some((pattern) => pattern.test(near)) ||
		(words.length > 1 && [spokenSum, spokenMoney].some((pattern) => pattern.test(near)))
	return isMuch ? [...disguised, { start: first.start, end: last.end }] : disguised
}
