import { describe, expect, test } from 'vitest'
import {
	hasMutualInterest,
	isKnown,
	mayBeAsked,
	mayBeNamed,
	mayFind,
	mayMeet,
	mayMessage,
	mayProgress,
	mayReadFreeText,
	mayReadProfile,
	mayReadResumeFile,
	mayReadResumePreview,
	mayReceive,
	mayRecommendJobs,
	mayShortlist,
	type Relation,
	strangers,
} from './rules.ts'

const rules = {
	find: mayFind,
	name: mayBeNamed,
	profile: mayReadProfile,
	'own words': mayReadFreeText,
	known: isKnown,
	preview: mayReadResumePreview,
	file: mayReadResumeFile,
	mutual: hasMutualInterest,
	message: mayMessage,
	shortlist: mayShortlist,
	meet: mayMeet,
	receive: mayReceive,
	ask: mayBeAsked,
	'recommend jobs': mayRecommendJobs,
	progress: mayProgress,
}
type Rule = keyof typeof rules
const all = Object.keys(rules) as Rule[]
const without = (list: Rule[], ...left: Rule[]) => list.filter((rule) => !left.includes(rule))

const open: Rule[] = ['meet', 'receive', 'recommend jobs', 'progress']
const found: Rule[] = ['find', 'name', 'profile', 'own words', 'ask', ...open]
const applicant: Rule[] = [...found, 'known', 'preview', 'message']
const mutual: Rule[] = [...applicant, 'file', 'mutual']

const table: [who: string, relation: Partial<Relation>, may: Rule[]][] = [
	['a verified hospital and a stranger', {}, found],
	['a stranger in Private Mode', { private: true }, open],
	['a stranger whose account we have suspended', { suspended: true }, without(open, 'progress', 'meet')],
	['a stranger in anonymous mode', { anonymous: true }, without(found, 'name', 'own words')],
	['a stranger who hides from the hospital', { hidden: true }, without(open, 'recommend jobs')],
	['a hospital that we have not verified', { verified: false }, ['recommend jobs']],
	['the same, with an application', { verified: false, applied: true, shortlisted: true }, ['recommend jobs']],

	['an applicant', { applied: true }, applicant],
	['an applicant in Private Mode', { applied: true, private: true }, without(applicant, 'find')],
	['an applicant in anonymous mode', { applied: true, anonymous: true }, without(applicant, 'own words')],
	[
		'an applicant who hides from the hospital',
		{ applied: true, hidden: true },
		without(applicant, 'find', 'recommend jobs'),
	],
	[
		'an applicant whose account we have suspended',
		{ applied: true, suspended: true },
		without(applicant, 'find', 'ask', 'message', 'progress', 'meet'),
	],
	['an applicant who blocked the hospital', { applied: true, hidden: true, blocked: true }, ['progress']],

	['a shortlisted applicant', { applied: true, shortlisted: true }, mutual],
	['the same in anonymous mode', { applied: true, shortlisted: true, anonymous: true }, mutual],
	['the same in Private Mode', { applied: true, shortlisted: true, private: true }, without(mutual, 'find')],
	['the same, the hospital blocked', { applied: true, shortlisted: true, hidden: true, blocked: true }, ['progress']],

	['somebody who accepted a request', { contactAccepted: true }, all],
	[
		'the same, hidden and in anonymous mode',
		{ contactAccepted: true, hidden: true, anonymous: true },
		without(all, 'find', 'recommend jobs'),
	],
	['contact details that were given and no acceptance any more', { contactShared: true }, found],
]

describe('what a hospital may do with', () => {
	test.each(table)('%s', (_who, relation, may) => {
		const allowed = all.filter((rule) => rules[rule]({ ...strangers, ...relation }))

		expect(allowed.sort()).toEqual([...may].sort())
	})
})
