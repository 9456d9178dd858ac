import { skillNamed } from '#app/catalog/words/resolved-words.ts'
import { isKnownSkill } from '#app/catalog/skills.ts'
import { foldSpelling } from '#app/catalog/words/spelling.ts'
import { formatList } from '#app/platform/text/list.ts'
import { type Fit, type MatchJob, type MatchPerson, unknown } from '../facts.ts'
import { t } from '#app/platform/language/words.ts'

/** How many of the skills that the job requires are on the profile. The names printed are the job's. */
export function skillsFit({ skills }: MatchPerson, { requiredSkills }: MatchJob): Fit {
	// A skill that we do not know could be any: no person is rated by it.
	const known = requiredSkills.filter((name) => readSkill(name).isKnown)
	const required = [...new Map(known.map((name) => [keysOf(name)[0], name])).values()]
	if (required.length === 0) return unknown
	if (skills.length === 0) return { fit: null, missing: 'skills' }

	const held = new Set(skills.flatMap(keysOf))
	const common = required.filter((name) => keysOf(name).some((key) => held.has(key)))
	const lacking = required.filter((name) => !common.includes(name))
	const count = () => countOf(common.length, required.length)
	return {
		fit: common.length / required.length,
		...(common.length > 0
			? {
					reason: {
						specialist: () => youHave(common.length, required.length, formatList(shorten(common))),
						hospital: () => `Has ${count()}: ${formatList(shorten(common))}`,
					},
				}
			: {}),
		...(lacking.length > 0
			? {
					miss: {
						specialist: () => {
							const skills = formatList(shorten(lacking))
							return lacking.length === 1
								? t`${{ skills }} is not in your skills`
								: t`${{ skills }} are not in your skills`
						},
						hospital: () => `Does not list ${formatList(shorten(lacking))}`,
					},
				}
			: {}),
	}
}

type Skill = { keys: readonly string[]; isKnown: boolean }

const skillByName = new Map<string, Skill>()
const keptNames = 5_000

/** 'Pre-anesthetic check (PAC)' is the same as 'Pre-anaesthetic check' and as 'PAC'. Jobs and people name the same skills many times. */
function readSkill(name: string): Skill {
	const found = skillByName.get(name)
	if (found) return found
	const [, before = name, short] = /^(.+?)\s*\(([^()]+)\)\s*$/.exec(name) ?? []
	const keys = [before, ...(short === undefined ? [] : [short])].map(foldSpelling)
	const skill = { keys, isKnown: isKnownSkill(skillNamed(name)) }
	if (skillByName.size >= keptNames) skillByName.clear()
	skillByName.set(name, skill)
	return skill
}

const keysOf = (name: string) => readSkill(name).keys

function countOf(common: number, required: number): string {
	if (required === 1) return 'the required skill'
	if (common < required) return `${common} of ${required} required skills`
	return required === 2 ? 'both required skills' : `all ${required} required skills`
}

function youHave(held: number, required: number, skills: string): string {
	if (required === 1) return t`You have the required skill: ${{ skills }}`
	if (held < required) return t`You have ${{ held }} of ${{ required }} required skills: ${{ skills }}`
	return required === 2
		? t`You have both required skills: ${{ skills }}`
		: t`You have all ${{ required }} required skills: ${{ skills }}`
}

const namesShown = 3
/** The first three and how many more: a job may require twenty. */
const shorten = (names: readonly string[]) =>
	names.length <= namesShown + 1
		? names
		: [...names.slice(0, namesShown), t`${{ count: names.length - namesShown }} more`]
