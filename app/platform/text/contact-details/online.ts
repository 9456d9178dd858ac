import { type Span, spansOf } from './span.ts'

// Endings that people here use. `in`, `me` and `co` are also words or parts of them; see `ambiguous`.
const ending =
	'(?:com|org|net|edu|gov|info|biz|io|ai|app|dev|ly|gl|health|clinic|hospital|doctor|online|site|page|link|xyz|top|shop|club|click|vip|buzz|website|careers|cc|ru|cn|tk|ml|in|me|co)'
const dot = String.raw`(?:\s*[[({<]\s*(?:dot|\.)\s*[\])}>]\s*|\s+dot\s+|\.|\s*(?:डॉट|डाट)\s*)`
const at = String.raw`(?:\s*@\s*|\s*[[({<]\s*(?:at|@)\s*[\])}>]\s*|\s+at(?:[\s-]+the[\s-]+rate(?:[\s-]+of)?)?\s+|\s*(?:ऐट|एट)\s*)`
// No part is longer than the standard allows, so that a long text without spaces is not read again from each of its letters.
const name = String.raw`[\p{L}\p{M}\d](?:[\p{L}\p{M}\d.+_-]|\s?[[({<]\s?dot\s?[\])}>]\s?|\s+(?:dot|underscore)\s+){0,63}`
const label = String.raw`[\p{L}\d](?:[\p{L}\p{M}\d-]{0,61}[\p{L}\p{M}\d])?`
// A full stop and a space end a sentence; within an address written with an @ they are only space.
const spacedDot = String.raw`(?:${dot}|\s+\.\s*|\s*\.\s+(?=${ending}\b))`
const mailHosts = '(?:g\\s?mail|googlemail|yahoo|ymail|rediff(?:mail)?|hotmail|protonmail|icloud)'

const addressPatterns = [
	// asha.menon@gmail.com, asha @ gmail . com; also without its ending: asha@gmail
	new RegExp(String.raw`${name}\s?(?:@|[[({<]\s*@\s*[\])}>])\s?${label}(?:${spacedDot}${label}){0,6}`, 'giu'),
	// asha at gmail dot com, asha [at] ruby-hall (dot) in, asha at the rate gmail.com
	new RegExp(String.raw`${name}${at}(?:${label}${dot}){1,6}${ending}(?![\p{L}\d])`, 'giu'),
	// asha at gmail, "asha gmail com", gmail: asha.menon
	new RegExp(
		String.raw`(?:${name}(?:${at}|\s+))?(?<![\p{L}\d])${mailHosts}(?![\p{L}\d])(?:(?:${dot}|\s+)(?:com|in|co)(?![\p{L}\d]))*(?:\s*(?:id|address)?\s*(?:[:=]|is(?=\s))\s*[\w.+-]{1,64})?`,
		'giu',
	),
	/(?<![\p{L}\d])mailto:\S+/giu,
]

/** `Lakeside @ Pune` names a place: an @ between spaces makes an address only before something with an ending. */
const isPlace = (found: string) =>
	/\s@|@\s/.test(found) &&
	!new RegExp(String.raw`@\s?.*(?:\.|dot)\s*${ending}`, 'i').test(found) &&
	!new RegExp(mailHosts, 'i').test(found)

/** The word `at` before a sentence that has lost a space: `Consultant at Ruby Hall.In 2019`. */
const isLostSpace = (found: string) => /\.(?:In|Me|Co)$/.test(found)

export const findAddresses = (text: string): Span[] =>
	addressPatterns
		.flatMap((pattern) => spansOf(pattern, text))
		.filter(({ start, end }) => {
			const found = text.slice(start, end)
			return !isPlace(found) && !isLostSpace(found) && !/@\s?\d+$/.test(found)
		})

const path = String.raw`(?:[/?#:](?:[^\s<>"]*[\p{L}\d/=])?)?`
const linkPatterns = [
	/(?<![\p{L}\d])(?:https?|hxxps?|ftp)\s?:\s?\/\/\s?[^\s<>"]*[\p{L}\d/=]/giu,
	/(?<![\p{L}\d])www\s?\.\s?[^\s<>"]+[\p{L}\d/=]/giu,
	// theatrelist.in/asha, bit.ly/abc
	new RegExp(String.raw`(?<![\p{L}\d@.-])(?:${label}\.){0,6}[\p{L}\d-]{2,63}\.${ending}(?![\p{L}\d])${path}`, 'giu'),
	// linkedin dot com slash in slash asha
	new RegExp(
		String.raw`(?<![\p{L}\d])[\p{L}\d-]{2,63}(?:\s+dot\s+|\s*[[({<]\s*(?:dot|\.)\s*[\])}>]\s*)${ending}(?![\p{L}\d])(?:\s+slash\s+[\w.-]+|${path})*`,
		'giu',
	),
	// Shorteners and chats whose endings are no endings elsewhere.
	/(?<![\p{L}\d])(?:t\.me|wa\.me|goo\.gl|youtu\.be|is\.gd|lnkd\.in|fb\.me|m\.me|rb\.gy|forms\.gle)(?:\/\S*[\p{L}\d/])?/giu,
	// forms dot gle slash abcd, bit dot ly, wa dot me
	/(?<![\p{L}\d])(?:forms?|goo|bit|cutt|wa|t|fb|m|is|youtu)\s*(?:[[({<]\s*(?:dot|\.)\s*[\])}>]|\s+dot\s+)\s*(?:gle|gl|ly|me|gd|be)(?![\p{L}\d])(?:\s*(?:\/|slash|stroke)\s*[\w-]+)*/giu,
	// Any other: maps.app.goo/xT4k9, with a code behind the slash.
	/(?<![\p{L}\d@.-])(?:[a-z][a-z\d-]{2,30}\.){1,3}[a-z]{2,8}\/(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{5,}/gu,
]

export const findLinks = (text: string): Span[] =>
	linkPatterns.flatMap((pattern) => spansOf(pattern, text)).filter((span) => !isSentence(text, span))

/** `years.in Pune`, `B.Sc.in Nursing`: two sentences or words without the space between them. */
function isSentence(text: string, { start, end }: Span): boolean {
	const found = text.slice(start, end)
	if (!/^[^/]*\.(?:in|me|co)$/i.test(found)) return false
	if (/\.(?:In|Me|Co)$/.test(found) || /^(?:\p{L}{1,4}\.)+in$/iu.test(found)) return true
	const isOneWord = /^\p{L}+\.\p{L}+$/u.test(found)
	return isOneWord && /^\s+(?:(?:the|a|an|my|our|this|that|all|to|for|and|as|with)\b|\d|\p{Lu})/u.test(text.slice(end))
}

const account = String.raw`@?[\p{L}\d][\p{L}\d._/-]{2,}`
const handlePatterns = [
	// LinkedIn: asha-menon, Instagram id asha_m, my Telegram is @asha
	new RegExp(
		String.raw`(?<![\p{L}\d])(?:whats\s?app|telegram|instagram|insta|linked\s?in|facebook|skype|snapchat|twitter)(?![\p{L}\d])(?:\s*(?:id|handle|user\s?name|profile|account|name)(?![\p{L}\d]))?\s*(?:[:=@]|\s-+\s|(?:is|as)(?=\s))\s*${account}`,
		'giu',
	),
	new RegExp(
		String.raw`(?<![\p{L}\d])(?:whats\s?app|telegram|instagram|insta|linked\s?in|facebook|skype|snapchat|twitter)\s+(?:id|handle|user\s?name)\s+${account}`,
		'giu',
	),
	new RegExp(String.raw`(?<![\p{L}\d])(?:wa|ig|fb|tg|signal)\s*[:@]\s*${account}`, 'giu'),
	// @asha_menon; `@Lakeside` in plain words is a place
	/(?<![\p{L}\p{M}\d.@])@(?!\p{Lu}\p{Ll}+(?![\p{L}\d._]))\p{L}[\p{L}\d._]{2,}/gu,
]

export const findHandles = (text: string): Span[] => handlePatterns.flatMap((pattern) => spansOf(pattern, text))
