import { findListed } from '#app/catalog/places/places.server.ts'
import type { Line } from '../resume-reading/lines.ts'
import { foldName } from '../resume-reading/name.ts'
import type { Span } from './span.ts'

type Word = Span & { text: string }

/** Of a part of a city, at most so many words: 'Sinhagad Road', 'Viman Nagar East', 'Hinjewadi Phase 1'. */
const longestLocality = 3
/** Between a locality and its city: 'Katraj, Pune', 'Katraj Pune', 'Katraj - Pune', 'Andheri (W), Mumbai'. */
const between = /^(?:\s*\(\p{L}{1,5}\))?[\s,/–-]{1,4}$/u
const livesThere =
	/(?<!\p{L})(?:liv(?:e|es|ing)|resid(?:e|es|ing|ent)|stay(?:s|ing)?|settled|based|located|home)\s+(?:in|at|near|of|from|around)\s+$/iu
/** What a person says of work names no place to live, and all else of these lines goes with the employer or stays with the course. */
const withoutHomes: readonly Line['part'][] = ['experience', 'education']

const isLocality = (typed: string) => findListed(typed)?.kind === 'area'
const isCity = (typed: string) => findListed(typed)?.kind === 'city'

/**
 * The part of a city in which someone lives, where no house, road or PIN code makes an address of it: 'Anesthesiologist, Katraj, Pune'. The city
 * stays, which a hospital knows. By itself it counts in the head of a resume and behind 'lives in'.
 */
export function findLocalities(text: string, lines: readonly Line[], names: readonly string[]): Span[] {
	const texts = text.split('\n')
	const people = new Set(names.map(foldName))
	let at = 0
	const starts = texts.map((line) => {
		const start = at
		at += line.length + 1
		return start
	})
	return lines.flatMap(({ number, part }) => {
		if (withoutHomes.includes(part)) return []
		const [line = '', start = 0] = [texts[number], starts[number]]
		const found = localitiesIn(line)
		const alone = part === 'top' && found.length === 0 ? pieceAlone(line, people) : null
		return [...found, ...(alone ? [alone] : [])].map((span) => ({ start: span.start + start, end: span.end + start }))
	})
}

function localitiesIn(line: string): Span[] {
	const words: Word[] = [...line.matchAll(/[\p{L}\p{M}\p{N}.’']+/gu)].map((match) => ({
		text: match[0],
		start: match.index,
		end: match.index + match[0].length,
	}))
	const textOf = (from: number, to: number) => line.slice(words[from]?.start, words[to - 1]?.end)
	// 'Navi Mumbai', 'New Delhi': the longer name of a city first.
	const cityAt = (at: number) =>
		[2, 1].map((length) => textOf(at, at + length)).find((typed) => /^[^,(]+$/.test(typed) && isCity(typed))
	return words.flatMap((word, at): Span[] => {
		const city = cityAt(at)
		if (at > 0 && cityAt(at - 1)?.endsWith(` ${word.text}`)) return []
		if (city) {
			const behind = /\(\p{L}{1,5}\)[\s,]*$/u.test(line.slice(0, word.start)) ? at - 1 : at
			for (let length = Math.min(longestLocality, behind); length > 0; length--) {
				const [first, last] = [words[behind - length], words[behind - 1]]
				const typed = textOf(behind - length, behind)
				if (!first || !last || /[^\p{L}\p{M}\p{N}.’' -]/u.test(typed)) continue
				if (!between.test(line.slice(last.end, word.start))) continue
				if (isLocality(`${typed}, ${city}`)) return [{ start: first.start, end: last.end }]
			}
			return []
		}
		if (!livesThere.test(line.slice(0, word.start))) return []
		for (let length = longestLocality; length > 0; length--) {
			const last = words[at + length - 1]
			if (last && cityAt(at + length - 1) === undefined && isLocality(textOf(at, at + length)))
				return [{ start: word.start, end: last.end }]
		}
		return []
	})
}

/** A column of a line in the head of a resume that is a locality and nothing else. */
function pieceAlone(line: string, people: ReadonlySet<string>): Span | null {
	let at = 0
	for (const piece of line.split(/([|•·\t]| {3,})/u)) {
		const typed = piece.trim()
		if (/^\p{L}{3}/u.test(typed) && typed.length < 30 && !people.has(foldName(typed)) && isLocality(typed)) {
			const start = at + piece.indexOf(typed)
			return { start, end: start + typed.length }
		}
		at += piece.length
	}
	return null
}
