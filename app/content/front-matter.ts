import { z } from 'zod'
import { words } from '#app/platform/language/words.ts'
import { covers } from '#app/pictures/article-cover.tsx'

const articleCategories = ['Contracts', 'Registration', 'Working life', 'Hiring', 'Theatre', 'Data protection'] as const
const guideCategories = ['Finding work', 'Pay', 'Credentials', 'Interviews', 'Changing jobs', 'Starting out'] as const

export const categoryNames: Record<(typeof articleCategories | typeof guideCategories)[number], string> = words({
	Contracts: 'Contracts',
	Registration: 'Registration',
	'Working life': 'Working life',
	Hiring: 'Hiring',
	Theatre: 'Theatre',
	'Data protection': 'Data protection',
	'Finding work': 'Finding work',
	Pay: 'Pay',
	Credentials: 'Credentials',
	Interviews: 'Interviews',
	'Changing jobs': 'Changing jobs',
	'Starting out': 'Starting out',
})

/** Long enough to say something, short enough for a search engine to show whole. */
const description = z.string().min(60).max(165)

/** Of a translation: the first twelve digits of the SHA-256 of the English file that it was made from. */
const from = z.string().optional()

export const PageFrontMatter = z.strictObject({
	title: z.string().max(70),
	description,
	updated: z.iso.date(),
	/** Of legal pages: the day on which their wording last changed. */
	changed: z.iso.date().optional(),
	/** It prints numbers of laws, and says when they were checked. */
	numbersOfLaw: z.boolean().optional(),
	from,
})
export type PageFrontMatter = z.infer<typeof PageFrontMatter>

const dated = PageFrontMatter.extend({
	/** Signs our texts (company.ts). A team, because an invented doctor would be false and a borrowed one an advertisement. */
	author: z.enum(['editors']),
	published: z.iso.date(),
	/** The drawing that stands for it. */
	cover: z.enum(covers),
})
export const ArticleFrontMatter = dated.extend({ category: z.enum(articleCategories) })
export const GuideFrontMatter = dated.extend({ category: z.enum(guideCategories) })
export const QuestionsFrontMatter = z.strictObject({ title: z.string(), from })

export type ArticleFrontMatter = z.infer<typeof ArticleFrontMatter>
export type GuideFrontMatter = z.infer<typeof GuideFrontMatter>
