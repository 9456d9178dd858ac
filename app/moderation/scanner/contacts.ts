import { findContactDetails } from '#app/platform/text/contact-details.ts'
import { type Span, spansOf, wordsPattern } from './pattern.ts'

const network = String.raw`(?:whats\s?app|wha?t?sapp|watsapp|telegram|instagram|insta|facebook|fb|signal|skype|व्हाट्सएप|व्हॉट्सअॅप|व्हॉट्सॲप|टेलीग्राम|टेलिग्राम|इंस्टाग्राम)`

const more: readonly RegExp[] = [
	// Telegram channel otjobs_pune, insta lakeside.jobs: a name that no word of a sentence looks like
	wordsPattern(
		String.raw`${network}(?:\s+(?:id|channel|group|page|handle|us|me|on|at|par|pe|var|पर|वर|is|to|join|:))*[\s:@-]+(?=[\w.]*[a-z])(?=[\w.]*[_\d]|\w+\.\w)[a-z\d][\w.]{3,30}`,
	),
	// t me slash otjobs, wa dot me
	wordsPattern(String.raw`(?:t|wa|bit|tinyurl)\s*(?:\.|dot)\s*(?:me|ly|com)\s*(?:/|slash)\s*[\w+-]+`),
	wordsPattern(String.raw`(?:t|wa)\s+(?:dot\s+)?me\s+slash\s+\S+`),
	// Marathi digits in words
	wordsPattern(
		String.raw`(?:(?:shunya|ek|don|tin|teen|char|chaar|pach|paach|saha|sat|saat|aath|nau|शून्य|एक|दोन|दो|तीन|चार|पाच|पांच|सहा|छह|सात|आठ|नऊ|नौ|\d)[\s,.-]+){7,}(?:shunya|ek|don|tin|teen|char|chaar|pach|paach|saha|sat|saat|aath|nau|शून्य|एक|दोन|दो|तीन|चार|पाच|पांच|सहा|छह|सात|आठ|नऊ|नौ|\d)`,
	),
]

/** Phone numbers, email addresses, links and account names, in the spellings that people use to get them past a check. */
export const findContacts = (text: string): Span[] => [
	...findContactDetails(text),
	...findContactDetails(text.replace(/(?<=\d[\s.-]{0,3})[Oo](?=[\s.-]{0,3}\d)/g, '0')),
	...more.flatMap((pattern) => spansOf(pattern, text)),
]
