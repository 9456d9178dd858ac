import type { Thing } from './speciality-thing.tsx'

/** Words in the slug of a speciality that tell its picture, the first that is found. */
const byWord: readonly (readonly [word: RegExp, thing: Thing])[] = [
	[/^(pediatri|neonat|nicu|labor)/, 'child'],
	[/anesthes|pain/, 'mask'],
	[/cardi|vascular|cath/, 'heart'],
	[/neuro|psych/, 'brain'],
	[/ortho/, 'bone'],
	[/^ot-nurse/, 'trolley'],
	[/icu|intensiv|emergency|dialysis|pulmon/, 'monitor'],
	[/surg|urolog|gynec|ophthal/, 'lamp'],
]

export const thingOf = (slug: string): Thing => byWord.find(([word]) => word.test(slug))?.[1] ?? 'stethoscope'
